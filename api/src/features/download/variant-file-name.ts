import { MAX_NAME_CHARACTERS, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { hyphenated } from './hyphenated.ts';

/**
 * The name of the file of a variant for an offer: person and company, or else person and the variant's name
 * (`Anna-Kowalska-Charite`). An employer who gets many files sees whose it is, and the sender for whom.
 */
export function variantFileName(resume: Resume, offer: { company: string } | null): string {
  const { language, name, sections } = resume;
  const { firstName, lastName } = sections['personal-data'].data;
  const plain = (...texts: string[]) => hyphenated(texts, language, MAX_NAME_CHARACTERS);
  const person = plain(firstName, lastName);
  const subject = plain(offer?.company ?? '') || plain(name);
  return person === '' || `${subject}-`.startsWith(`${person}-`) ? subject || name : plain(person, subject);
}
