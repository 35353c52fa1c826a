import type { FoundResume } from '../../../reader/found-resume.ts';
import type { ContactItem, ResumeContent } from '../compose/content.ts';
import type { personalData } from '../model/sections/personal-data.ts';
import type { ComparedField, Comparison, Verdict } from './comparison.ts';
import { holdsText, isSameAddress, isSamePhone, isSameText } from './same-text.ts';

type PersonalField = keyof (typeof personalData)['fields'];
type IsSame = (own: string, found: string) => boolean;

/** Compares name, profession, contacts and links with what was found. */
export function comparePersonalData(content: ResumeContent, found: FoundResume): Comparison {
  const rows: ComparedField[] = [];
  const phantoms: Comparison['phantoms'] = [];
  const compare = (field: PersonalField, own: string, foundText: string, isSame: IsSame) => {
    if (own !== '') rows.push(row(field, own, { found: foundText, isSame }));
    else if (foundText !== '' && !isInFact(foundText, isSame))
      phantoms.push({ section: 'personal-data', text: foundText });
  };
  // A fact may be an address or a number. A program that finds it as one is right.
  const isInFact = (foundText: string, isSame: IsSame) =>
    isSame !== isSameText && content.facts.some(({ label, value }) => holdsText(`${label} ${value}`, foundText));
  const contact = (kind: ContactItem['kind']) => content.contacts.find((item) => item.kind === kind)?.text ?? '';

  compare('firstName', content.name, found.name, isSameText);
  compare('profession', content.profession, found.profession, isSameText);
  compare('email', contact('email'), found.email, isSameAddress);
  compare('phone', contact('phone'), found.phone, isSamePhone);
  compare('city', contact('place'), found.location, isSameText);

  const links = content.contacts.flatMap(({ kind, text }) =>
    kind === 'email' || kind === 'phone' || kind === 'place' ? [] : [{ kind, text }],
  );
  for (const { kind, text } of links) {
    const match = found.links.find((link) => isSameAddress(text, link)) ?? '';
    rows.push(row(kind, text, { found: match, isSame: isSameAddress }));
  }
  for (const link of found.links) {
    if (!links.some(({ text }) => isSameAddress(text, link)) && !isInFact(link, isSameAddress))
      phantoms.push({ section: 'personal-data', text: link });
  }
  return { rows, phantoms };
}

function row(field: PersonalField, own: string, { found, isSame }: { found: string; isSame: IsSame }): ComparedField {
  return { section: 'personal-data', entryId: null, field, own, found, verdict: verdictOf(own, found, isSame) };
}

/** The verdict for one field. */
export function verdictOf(own: string, found: string, isSame: IsSame): Verdict {
  if (found.trim() === '') return 'missing';
  return isSame(own, found) ? 'same' : 'different';
}
