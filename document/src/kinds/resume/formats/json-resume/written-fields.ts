import { toWebHref } from '../../compose/href.ts';

/** An address as JSON Resume wants it, with its scheme; what is no address stays as it was typed. */
export function writeUrl(typed: string): string {
  return toWebHref(typed) ?? typed.trim();
}

/** What was said of several things, with commas between. */
export function commas(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
