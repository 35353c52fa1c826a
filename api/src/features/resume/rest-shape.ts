import { toBcp47 } from '@kreda/document/engine/text/languages';
import { colorSchema, fontFamilySchema } from '@kreda/document/kinds/resume/model/appearance';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { pageSetupSchema } from '@kreda/document/kinds/resume/model/page-setup';
import {
  photoSchema,
  resumeNameSchema,
  sectionsActiveSchema,
  sectionsEnabledSchema,
  sectionsOrderSchema,
} from '@kreda/document/kinds/resume/model/resume';
import { sectionsSchema } from '@kreda/document/kinds/resume/model/sections';
import { templateSlugSchema } from '@kreda/document/kinds/resume/model/template-slug-schema';
import { TEMPLATES_BY_SLUG } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { VIEW_KINDS } from '@kreda/document/kinds/resume/overlay/overlay';
import { z } from 'zod';
import type { StoredResume } from './repo.ts';

/** A resume in the shape of the specification's REST calls (section 3). */
export const restResumeSchema = z.strictObject({
  uuid: z.uuid(),
  name: resumeNameSchema,
  isDone: z.boolean(),
  /** The language in BCP 47, and as the product's slug. */
  document: z.strictObject({ lang: z.string(), slug: languageSchema }),
  language: languageSchema,
  pattern: z.strictObject({ id: z.int(), label: z.string(), alias: z.string(), slug: templateSlugSchema }),
  template: templateSlugSchema,
  patternVersion: z.int().positive(),
  pageSetup: pageSetupSchema,
  color: colorSchema,
  headingFont: fontFamilySchema,
  bodyFont: fontFamilySchema,
  /** Whether there is a photo. */
  image: z.boolean(),
  cdnImage: z.string().nullable(),
  imageFile: photoSchema.nullable(),
  sectionsEnabled: sectionsEnabledSchema,
  sectionsOrder: sectionsOrderSchema,
  active: sectionsActiveSchema,
  sections: sectionsSchema,
  /** The resume that this one is a language version or a variant of. */
  baseUuid: z.uuid().nullable(),
  viewKind: z.enum(VIEW_KINDS).nullable(),
});
type RestResume = z.infer<typeof restResumeSchema>;

export function toRestResume({ resume, view }: Pick<StoredResume, 'resume' | 'view'>): RestResume {
  const { id, label, alias, slug } = TEMPLATES_BY_SLUG[resume.pattern];
  return {
    uuid: resume.uuid,
    name: resume.name,
    isDone: resume.isDone,
    document: { lang: toBcp47(resume.language), slug: resume.language },
    language: resume.language,
    pattern: { id, label, alias, slug },
    template: slug,
    patternVersion: resume.patternVersion,
    pageSetup: resume.pageSetup,
    color: resume.color,
    headingFont: resume.fonts.heading,
    bodyFont: resume.fonts.body,
    image: resume.photo !== null,
    cdnImage: resume.photo?.url ?? null,
    imageFile: resume.photo,
    sectionsEnabled: resume.sectionsEnabled,
    sectionsOrder: resume.sectionsOrder,
    active: resume.sectionsActive,
    sections: resume.sections,
    baseUuid: view?.baseUuid ?? null,
    viewKind: view?.kind ?? null,
  };
}
