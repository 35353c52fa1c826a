import { ALL_REASONS } from '../all-reasons.ts';
import type { Reason, ReasonCode } from '../reasons.ts';

/** A reason of that code with sample parameters. */
export function sampleReason(code: ReasonCode): Reason {
  const names = [...ALL_REASONS[code].text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  const parameters = names.map((name) => [name, name === 'problem' ? 'The body is not JSON' : 7]);
  // The names come from the text of the same code.
  return { code, ...Object.fromEntries(parameters) } as Reason;
}
