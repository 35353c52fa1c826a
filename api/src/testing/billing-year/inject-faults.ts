import { PROVIDERS } from '@kreda/site/providers';
import type { Outage } from '../../../sandbox/outages.ts';
import { controlOf, count, type Year } from './year.ts';

/** Outages, which concern every call for hours. Faults of one call are in `provider-faults.test.ts`. */
const LASTING: readonly Outage[] = [
  'bad-key',
  'no-permission',
  'too-many-calls',
  'failing',
  'gateway-page',
  'hanging-up',
];

/** Injects faults into the providers' sandboxes for this morning, until `clearFaults`. On most days none. */
export async function injectFaults(year: Year): Promise<void> {
  const { random } = year;
  for (const provider of PROVIDERS) {
    const fault = random.weighted({ none: 88, outage: 5, 'lost answers': 5, errors: 2 });
    if (fault === 'none') continue;
    const outage = fault === 'outage' ? random.one(LASTING) : null;
    count(year, `provider faults: ${provider} ${outage === null ? fault : `outage, ${outage}`}`);
    await controlOf(year, provider)('faults', {
      outage,
      hangNext: fault === 'lost answers' ? random.between(1, 6) : 0,
      // More than a client repeats by itself.
      failNext: fault === 'errors' ? random.between(3, 6) : 0,
    });
  }
}

export async function clearFaults(year: Year): Promise<void> {
  for (const provider of PROVIDERS)
    await controlOf(year, provider)('faults', { outage: null, hangNext: 0, failNext: 0 });
}
