import {
  type FontFamily,
  familiesFor,
  type HanForms,
  hanFormsOf,
  type PageFontFamily,
  rareCharacters,
} from '../../../engine/fonts/catalogue.ts';
import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { Resume } from '../model/resume.ts';
import { sectionText } from '../model/section-text.ts';

type Sections = Resume['sections'];

const hanFormsOfSection = rememberByIdentity((section: object) => hanFormsOf(sectionText(section)));
const familiesForSection = rememberByIdentity((section: object, han: HanForms) =>
  familiesFor([], sectionText(section), han),
);

/** `hanFormsOf` all sections together, memoised for each section. */
export function hanFormsOfSections(sections: Sections): HanForms {
  const forms = Object.values(sections).map((section) => hanFormsOfSection(section));
  if (forms.includes('JP')) return 'JP';
  return forms.includes('KR') ? 'KR' : 'SC';
}

/** `familiesFor` all sections together. */
export function familiesForSections(families: readonly FontFamily[], sections: Sections): PageFontFamily[] {
  const han = hanFormsOfSections(sections);
  const needed = Object.values(sections).flatMap((section) => familiesForSection(section, han));
  return [...new Set([...families, ...needed])].sort();
}

/** `rareCharacters` of all sections together. */
export function rareCharactersOfSections(sections: Sections): string {
  return hanFormsOfSections(sections) === 'SC' ? '' : rareCharacters(JSON.stringify(sections));
}
