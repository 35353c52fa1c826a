import { setTimeout as pause } from 'node:timers/promises';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import { failureOfStatus, ProviderDown } from '../../../platform/clients/provider-error.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** The bank's own address. */
export const NBP_API = 'https://api.nbp.pl/api';

const TIMEOUT_MS = 10_000;
const MAX_TRIES = 3;
const FIRST_PAUSE_MS = 300;
/** No row of holidays is as long. The bank answers at most 93 days. */
const LOOK_BACK_DAYS = 14;

/** A currency's rates of table A (api.nbp.pl, "Kursy walut"). */
const answerSchema = z.object({
  table: z.literal('A'),
  code: z.string(),
  rates: z
    .array(
      z.object({
        no: z.string().min(1),
        effectiveDate: z.iso.date(),
        // Four decimals, those of table A for one unit of a currency.
        mid: z
          .number()
          .positive()
          .refine((mid) => Math.abs(mid * 10_000 - Math.round(mid * 10_000)) < 1e-6, 'at most four decimals'),
      }),
    )
    .min(1),
});

/**
 * The mean rates of the National Bank of Poland, over HTTP. A call that fails is repeated a few times.
 *
 * @param onCall called after every try.
 */
export function createNbpRates(apiBase: string, onCall: OnCall = () => {}): ExchangeRates {
  return {
    async meanRateBefore(currency, day) {
      const tax = Temporal.PlainDate.from(day);
      const from = tax.subtract({ days: LOOK_BACK_DAYS }).toString();
      const to = tax.subtract({ days: 1 }).toString();
      const address = `${apiBase}/exchangerates/rates/a/${currency.toLowerCase()}/${from}/${to}/?format=json`;
      const { code, rates } = await withRetries(() => observed(onCall, () => ask(address)));
      const last = rates.toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate)).at(-1)!;
      if (code !== currency || last.effectiveDate < from || last.effectiveDate > to)
        throw new ProviderDown('nbp', 'unexpected', new Error(`${code} of ${last.effectiveDate}`));
      const { no: table, effectiveDate: date, mid } = last;
      return { rate: Math.round(mid * 10_000), table, date };
    },
  };
}

async function ask(address: string): Promise<z.output<typeof answerSchema>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new ProviderDown('nbp', 'unreachable', cause);
  });
  if (!response.ok) {
    const told = new Error(`HTTP ${response.status} ${(await response.text().catch(() => '')).slice(0, 200)}`);
    throw new ProviderDown('nbp', failureOfStatus(response.status) ?? 'unexpected', told);
  }
  const body = await response.json().catch((cause: unknown) => {
    throw new ProviderDown('nbp', cause instanceof SyntaxError ? 'unexpected' : 'unreachable', cause);
  });
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) throw new ProviderDown('nbp', 'unexpected', parsed.error);
  return parsed.data;
}

async function observed<T>(onCall: OnCall, call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call();
    onCall('nbp', 'ok');
    return answer;
  } catch (error) {
    if (error instanceof ProviderDown) onCall('nbp', error.failure);
    throw error;
  }
}

async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const isPassing =
        error instanceof ProviderDown && (error.failure === 'unreachable' || error.failure === 'provider-error');
      if (!isPassing || attempt === MAX_TRIES) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
