import type { SectionState } from '@kreda/document/kinds/resume/model/sections';
import { OWN_FACTS, type OwnFact } from '@kreda/document/kinds/resume/model/sections/personal-data';

type PersonalData = SectionState<'personal-data'>;

/** What the two fields of a fact hold, and whether each is shown in the CV. */
export interface TypedFact {
  texts: Record<keyof OwnFact, string>;
  shown: Record<keyof OwnFact, boolean>;
}

const EMPTY: TypedFact = { texts: { label: '', value: '' }, shown: { label: true, value: true } };

/** The user's own facts in their order, up to the last one in which something is typed. */
export function ownFactsOf({ data, config }: PersonalData): TypedFact[] {
  const facts = OWN_FACTS.map(
    ({ label, value }): TypedFact => ({
      texts: { label: data[label], value: data[value] },
      shown: { label: config.fields[label], value: config.fields[value] },
    }),
  );
  return facts.slice(0, facts.findLastIndex(({ texts }) => texts.label !== '' || texts.value !== '') + 1);
}

/** The personal data with these facts of the user's own, and no others. Facts after the sixth are left out. */
export function withOwnFacts({ data, config }: PersonalData, facts: readonly TypedFact[]): PersonalData {
  const next = { data: { ...data }, config: { ...config, fields: { ...config.fields } } };
  for (const [place, names] of OWN_FACTS.entries()) {
    const { texts, shown } = facts[place] ?? EMPTY;
    for (const part of ['label', 'value'] as const) {
      next.data[names[part]] = texts[part];
      next.config.fields[names[part]] = shown[part];
    }
  }
  return next;
}

/** What is typed into a fact identifies it: its label, or the value of one without a label. */
export function ownFactName({ data }: Pick<PersonalData, 'data'>, { label, value }: OwnFact): string {
  return data[label].trim() || data[value].trim();
}
