import type { MailMessages } from './messages/messages.ts';

/**
 * The greeting, without a name that is none: anybody can register somebody else's address, and our mail must not carry their
 * words or links to it.
 */
export function greetingOf({ greeting }: MailMessages, firstName: string): string {
  if (/^[\p{L}\p{M}'’ -]{1,40}$/u.test(firstName)) return greeting(firstName);
  return greeting('').replace(/[\s,]+([!:,])$/, '$1');
}
