import { toBcp47 } from '@kreda/document/model/languages';
import { PATTERNS } from '@kreda/document/model/patterns';
import type { Resume } from '@kreda/document/model/resume';

/** A resume as the specification's REST calls know it (section 3). */
export function toRestResume(resume: Resume) {
  const { id, label, alias, slug } = PATTERNS[resume.pattern];
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
  };
}
