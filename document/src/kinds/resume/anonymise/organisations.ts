import { isFormOf, nameForms } from './name-forms.ts';
import { fold, isCapitalised, type Phrase, wordsOf } from './words.ts';

/** An employer or a school with what it is called in an anonymous resume. */
export interface Organisation {
  label: string;
  /** Its name in a text, with and without its legal form. */
  phrases: readonly Phrase[];
}

/** Organisations by `organisationKey`. */
export type Organisations = ReadonlyMap<string, Organisation>;

/** Legal forms at the end of a name, folded, without what stands between their words. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  [
    ...'sa spzoo spzook spj spk spp sc psa spolka spolkazograniczonaodpowiedzialnoscia spolkaakcyjna'.split(' '),
    ...'ltd limited plc llp llc inc corp corporation co company gmbh gmbhcokg ag kg ohg ug se ev ek'.split(' '),
    ...'as sro spolsro vos zs ab hb a s aps is sl slu sau spa srl sas snc uab mb vsi'.split(' '),
    ...'тов ат пат прат фоп тзов'.split(' '),
  ].filter((form) => form.length > 1),
);

/** The longest legal form in words: `sp. z o.o. sp. k.`. */
const MAX_FORM_WORDS = 6;

/** Names that differ in case, marks, punctuation and legal form are one organisation. Empty for a name without letters and digits. */
export function organisationKey(name: string): string {
  return coreOf(name).map(fold).join(' ');
}

/** The words of a name without its legal form; all words of a name that is nothing else. */
function coreOf(name: string): string[] {
  let words = wordsOf(name).map(({ text }) => text);
  for (let isCut = true; isCut; ) {
    isCut = false;
    for (let count = Math.min(MAX_FORM_WORDS, words.length - 1); count > 0 && !isCut; count--) {
      if (!LEGAL_FORMS.has(words.slice(-count).map(fold).join(''))) continue;
      words = words.slice(0, -count);
      isCut = true;
    }
  }
  return words;
}

/** Numbers organisations in the order of their first place in the resume: "Employer 1", "Employer 2". */
export function numberedOrganisations(names: readonly string[], label: string): Organisations {
  const numbered = new Map<string, Organisation>();
  for (const name of names) {
    const key = organisationKey(name);
    if (key === '') continue;
    const known = numbered.get(key);
    const phrases = [wordsOf(name).map(({ text }) => text), coreOf(name)]
      .map(phraseOf)
      .filter(({ length }) => length > 0);
    numbered.set(key, {
      label: known?.label ?? `${label} ${numbered.size + 1}`,
      phrases: [...(known?.phrases ?? []), ...phrases],
    });
  }
  return numbered;
}

/** A name of one word is found where it has a capital or is written in the same way, so that `play` does not become an employer. */
function phraseOf(words: readonly string[]): Phrase {
  const [first = ''] = words;
  if (words.length > 1) return words.map(nameForms).map((forms) => (word) => isFormOf(word, forms));
  if ([...first].length < 2) return [];
  const forms = nameForms(first);
  return [(word) => (word.text === first || isCapitalised(word.text)) && isFormOf(word, forms)];
}
