import { FONT_FAMILIES } from '@kreda/document/engine/fonts/catalogue';
import { fontsSchema } from '@kreda/document/kinds/resume/model/appearance';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { levelShapeSchema } from '@kreda/document/kinds/resume/model/section';
import { ORDERED_SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { templateSlugSchema } from '@kreda/document/kinds/resume/model/template-slug-schema';
import { z } from 'zod';

/** One value of a list to choose from. */
const choiceSchema = z.strictObject({ slug: z.string(), name: z.string() });
export type Choice = z.infer<typeof choiceSchema>;

const templateEntrySchema = z.strictObject({
  id: z.int(),
  slug: templateSlugSchema,
  alias: z.string(),
  label: z.string(),
  traits: z.array(z.string()).readonly(),
  fonts: fontsSchema,
  sectionsOrder: z.array(z.enum(ORDERED_SECTIONS)).readonly(),
});

/** The specification's dictionaries (section 3). */
export const dictionariesSchema = z.strictObject({
  maritalStatuses: z.array(choiceSchema),
  languageLevels: z.array(choiceSchema),
  levelShapes: z.array(levelShapeSchema),
  resumePatterns: z.array(templateEntrySchema),
  languageSuggestions: z.array(z.string()),
  fonts: z.array(z.enum(FONT_FAMILIES)),
  fontStyles: z.array(
    z.strictObject({
      family: z.string(),
      weight: z.literal([400, 700]),
      style: z.enum(['normal', 'italic']),
      url: z.string(),
    }),
  ),
  genders: z.array(choiceSchema),
  /** `lang` is BCP 47. */
  documentLangs: z.array(z.strictObject({ slug: languageSchema, lang: z.string(), name: z.string() })),
  defaultSectionNames: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Dictionaries = z.infer<typeof dictionariesSchema>;
