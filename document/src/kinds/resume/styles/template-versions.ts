import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { Resume } from '../model/resume.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';
import type { EarlierVersions, Template, TemplateVersion } from './template.ts';
import { TEMPLATES } from './templates.ts';

/** A version of a template; versions count from 1. */
export type Versioned = Pick<Resume, 'pattern' | 'patternVersion'>;

/** The versions before the newest, of each template that has some. Each template's are a chunk of their own. */
const EARLIER: Readonly<Partial<Record<TemplateSlug, () => Promise<{ versions: EarlierVersions }>>>> = {
  modern: () => import('./earlier/modern.ts'),
  classic: () => import('./earlier/classic.ts'),
  bold: () => import('./earlier/bold.ts'),
  mirror: () => import('./earlier/mirror.ts'),
  timeline: () => import('./earlier/timeline.ts'),
  executive: () => import('./earlier/executive.ts'),
  portrait: () => import('./earlier/portrait.ts'),
  minimal: () => import('./earlier/minimal.ts'),
  tags: () => import('./earlier/tags.ts'),
  compact: () => import('./earlier/compact.ts'),
  academic: () => import('./earlier/academic.ts'),
  europass: () => import('./earlier/europass.ts'),
  plain: () => import('./earlier/plain.ts'),
  duotone: () => import('./earlier/duotone.ts'),
  grid: () => import('./earlier/grid.ts'),
  icons: () => import('./earlier/icons.ts'),
  editorial: () => import('./earlier/editorial.ts'),
  amber: () => import('./earlier/amber.ts'),
  monogram: () => import('./earlier/monogram.ts'),
  tabular: () => import('./earlier/tabular.ts'),
};

const loaded = new Map<TemplateSlug, EarlierVersions>();

function templateOf(pattern: TemplateSlug): Template {
  return TEMPLATES.find(({ slug }) => slug === pattern)!;
}

/** @throws Error for a version that the template does not have. */
function checkExists({ pattern, patternVersion }: Versioned): void {
  const newest = templateOf(pattern).earlierEngines.length + 1;
  if (!Number.isInteger(patternVersion) || patternVersion < 1 || patternVersion > newest)
    throw new Error(`The template ${pattern} has no version ${patternVersion}`);
}

/** Whether a version can be used now. The newest always can. */
export function isTemplateVersionLoaded({ pattern, patternVersion }: Versioned): boolean {
  return patternVersion > templateOf(pattern).earlierEngines.length || loaded.has(pattern);
}

/** Loads a version, so that `resolveStyle` knows it. @throws Error for a version that the template does not have. */
export async function loadTemplateVersion(version: Versioned): Promise<void> {
  checkExists(version);
  if (isTemplateVersionLoaded(version)) return;
  const { versions } = await EARLIER[version.pattern]!();
  loaded.set(version.pattern, versions);
}

/** A loaded version. @throws Error for a version that the template does not have, or that is not loaded. */
export function templateVersion(version: Versioned): TemplateVersion {
  checkExists(version);
  const { pattern, patternVersion } = version;
  const { earlierEngines, newest } = templateOf(pattern);
  if (patternVersion > earlierEngines.length) return newest;
  const earlier = loaded.get(pattern);
  if (!earlier) throw new Error(`Version ${patternVersion} of the template ${pattern} is not loaded`);
  return earlier[patternVersion - 1]!;
}

/** The engine version that sets the resume. It is known before the version is loaded. @throws Error for a version that the template does not have. */
export function engineOf(version: Versioned): EngineVersion {
  checkExists(version);
  const { earlierEngines, newest } = templateOf(version.pattern);
  return earlierEngines[version.patternVersion - 1] ?? newest.engine;
}
