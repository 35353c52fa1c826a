import { toWebHref } from '../../compose/href.ts';

/** An address with its scheme, as JSON Resume requires; text that is not an address stays as it was typed. */
export function writeUrl(typed: string): string {
  return toWebHref(typed) ?? typed.trim();
}

/** The non-empty parts with commas between. */
export function commas(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
