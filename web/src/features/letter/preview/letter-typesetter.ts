import { FONT_FACES } from '@kreda/document/engine/fonts/catalogue';
import { FontNotGivenError } from '@kreda/document/engine/fonts/font-not-given';
import { familiesForLetter, rareCharactersOfLetter } from '@kreda/document/kinds/letter/compose/fonts-of-letter';
import { loadLetterData } from '@kreda/document/kinds/letter/letter-data';
import type { LetterOfResume } from '@kreda/document/kinds/letter/model/letter';
import {
  createLetterTypesetter,
  type LetterOptions,
  type LetterTypesetter,
} from '@kreda/document/kinds/letter/typeset-letter';
import { loadFace, loadPhoto } from '../../resume/preview/typesetter.ts';

/** Everything that typesetting needs besides the letter and its resume. */
export interface LetterPreparation {
  typesetter: LetterTypesetter;
  options: LetterOptions;
}

/** The typesetter of the last families, which seldom change while a letter is edited. */
let last: { key: string; typesetter: Promise<LetterTypesetter> } | null = null;

function typesetterOf(families: readonly string[]): Promise<LetterTypesetter> {
  const key = families.join('/');
  if (last?.key === key) return last.typesetter;
  const faces = FONT_FACES.filter(({ family }) => families.includes(family));
  const typesetter = Promise.all(faces.map(loadFace)).then((loaded) => createLetterTypesetter(loaded));
  last = { key, typesetter };
  typesetter.catch(() => {
    if (last?.typesetter === typesetter) last = null;
  });
  return typesetter;
}

/** The key of a letter's preparation: `prepareLetter` has to be called again only when it changes. */
export function letterPreparationKey({ letter, resume }: LetterOfResume): string {
  return [
    ...familiesForLetter(letter, resume),
    rareCharactersOfLetter(letter, resume),
    letter.language,
    letter.signature?.uuid,
    resume.pattern,
    resume.patternVersion,
  ].join('|');
}

/** Fetches fonts, signature, the template version, and the rules that divide words. */
export async function prepareLetter(source: LetterOfResume): Promise<LetterPreparation> {
  const { letter, resume } = source;
  const [data, signature] = await Promise.all([
    loadLetterData(letter, resume),
    letter.signature && loadPhoto({ url: `/signatures/${letter.signature.uuid}` }),
  ]);
  const options = { ...data, ...(signature && { signature }) };
  let families: readonly string[] = familiesForLetter(letter, resume);
  for (;;) {
    const typesetter = await typesetterOf(families);
    try {
      // Only typesetting tells whether rare characters need further families.
      if (rareCharactersOfLetter(letter, resume) !== '') typesetter.typeset(source, options);
      return { typesetter, options };
    } catch (error) {
      if (!(error instanceof FontNotGivenError)) throw error;
      families = [...families, error.family].sort();
    }
  }
}
