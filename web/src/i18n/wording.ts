/**
 * The specification's messages (sections 5 and 8) in the interface's language, by their English wording.
 *
 * The API answers and the schemas complain in English; that text is the message's key. A number in a text is written `#`
 * there, so that one entry serves every limit.
 */

import { activeLanguage } from './active-language.ts';
import { type MessageTree, messageTable } from './define-messages.ts';
import { pl } from './wording/pl.ts';

/** The namespace of these messages in a language's pack. */
export const WORDING = 'wording';

function catalogue(): MessageTree {
  if (activeLanguage() === 'pl') return pl;
  const own = messageTable(activeLanguage())[WORDING];
  return typeof own === 'object' ? own : {};
}

/** A failure nobody foresaw, with what support finds it by. */
const WITH_CODE = /^(.+) \(Code: ([\w-]+)\)$/;

/** A message of the API or a schema in the interface's language; a text that is not in the catalogue is answered as it is. */
export function translateWording(english: string): string {
  if (activeLanguage() === 'en') return english;
  const [, sentence, code] = WITH_CODE.exec(english) ?? [];
  if (sentence !== undefined) return `${translateWording(sentence)} (${translateWording('Code')}: ${code})`;
  const messages = catalogue();
  const exact = messages[english];
  if (typeof exact === 'string') return exact;
  const numbers = english.match(/\d+/g) ?? [];
  const generic = messages[english.replace(/\d+/g, '#')];
  return typeof generic === 'string' ? generic.replaceAll('#', () => numbers.shift() ?? '') : english;
}
