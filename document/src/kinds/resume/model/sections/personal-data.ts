import { type FieldNamesIn, namesInRole } from '../field.ts';
import { defineSingleSection } from '../section.ts';

/** The longest label and value of a fact of the user's own, in characters. Six of them are within the first page in every template. */
export const MAX_FACT_LABEL_CHARACTERS = 40;
export const MAX_FACT_VALUE_CHARACTERS = 100;

export const personalData = defineSingleSection({
  slug: 'personal-data',
  holds: 'person',
  mainField: 'firstName',
  flags: ['photo'],
  fields: {
    firstName: { kind: 'line', print: 'name', autocomplete: 'given-name' },
    lastName: { kind: 'line', print: 'name', autocomplete: 'family-name' },
    profession: { kind: 'line', print: 'profession', isWide: true, jsonResume: 'label' },
    email: { kind: 'email', print: 'email', autocomplete: 'email', jsonResume: 'email' },
    phone: { kind: 'phone', print: 'phone', autocomplete: 'tel', jsonResume: 'phone' },
    city: { kind: 'line', print: 'city', autocomplete: 'address-level2' },
    address: { kind: 'line', print: 'street', autocomplete: 'street-address' },
    relocate: { kind: 'flag', print: 'fact' },
    birthDate: { kind: 'date', print: 'fact', autocomplete: 'bday' },
    birthPlace: { kind: 'line', print: 'fact' },
    citizenship: { kind: 'line', print: 'fact' },
    website: { kind: 'web-address', print: 'website', jsonResume: 'url' },
    linkedin: { kind: 'line', print: 'network' },
    github: { kind: 'line', print: 'network' },
    facebook: { kind: 'line', print: 'network' },
    instagram: { kind: 'line', print: 'network' },
    twitter: { kind: 'line', print: 'network' },
    youtube: { kind: 'line', print: 'network' },
    deviantArt: { kind: 'line', print: 'network' },
    vKontakte: { kind: 'line', print: 'network' },
    fact1Label: { kind: 'line', print: 'fact-label', label: 'factLabel', maxCharacters: MAX_FACT_LABEL_CHARACTERS },
    fact1Value: { kind: 'line', print: 'fact-value', label: 'factValue', maxCharacters: MAX_FACT_VALUE_CHARACTERS },
    fact2Label: { kind: 'line', print: 'fact-label', label: 'factLabel', maxCharacters: MAX_FACT_LABEL_CHARACTERS },
    fact2Value: { kind: 'line', print: 'fact-value', label: 'factValue', maxCharacters: MAX_FACT_VALUE_CHARACTERS },
    fact3Label: { kind: 'line', print: 'fact-label', label: 'factLabel', maxCharacters: MAX_FACT_LABEL_CHARACTERS },
    fact3Value: { kind: 'line', print: 'fact-value', label: 'factValue', maxCharacters: MAX_FACT_VALUE_CHARACTERS },
    fact4Label: { kind: 'line', print: 'fact-label', label: 'factLabel', maxCharacters: MAX_FACT_LABEL_CHARACTERS },
    fact4Value: { kind: 'line', print: 'fact-value', label: 'factValue', maxCharacters: MAX_FACT_VALUE_CHARACTERS },
    fact5Label: { kind: 'line', print: 'fact-label', label: 'factLabel', maxCharacters: MAX_FACT_LABEL_CHARACTERS },
    fact5Value: { kind: 'line', print: 'fact-value', label: 'factValue', maxCharacters: MAX_FACT_VALUE_CHARACTERS },
    fact6Label: { kind: 'line', print: 'fact-label', label: 'factLabel', maxCharacters: MAX_FACT_LABEL_CHARACTERS },
    fact6Value: { kind: 'line', print: 'fact-value', label: 'factValue', maxCharacters: MAX_FACT_VALUE_CHARACTERS },
  },
});

export type SocialNetwork = FieldNamesIn<typeof personalData.fields, 'network'>;
/** The networks a resume can link to, in the order they are shown. */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = namesInRole(personalData.fields, 'network');

export type PersonalFact = FieldNamesIn<typeof personalData.fields, 'fact'>;
/** What is printed beside the contacts. */
export const PERSONAL_FACTS: readonly PersonalFact[] = namesInRole(personalData.fields, 'fact');

/** The pairs of fields of the user's own facts, in the order in which they are printed (docs/decisions/0051). */
export const OWN_FACTS = ([1, 2, 3, 4, 5, 6] as const).map(
  (place) => ({ label: `fact${place}Label`, value: `fact${place}Value` }) as const,
);
export type OwnFact = (typeof OWN_FACTS)[number];
