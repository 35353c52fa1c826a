import { findEmail } from '../../../../../reader/contact-fields.ts';
import type { PersonFields } from '../../intake/person-fields.ts';
import { joinWrapped, type PdfLine } from './pdf-lines.ts';

/** `(LinkedIn)`, `(Mobile)` behind an address or number, alone on its line if it had no room. */
const LABEL = /\s*\(([^()]{1,40})\)$/;
/** A number alone. Its digits are not counted: there are short ones. */
const PHONE = /^[+(]?\d[\d\s().+/-]{4,}(?:\s*x\s*\d+)?$/;
/** Lines of one text are closer together than texts, points. */
const SAME_TEXT_PT = 13;

/** A text of the contact section, and its lines. */
export interface ContactText {
  text: string;
  lines: PdfLine[];
}

/**
 * Reads the contact section: addresses and numbers with their labels, an e-mail address and a postal one without. Returns the texts
 * as they were given to `person`.
 */
export function readContact(lines: readonly PdfLine[], websiteLabel: string, person: PersonFields): ContactText[] {
  return entriesOf(lines).map((entry) => {
    const { label, text } = splitLabel(entry);
    const path = `page ${entry[0]?.page ?? 1}`;
    if (findEmail(text) === text) person.take('email', { path, text });
    else if (PHONE.test(text)) person.take('phone', { path, text });
    else if (/^(?:\S+\.)+\S+$/.test(text)) {
      const isKind = /^(?:other|personal|company|portfolio|blog|rss|linkedin)?$/i.test(label);
      person.link(isKind ? websiteLabel : label, { path, text });
    } else if (label === '') person.take('address', { path, text });
    else person.fact(label, { path, text });
    return { text, lines: entry };
  });
}

/** The lines of each text: it ends with a label, or where another kind of text begins. */
function entriesOf(lines: readonly PdfLine[]): PdfLine[][] {
  const entries: PdfLine[][] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    if (entry && goesOn(entry, line)) entry.push(line);
    else entries.push([line]);
  }
  return entries;
}

function goesOn(entry: readonly PdfLine[], line: PdfLine): boolean {
  const [first, last] = [entry[0]?.text ?? '', entry.at(-1)?.text ?? ''];
  if (LABEL.test(last) || isAddress(line.text)) return false;
  if (/^\(\p{L}/u.test(line.text)) return true;
  if (isAddress(first)) return !line.text.includes('@');
  const isNear = line.gap !== null && line.gap < SAME_TEXT_PT;
  if (first.includes('@')) return isNear && /^\S+$/.test(line.text) && !PHONE.test(line.text);
  return isNear && !PHONE.test(first) && !line.text.includes('@') && !PHONE.test(line.text.replace(LABEL, ''));
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w@.]))/i.test(text);
}

/** Addresses are broken anywhere, without a space; other text between words. */
function splitLabel(lines: readonly PdfLine[]): { label: string; text: string } {
  const labelled = lines.findLast(({ text }) => LABEL.test(text));
  const label = LABEL.exec(labelled?.text ?? '')?.[1] ?? '';
  const parts = lines.map((line) => ({ text: line === labelled ? line.text.replace(LABEL, '') : line.text }));
  const glued = parts.map(({ text }) => text).join('');
  const isOneWord = /^\S+$/.test(glued) && /[@./]/.test(glued);
  return { label, text: isOneWord ? glued : joinWrapped(parts.filter(({ text }) => text !== '')) };
}
