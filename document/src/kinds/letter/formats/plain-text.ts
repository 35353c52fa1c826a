import { QUOTED } from '../../resume/compose/text-setting.ts';
import { blockText } from '../../resume/formats/block-text.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import type { LetterOfResume } from '../model/letter.ts';

/** A letter as plain text, in the order of its page: for the text of a mail or a field of a form. Ends with a line break. */
export function toLetterText({ letter, resume }: LetterOfResume): string {
  const content = composeLetter(letter, resume, QUOTED);
  const { sender, form, subject, salutation, enclosures } = content;
  const lines = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n');
  const head = lines(sender.name, sender.profession, ...sender.contacts.map(({ text }) => text));
  const recipient = lines(...content.recipient);
  const addressing = form === 'uk' ? [salutation, subject] : [subject, salutation];
  const parts = [
    head,
    ...(form === 'din-5008' ? [recipient, content.placeAndDate] : [content.placeAndDate, recipient]),
    ...addressing,
    ...content.body.map(blockText),
    lines(content.closing, sender.name),
    enclosures.length === 0 ? '' : enclosureText(content.enclosuresTitle, enclosures),
  ];
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}

function enclosureText(title: string, enclosures: readonly string[]): string {
  if (enclosures.length === 1) return `${title}: ${enclosures[0]}`;
  return [`${title}:`, ...enclosures.map((enclosure) => `- ${enclosure}`)].join('\n');
}
