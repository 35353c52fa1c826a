import { z } from 'zod';
import { colorSchema, fontsSchema } from './appearance.ts';
import { languageSchema } from './language-schema.ts';
import { LATER_SECTIONS, type LaterSection } from './later-sections.ts';
import { defaultPageSetup, pageSetupSchema } from './page-setup.ts';
import { lineSchema } from './section.ts';
import {
  emptySections,
  isLaterSection,
  OPTIONAL_SECTIONS,
  ORDERED_SECTIONS,
  type OrderedSection,
  type ResumeSections,
  sectionsSchema,
} from './sections.ts';
import { templateSlugSchema } from './template-slug-schema.ts';
import {
  colorOfTemplate,
  DEFAULT_TEMPLATE,
  hasTemplateVersion,
  latestVersion,
  TEMPLATES_BY_SLUG,
} from './templates-by-slug.ts';

/** The longest name of a resume, in characters. */
export const MAX_NAME_CHARACTERS = 120;
export const resumeNameSchema = lineSchema.max(
  MAX_NAME_CHARACTERS,
  `The name can have at most ${MAX_NAME_CHARACTERS} characters`,
);

export const sectionsEnabledSchema = z
  .array(z.enum(OPTIONAL_SECTIONS))
  // A list that is too long is refused before its entries are checked: otherwise each wrong entry would add an error.
  .max(OPTIONAL_SECTIONS.length, 'A section can be enabled once')
  .refine((slugs) => new Set(slugs).size === slugs.length, 'A section can be enabled once');

/** Every ordered section exactly once. */
export const sectionsOrderSchema = z
  .array(z.enum(ORDERED_SECTIONS as [OrderedSection, ...OrderedSection[]]))
  .max(ORDERED_SECTIONS.length, 'The order must name every section once')
  .refine(
    (slugs) => slugs.length === ORDERED_SECTIONS.length && new Set(slugs).size === slugs.length,
    'The order must name every section once',
  );

/** The order in an operation. Sections that the sender does not know are absent (docs/decisions/0049). */
export const savedSectionsOrderSchema = z
  .array(z.enum(ORDERED_SECTIONS as [OrderedSection, ...OrderedSection[]]))
  .max(ORDERED_SECTIONS.length, 'The order must name every section once')
  .refine(
    (slugs) =>
      new Set(slugs).size === slugs.length &&
      ORDERED_SECTIONS.every((slug) => slugs.includes(slug) || isLaterSection(slug)),
    'The order must name every section once',
  );

/** A flag for each section: false hides it even if it is enabled. */
export const sectionsActiveSchema = z.strictObject(
  Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, z.boolean()])) as Record<OrderedSection, z.ZodBoolean>,
);

/** Which sections a resume has and shows. The steps "Add section" and "Section order" save it. */
export const sectionsConfigSchema = z.strictObject({
  enabled: sectionsEnabledSchema,
  active: sectionsActiveSchema,
});
export type SectionsConfig = z.infer<typeof sectionsConfigSchema>;

/** The same in an operation. Sections whose flag is absent are those that the sender does not know: they stay as they are. */
export const savedSectionsConfigSchema = z.strictObject({
  enabled: sectionsEnabledSchema,
  active: sectionsActiveSchema.partial(laterFlags()),
});
export type SavedSectionsConfig = z.infer<typeof savedSectionsConfigSchema>;

function laterFlags() {
  return Object.fromEntries(LATER_SECTIONS.map((slug) => [slug, true])) as Record<LaterSection, true>;
}

/** The photo as the API serves it; sizes in pixels. */
export const photoSchema = z.strictObject({
  url: z.string(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});
export type Photo = z.infer<typeof photoSchema>;

/** A whole resume: all that typesetting needs, except the bytes of fonts and photo. */
export const resumeSchema = z
  .strictObject({
    uuid: z.uuid(),
    name: resumeNameSchema,
    isDone: z.boolean(),
    language: languageSchema,
    pattern: templateSlugSchema,
    /** The version of the template that the pages are set with. It changes to a later one only when the owner chooses to. */
    patternVersion: z.int().positive(),
    pageSetup: pageSetupSchema,
    color: colorSchema,
    fonts: fontsSchema,
    photo: photoSchema.nullable(),
    sectionsEnabled: sectionsEnabledSchema,
    sectionsOrder: sectionsOrderSchema,
    sectionsActive: sectionsActiveSchema,
    sections: sectionsSchema,
  })
  .refine(hasTemplateVersion, { path: ['patternVersion'], message: 'The template has no such version' });
export type Resume = Omit<z.infer<typeof resumeSchema>, 'sections'> & { sections: ResumeSections };

/** A new, empty resume in its template's colours, fonts and order: in the default template, in navy (specification, section 3). */
export function emptyResume(uuid: string, language: Resume['language'], pattern = DEFAULT_TEMPLATE): Resume {
  const { fonts, sectionsOrder } = TEMPLATES_BY_SLUG[pattern];
  return {
    uuid,
    name: '',
    isDone: false,
    language,
    pattern,
    patternVersion: latestVersion(pattern),
    pageSetup: defaultPageSetup(language),
    color: colorOfTemplate(pattern),
    fonts: { ...fonts },
    photo: null,
    sectionsEnabled: [],
    sectionsOrder: [...sectionsOrder],
    sectionsActive: Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, true])) as Record<OrderedSection, boolean>,
    sections: emptySections(),
  };
}

/** The sections that a resume shows, in its order: permanent and enabled optional ones, without those that are hidden. */
export function shownSections(resume: Resume): OrderedSection[] {
  const isOptional = (slug: OrderedSection) => (OPTIONAL_SECTIONS as readonly string[]).includes(slug);
  const enabled = new Set<string>(resume.sectionsEnabled);
  return resume.sectionsOrder.filter((slug) => resume.sectionsActive[slug] && (!isOptional(slug) || enabled.has(slug)));
}
