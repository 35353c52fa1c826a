import type { Language } from '@kreda/document/engine/text/languages';
import { FRAME_TEXTS } from './frame-texts.ts';

/**
 * The greeting, without a name that is none: anybody can register somebody else's address, and our mail must not carry their
 * words or links to it.
 */
export function greetingOf(language: Language, firstName: string): string {
  const { greeting } = FRAME_TEXTS[language];
  if (/^[\p{L}\p{M}'’ -]{1,40}$/u.test(firstName)) return greeting(firstName);
  return greeting('').replace(/[\s,]+([!:,])$/, '$1');
}
