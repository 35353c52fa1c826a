import {
  familiesFor,
  type HanForms,
  hanFormsOf,
  type PageFontFamily,
  rareCharacters,
} from '../../../engine/fonts/catalogue.ts';
import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { Resume } from '../../resume/model/resume.ts';
import { sectionText } from '../../resume/model/section-text.ts';
import type { Letter } from '../model/letter.ts';

const textOf = rememberByIdentity((letter: Letter) => JSON.stringify(letter));

/** All that may be printed as one text: the letter and its sender. */
function printedText(letter: Letter, resume: Pick<Resume, 'sections'>): string {
  return textOf(letter) + sectionText(resume.sections['personal-data']);
}

/** The Chinese characters' forms by which a letter is set. */
export function hanFormsOfLetter(letter: Letter, resume: Pick<Resume, 'sections'>): HanForms {
  return hanFormsOf(printedText(letter, resume));
}

/** The families that are usually needed to set a letter: its resume's, and fallbacks for other scripts. */
export function familiesForLetter(
  letter: Letter,
  { fonts, sections }: Pick<Resume, 'fonts' | 'sections'>,
): PageFontFamily[] {
  return familiesFor([fonts.heading, fonts.body], printedText(letter, { sections }));
}

/** `rareCharacters` of a letter: while they stay the same, no other font family is needed. */
export function rareCharactersOfLetter(letter: Letter, resume: Pick<Resume, 'sections'>): string {
  return rareCharacters(printedText(letter, resume));
}
