import type { Language } from '../../../../engine/text/languages.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import {
  MAX_FACT_LABEL_CHARACTERS,
  MAX_FACT_VALUE_CHARACTERS,
  OWN_FACTS,
  type SocialNetwork,
} from '../../model/sections/personal-data.ts';
import type { SectionData } from '../../model/sections.ts';
import { networkOfAddress, networkOfName } from '../intake/networks.ts';
import { oneLine } from '../intake/one-line.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';

type Person = Partial<SectionData<'personal-data'>>;

/** Takes the file's own label of a contact. Only a contact that becomes a fact needs it. */
type TakeLabel = () => string;

/**
 * Collects the contacts and facts of a person. The first of each kind goes to its field. The others become facts with a label, and a
 * fact without room gets a note.
 */
export interface Contacts {
  email(text: string, path: string, takeLabel?: TakeLabel): void;
  phone(text: string, path: string, takeLabel?: TakeLabel): void;
  /** @param label the same label, which may name a network. */
  website(text: string, path: string, takeLabel?: TakeLabel, label?: string): void;
  /** A name in a messenger or network. */
  account(network: string, text: string, path: string, takeLabel: TakeLabel): void;
  fact(label: string, value: string, path: string): void;
  finish(): Person;
}

export function createContacts(draft: ResumeDraft, language: Language): Contacts {
  const labels = DOCUMENT_LABELS[language];
  const fields: Partial<Record<'email' | 'phone' | 'website' | SocialNetwork, string>> = {};
  const facts: { label: string; value: string }[] = [];

  const contacts: Contacts = {
    email: (text, path, takeLabel) => set('email', text, path, () => takeLabel?.() || labels.email),
    phone: (text, path, takeLabel) => set('phone', text, path, () => takeLabel?.() || labels.phone),
    website(text, path, takeLabel, label = '') {
      const network = networkOfAddress(text) ?? networkOfName(label);
      const field = network && fields[network] === undefined ? network : 'website';
      set(field, text, path, () => takeLabel?.() || labels.website);
    },
    account(network, text, path, takeLabel) {
      if (oneLine(text) === '') return;
      const field = networkOfName(network) ?? networkOfAddress(text);
      if (network === labels.website) set('website', text, path, takeLabel);
      else if (field && fields[field] === undefined) set(field, text, path, takeLabel);
      else contacts.fact(takeLabel(), text, path);
    },
    fact(label, value, path) {
      const fact = { label: oneLine(label), value: oneLine(value) };
      if (
        fact.label + fact.value === '' ||
        facts.some((known) => known.label === fact.label && known.value === fact.value)
      )
        return;
      const isFit = fact.label.length <= MAX_FACT_LABEL_CHARACTERS && fact.value.length <= MAX_FACT_VALUE_CHARACTERS;
      if (isFit && facts.length < OWN_FACTS.length) facts.push(fact);
      else draft.note({ kind: 'left-out', path, text: `${label}: ${value}` });
    },
    finish: () => ({
      ...fields,
      ...Object.fromEntries(
        facts.flatMap(({ label, value }, index) => {
          const names = OWN_FACTS[index]!;
          return [
            [names.label, label],
            [names.value, value],
          ];
        }),
      ),
    }),
  };

  function set(field: keyof typeof fields, text: string, path: string, takeLabel: TakeLabel): void {
    const line = oneLine(text);
    if (line === '' || fields[field] === line) return;
    if (fields[field] !== undefined || line.length > MAX_LINE_CHARACTERS) contacts.fact(takeLabel(), line, path);
    else fields[field] = line;
  }

  return contacts;
}
