import type { Language } from '../../../../engine/text/languages.ts';
import { completeOrder, completePageSetup } from '../../model/complete.ts';
import { isJsonObject, type JsonObject } from '../../model/json-object.ts';
import { LATER_SECTIONS } from '../../model/later-sections.ts';
import { absentPageSetup } from '../../model/page-setup.ts';
import { emptyResume, type Resume, resumeSchema, savedSectionsOrderSchema } from '../../model/resume.ts';
import {
  type OrderedSection,
  type ResumeSections,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../../model/sections.ts';
import { templateSlugSchema } from '../../model/template-slug-schema.ts';

const VERSION = 1;
/** What belongs to one stored resume and not to its content. */
const LOCAL_KEYS: ReadonlySet<string> = new Set(['uuid', 'photo', 'isDone']);

/** The whole resume except identity and photo, for `meta.kreda`. It holds what JSON Resume has no keys for. */
export function writeOwnCopy(resume: Resume): object {
  return {
    version: VERSION,
    ...Object.fromEntries(Object.entries(resume).filter(([key]) => !LOCAL_KEYS.has(key))),
  };
}

/**
 * The resume of an own copy; null without a copy. Parts that are not valid, or come from another version of the model, are as
 * in an empty resume.
 */
export function readOwnCopy(copy: unknown, { uuid, language }: { uuid: string; language: Language }): Resume | null {
  if (!isJsonObject(copy) || copy.version !== VERSION) return null;
  const pattern = templateSlugSchema.safeParse(own(copy, 'pattern')).data;
  let resume = emptyResume(uuid, language, pattern);
  for (const key of Object.keys(resumeSchema.shape)) {
    const setting = completed(key, own(copy, key), resume.language);
    if (LOCAL_KEYS.has(key) || key === 'sections' || setting === undefined) continue;
    // Settings may depend on one another, so each is taken only if the whole resume stays valid.
    const changed = resumeSchema.safeParse({ ...resume, [key]: setting });
    if (changed.success) resume = changed.data;
  }
  return { ...resume, sections: readSections(own(copy, 'sections')) };
}

/** Adds the sections and the fields of the page setup that the model got after the copy was written. */
function completed(key: string, setting: unknown, language: Language): unknown {
  if (key === 'sectionsOrder' && isOrder(setting)) return completeOrder(setting);
  if (key === 'sectionsActive' && isJsonObject(setting)) return { ...LATER_ARE_SHOWN, ...setting };
  if (key === 'pageSetup' && isJsonObject(setting)) return completePageSetup(setting, absentPageSetup(language));
  return setting;
}

const LATER_ARE_SHOWN = Object.fromEntries(LATER_SECTIONS.map((slug) => [slug, true]));

function isOrder(setting: unknown): setting is OrderedSection[] {
  return savedSectionsOrderSchema.safeParse(setting).success;
}

function readSections(stored: unknown): ResumeSections {
  return Object.fromEntries(
    SECTION_SLUGS.map((slug) => [slug, readSection(slug, own(stored, slug))]),
  ) as ResumeSections;
}

function readSection(slug: SectionSlug, stored: unknown): object {
  const section = SECTIONS[slug];
  const defaults = section.defaultConfig();
  const config = own(stored, 'config');
  const readConfig = section.configSchema.safeParse(
    isJsonObject(config) && { ...config, fields: { ...defaults.fields, ...fieldsOf(config.fields) } },
  );
  const readData = section.dataSchema.safeParse(withMissingFields(slug, own(stored, 'data')));
  return {
    data: readData.success ? readData.data : section.emptyData(),
    config: readConfig.success ? readConfig.data : defaults,
  };
}

/** Adds fields that the model got after the copy was written; they are empty. */
function withMissingFields(slug: SectionSlug, data: unknown): unknown {
  const section = SECTIONS[slug];
  if (section.kind === 'single') return { ...section.emptyData(), ...fieldsOf(data) };
  const items = own(data, 'items');
  return { items: Array.isArray(items) ? items.map((item) => ({ ...section.emptyEntry(''), ...fieldsOf(item) })) : [] };
}

function fieldsOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function own(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
