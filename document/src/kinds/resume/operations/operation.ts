import { z } from 'zod';
import type { Language } from '../../../engine/text/languages.ts';
import { colorSchema, fontsSchema } from '../model/appearance.ts';
import {
  completeConfig,
  completeData,
  completeOrder,
  completePageSetup,
  completeSectionsConfig,
} from '../model/complete.ts';
import { languageSchema } from '../model/language-schema.ts';
import { savedPageSetupSchema, usualDateStyle, usualHyphenation } from '../model/page-setup.ts';
import {
  photoSchema,
  type Resume,
  resumeNameSchema,
  savedSectionsConfigSchema,
  savedSectionsOrderSchema,
} from '../model/resume.ts';
import { sectionColumnsSchema } from '../model/section-columns.ts';
import { type SavedConfig, type SavedData, SECTION_SLUGS, SECTIONS, type SectionSlug } from '../model/sections.ts';
import { templateSlugSchema } from '../model/template-slug-schema.ts';
import { latestVersion, TEMPLATES_BY_SLUG } from '../model/templates-by-slug.ts';

/** Replaces a section's content. Absent fields of an entry keep their values. */
type SaveData = { [S in SectionSlug]: { type: 'data'; section: S; data: SavedData<S> } }[SectionSlug];
/** Replaces a section's settings. Absent ones keep their values. */
type SaveConfig = { [S in SectionSlug]: { type: 'config'; section: S; config: SavedConfig<S> } }[SectionSlug];

const documentOperationSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('name'), name: resumeNameSchema }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('language'), language: languageSchema }),
  z.strictObject({ type: z.literal('color'), color: colorSchema }),
  z.strictObject({ type: z.literal('fonts'), fonts: fontsSchema }),
  z.strictObject({ type: z.literal('pattern'), pattern: templateSlugSchema, color: colorSchema.optional() }),
  z.strictObject({ type: z.literal('pattern-version'), version: z.int().positive() }),
  z.strictObject({ type: z.literal('page-setup'), pageSetup: savedPageSetupSchema }),
  z.strictObject({
    type: z.literal('sections-order'),
    order: savedSectionsOrderSchema,
    columns: sectionColumnsSchema.optional(),
  }),
  z.strictObject({ type: z.literal('sections-config'), config: savedSectionsConfigSchema }),
  z.strictObject({ type: z.literal('photo'), photo: photoSchema.nullable() }),
]);

const dataOperations = SECTION_SLUGS.map((slug) =>
  z.strictObject({ type: z.literal('data'), section: z.literal(slug), data: SECTIONS[slug].savedDataSchema }),
);
const configOperations = SECTION_SLUGS.map((slug) =>
  z.strictObject({ type: z.literal('config'), section: z.literal(slug), config: SECTIONS[slug].savedConfigSchema }),
);

/** One change of a resume: the editor applies and undoes it, the API saves it. */
export type Operation = z.infer<typeof documentOperationSchema> | SaveData | SaveConfig;

/**
 * Schema for untrusted operations. Fields can be absent, since a sender of another release may not know them. An unknown field is
 * refused unless it is empty (docs/decisions/0037). Errors name the field below `data` or `config`.
 */
export const operationSchema = z.discriminatedUnion('type', [
  documentOperationSchema,
  z.discriminatedUnion('section', dataOperations as [(typeof dataOperations)[number]]),
  z.discriminatedUnion('section', configOperations as [(typeof configOperations)[number]]),
]) as unknown as z.ZodType<Operation>;

/** What an operation replaces as a whole. Of two operations with the same target, only the later one counts. */
export function targetOf(operation: Operation): string {
  return 'section' in operation ? `${operation.type}/${operation.section}` : operation.type;
}

/**
 * Applies one operation. Pure: the given resume is not changed, and unchanged parts are shared with the result. A field that is
 * absent in the operation keeps its value, and an absent section its place; in a new entry it is empty. A template version that does not exist becomes the latest one.
 */
export function applyOperation(resume: Resume, operation: Operation): Resume {
  switch (operation.type) {
    case 'name':
      return { ...resume, name: operation.name };
    case 'done':
      return { ...resume, isDone: true };
    case 'language':
      return withLanguage(resume, operation.language);
    case 'color':
      return { ...resume, color: operation.color };
    case 'fonts':
      return { ...resume, fonts: operation.fonts };
    case 'pattern': {
      // Changing the pattern replaces the section order (specification, section 4); columns and fonts follow the template too.
      // Colours follow only if the operation says so (docs/decisions/0042).
      const { fonts, sectionsOrder } = TEMPLATES_BY_SLUG[operation.pattern];
      return {
        ...resume,
        pattern: operation.pattern,
        patternVersion: latestVersion(operation.pattern),
        color: operation.color ?? resume.color,
        fonts: { ...fonts },
        sectionsOrder: [...sectionsOrder],
        pageSetup: { ...resume.pageSetup, columns: {} },
      };
    }
    case 'pattern-version':
      return { ...resume, patternVersion: Math.min(operation.version, latestVersion(resume.pattern)) };
    case 'page-setup':
      return { ...resume, pageSetup: completePageSetup(operation.pageSetup, resume.pageSetup) };
    case 'sections-order':
      return {
        ...resume,
        sectionsOrder: completeOrder(operation.order, resume.sectionsOrder),
        pageSetup: { ...resume.pageSetup, columns: operation.columns ?? resume.pageSetup.columns },
      };
    case 'sections-config': {
      const stored = { enabled: resume.sectionsEnabled, active: resume.sectionsActive };
      const { enabled, active } = completeSectionsConfig(operation.config, stored);
      return { ...resume, sectionsEnabled: enabled, sectionsActive: active };
    }
    case 'photo':
      return { ...resume, photo: operation.photo };
    case 'data':
      return withSection(resume, operation.section, ({ data }) => ({
        data: completeData(operation.section, operation.data, data),
      }));
    case 'config':
      return withSection(resume, operation.section, ({ config }) => ({
        config: completeConfig(operation.section, operation.config, config),
      }));
  }
}

/** Date style and hyphenation, each if it is the usual one of the old language, become the usual ones of the new language. */
function withLanguage(resume: Resume, language: Language): Resume {
  const { pageSetup } = resume;
  const follow = <V>(own: V, usual: (language: Language) => V) =>
    own === usual(resume.language) ? usual(language) : own;
  const dates = follow(pageSetup.dates, usualDateStyle);
  const hyphenation = follow(pageSetup.hyphenation, usualHyphenation);
  const isSame = dates === pageSetup.dates && hyphenation === pageSetup.hyphenation;
  return { ...resume, language, pageSetup: isSame ? pageSetup : { ...pageSetup, dates, hyphenation } };
}

function withSection(
  resume: Resume,
  slug: SectionSlug,
  change: (section: { data: unknown; config: unknown }) => { data: unknown } | { config: unknown },
): Resume {
  const section = resume.sections[slug];
  return { ...resume, sections: { ...resume.sections, [slug]: { ...section, ...change(section) } } };
}
