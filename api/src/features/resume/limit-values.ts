import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';

/**
 * The most keys and list entries that one request saves. A page of a resume has 500, thirty pages have 15,000. Validation takes time
 * by value: 8 MB of them would block the process for two seconds.
 */
const MAX_SAVED_VALUES = 120_000;
const TOO_MANY = sentenceOf({ code: 'request-has-too-many-values', max: MAX_SAVED_VALUES });

/** Checks the number of values in a body before anything else validates it. */
export const limitedSchema = z.unknown().refine((body) => hasFewValues(body), TOO_MANY);

/** The same for a tRPC call, whose next schema validates `operation`. */
export const limitedCallSchema = z.custom<{ operation: unknown }>((input) => hasFewValues(input), TOO_MANY);

/** Stops counting at the limit. */
function hasFewValues(json: unknown): boolean {
  let values = 0;
  // An explicit stack and no recursion: a body may be nested deeper than the call stack.
  const open = [json];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inner.length;
    if (values > MAX_SAVED_VALUES) return false;
    for (const one of inner) open.push(one);
  }
  return true;
}
