import { formsRule, nameForms } from './name-forms.ts';
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

/**
 * Numbers organisations in the order of their first place in the resume: "Employer 1", "Employer 2".
 *
 * @param groups the names of one organisation each, such as in two languages.
 */
export function numberedOrganisations(groups: readonly (readonly string[])[], label: string): Organisations {
  const numbered = new Map<string, Organisation>();
  let count = 0;
  for (const names of groups) {
    const keys = names.map(organisationKey).filter((key) => key !== '');
    const known = keys.map((key) => numbered.get(key)).find((organisation) => organisation !== undefined);
    const labelled = known?.label ?? `${label} ${count + 1}`;
    if (known === undefined && keys.length > 0) count += 1;
    for (const name of names) addName(numbered, name, labelled);
  }
  return numbered;
}

function addName(numbered: Map<string, Organisation>, name: string, label: string): void {
  const key = organisationKey(name);
  if (key === '') return;
  const known = numbered.get(key);
  const phrases = [wordsOf(name).map(({ text }) => text), coreOf(name)]
    .map(phraseOf)
    .filter(({ length }) => length > 0);
  numbered.set(key, { label: known?.label ?? label, phrases: [...(known?.phrases ?? []), ...phrases] });
}

/** A name of one word is found where it has a capital or is written in the same way, so that `play` does not become an employer. */
function phraseOf(words: readonly string[]): Phrase {
  const [first = ''] = words;
  if (words.length > 1) return words.map((word) => formsRule(nameForms(word)));
  if ([...first].length < 2) return [];
  const { key, matches, beginnings } = formsRule(nameForms(first));
  return [
    {
      key: `organisation ${first} ${key}`,
      beginnings,
      matches: (word) => (word.text === first || isCapitalised(word.text)) && matches(word),
    },
  ];
}
