import { Document, visit } from 'yaml';
import type { Resume } from '../../model/resume.ts';
import { writeLocale } from './rendercv-language.ts';
import { writePerson } from './write-person.ts';
import { writeSections } from './write-sections.ts';

/**
 * A resume's printed content as the YAML of RenderCV 2 (https://docs.rendercv.com). What is hidden is left out. Each section's
 * entries have one of RenderCV's types. Texts are Markdown with bold, italic and links.
 */
export function toRenderCv(resume: Resume): string {
  const sections = writeSections(resume);
  const file = {
    cv: { ...writePerson(resume), ...(sections.size === 0 ? {} : { sections }) },
    locale: writeLocale(resume.language),
  };
  const document = new Document(file, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
  // RenderCV's parser knows words of YAML 1.1 too: these two have a meaning that `compat` does not protect.
  visit(document, {
    Scalar(_key, node) {
      if (node.value === '=' || node.value === '<<') node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 });
}
