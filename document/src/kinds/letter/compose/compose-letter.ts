import { composePersonal } from '../../resume/compose/compose.ts';
import type { ResumeContent } from '../../resume/compose/content.ts';
import { setRichText } from '../../resume/compose/set-rich-text.ts';
import type { TextSetting } from '../../resume/compose/text-setting.ts';
import type { Resume } from '../../resume/model/resume.ts';
import { isRichTextEmpty, type RichText } from '../../resume/model/rich-text.ts';
import type { Letter, Recipient } from '../model/letter.ts';
import type { LetterForm } from '../model/letter-form.ts';
import { enclosuresTitle, subjectPrefix, usualClosing, usualSalutation } from '../model/letter-words.ts';
import { placeAndDate, writtenDate } from './written-date.ts';

/** What a letter prints, without empty parts. */
export interface LetterContent {
  form: LetterForm;
  /** The person of the resume in the shape that its head is laid out from: without facts, which are the resume's, and without the photo. */
  sender: ResumeContent;
  /** The sender's name and address on one line, for the window of an envelope; empty without an address. */
  returnAddress: string;
  placeAndDate: string;
  recipient: string[];
  subject: string;
  salutation: string;
  body: RichText;
  closing: string;
  enclosuresTitle: string;
  enclosures: string[];
}

/** What is printed of a letter whose person and typography are the resume's. */
export function composeLetter(letter: Letter, resume: Resume, setting: TextSetting): LetterContent {
  const { language, form } = letter;
  const personal = composePersonal({ ...resume, language }, setting);
  const sender: ResumeContent = { ...personal, facts: [], photo: null, sections: [] };
  const fold = (typed: string) => setting.fold(typed).trim();
  const set = (typed: string) => setting.set([fold(typed)], language)[0]!;
  const address = sender.contacts.find(({ kind }) => kind === 'place')?.text ?? '';
  const date = letter.date === null ? '' : writtenDate(letter.date, language, form);
  const subject = set(letter.subject);
  const enclosures = letter.enclosures.map(set).filter((line) => line !== '');
  return {
    form,
    sender,
    returnAddress: sender.name === '' || address === '' ? '' : `${sender.name} · ${address}`,
    placeAndDate: placeAndDate(fold(letter.place) || usualPlace(form, sender.city), date, language),
    recipient: recipientLines(letter.recipient, form, (typed) => kept(setting.setName(fold(typed), language))),
    subject: subject === '' ? '' : `${subjectPrefix(language)}${subject}`,
    salutation: set(letter.salutation) || usualSalutation(language, form),
    body: isRichTextEmpty(letter.body) ? [] : setRichText(letter.body, { ...setting, language }),
    closing: set(letter.closing) || usualClosing(language, form, fold(letter.salutation)),
    enclosuresTitle: enclosuresTitle(language, enclosures.length),
    enclosures,
  };
}

/** A Polish company's legal form on one line. */
function kept(line: string): string {
  return line.replace(/sp\. ?z ?o\. ?o\./iu, (legalForm) => legalForm.replaceAll(' ', '\u00a0'));
}

/** British and American letters have the date alone, since the sender's address stands in the head. */
function usualPlace(form: LetterForm, city: string): string {
  return form === 'pl' || form === 'din-5008' ? city : '';
}

/** The recipient's lines in the order of the form. German addresses begin with the organisation and end with the country in capitals. */
function recipientLines(recipient: Recipient, form: LetterForm, set: (typed: string) => string): string[] {
  const { name, position, organisation, street, postalCode, city, country } = recipient;
  const joined = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(' ');
  const people = form === 'din-5008' ? [organisation, name, position] : [name, position, organisation];
  const town = {
    pl: [joined(postalCode, city)],
    'din-5008': [joined(postalCode, city)],
    uk: [city, postalCode],
    us: [joined(city, postalCode)],
  }[form];
  const land = form === 'din-5008' ? country.toUpperCase() : country;
  return [...people, street, ...town, land].map(set).filter((line) => line !== '');
}
