import type { Resume } from '../model/resume.ts';
import { resolveStyle } from './resolve-style.ts';
import type { TemplateVersion } from './template.ts';
import type { PageBreaks, TemplateStyle } from './template-style.ts';

/** The properties of a template version besides its design. Each is a change by its own name. */
type VersionProperty = Exclude<keyof TemplateVersion, 'design'>;

/**
 * What a version of a template does that another one does not. `continued`: a continued section says so, and no separator hangs at a line's
 * end. `dateLeaders`: a line leads to the dates. `wideText`: the main column widens where the side column has ended. `shortBackdrop`: the
 * side column's background ends with it. `plainLevels`: levels in running text have no numbers. `composed`: pages are composed.
 * `languageLevels`: shapes claim no higher language level than the person has. `equalDates`: a month that is both start and end is printed
 * once. `look`: the design differs in other ways.
 */
export type VersionChange =
  | VersionProperty
  | 'continued'
  | 'dateLeaders'
  | 'wideText'
  | 'shortBackdrop'
  | 'plainLevels'
  | 'composed'
  | 'languageLevels'
  | 'equalDates'
  | 'look';

interface Feature {
  /** How much of the feature a style has: more than before is a change. */
  level: (style: TemplateStyle) => number | boolean;
  /** The keys in a style, at any depth, that say no more than `level`. */
  keys: readonly string[];
}

const PAGE_BREAKS: Readonly<Record<PageBreaks, number>> = { greedy: 0, optimal: 1, composed: 1 };

/** In the order in which changes are listed. */
const FEATURES: Readonly<Record<Exclude<VersionChange, 'look'>, Feature>> = {
  engine: { level: ({ engine }) => engine, keys: ['engine'] },
  pageBreaks: { level: ({ pageBreaks }) => PAGE_BREAKS[pageBreaks], keys: ['pageBreaks'] },
  typography: { level: ({ typography }) => typography !== 'quotes', keys: ['typography'] },
  continued: { level: ({ typography }) => typography === 'detailed' || typography === 'precise', keys: ['typography'] },
  wideText: {
    level: ({ columns }) => columns.some(({ widthPx, alone }) => alone !== undefined && alone.widthPx > widthPx),
    keys: ['alone'],
  },
  shortBackdrop: {
    // Where the main column widens instead, the background has always ended there.
    level: ({ backdropAlone, columns }) =>
      backdropAlone !== undefined &&
      columns.every(({ widthPx, alone }) => alone === undefined || alone.widthPx <= widthPx),
    keys: ['backdropAlone'],
  },
  dateLeaders: {
    level: ({ columns }) => columns.some(({ look: { dates } }) => dates.kind === 'right' && dates.leader !== undefined),
    // Where the line begins is too small a change to name.
    keys: ['leader', 'isJoined'],
  },
  plainLevels: {
    level: ({ columns }) =>
      columns.some(({ look: { compact } }) => compact.kind === 'inline' && compact.levels === 'words'),
    keys: ['levels'],
  },
  composed: { level: ({ pageBreaks }) => pageBreaks === 'composed', keys: ['pageBreaks'] },
  languageLevels: { level: ({ typography }) => typography === 'precise', keys: ['typography'] },
  equalDates: { level: ({ typography }) => typography === 'precise', keys: ['typography'] },
};

const FEATURE_KEYS = new Set(Object.values(FEATURES).flatMap(({ keys }) => keys));

/** Everything in a style that no feature describes. */
function lookOf(style: TemplateStyle): string {
  return JSON.stringify(style, (key, value: unknown) => (FEATURE_KEYS.has(key) ? undefined : value));
}

/**
 * What the version `to` of the resume's template does and the version `from` does not, with the resume's colours, fonts and sizes. A
 * feature that `to` has lost counts as another look.
 *
 * @throws Error for a version that the template does not have.
 */
export function versionChanges(resume: Resume, { from, to }: { from: number; to: number }): VersionChange[] {
  const before = resolveStyle({ ...resume, patternVersion: from });
  const after = resolveStyle({ ...resume, patternVersion: to });
  const features = Object.entries(FEATURES) as [keyof typeof FEATURES, Feature][];
  const gained = features.filter(([, { level }]) => level(after) > level(before)).map(([change]) => change);
  const hasLost = features.some(([, { level }]) => level(after) < level(before));
  return hasLost || lookOf(before) !== lookOf(after) ? [...gained, 'look'] : gained;
}
