import { toWebHref } from '../../compose/href.ts';

/** An address with its scheme, as JSON Resume requires; text that is not an address stays as it was typed. */
export function writeUrl(typed: string): string {
  return toWebHref(typed) ?? typed.trim();
}
