import type { Language } from '@kreda/document/engine/text/languages';
import { FRAME_TEXTS } from './frame-texts.ts';

/**
 * The greeting. A text that does not look like a name is left out: anybody can register somebody else's e-mail address, and our mails
 * must not carry their texts or links to it.
 */
export function greetingOf(language: Language, firstName: string): string {
  const { greeting } = FRAME_TEXTS[language];
  if (/^[\p{L}\p{M}'’ -]{1,40}$/u.test(firstName)) return greeting(firstName);
  return greeting('').replace(/[\s,]+([!:,])$/, '$1');
}
