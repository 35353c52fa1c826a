import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';

/**
 * Keys and list entries of what one request saves: a page of a CV has 500, and thirty pages 15,000. Checking them takes time by
 * value: 8 MB of them would hold the process for two seconds.
 */
const MAX_SAVED_VALUES = 120_000;
const TOO_MANY = sentenceOf({ code: 'request-has-too-many-values', max: MAX_SAVED_VALUES });

/** What a request saves, before anything else in it is looked at. */
export const boundedSchema = z.unknown().refine((body) => hasFewValues(body), TOO_MANY);

/** The same of a call, whose other schema says what `operation` is. */
export const boundedCallSchema = z.custom<{ operation: unknown }>((input) => hasFewValues(input), TOO_MANY);

/** Ends at the bound. */
function hasFewValues(json: unknown): boolean {
  let values = 0;
  // A stack of its own: a body may be nested deeper than functions can be.
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
