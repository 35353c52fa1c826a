import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import { failureOfStatus, ProviderDown } from '../../../platform/clients/provider-error.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** Short, since the outbox handles one message at a time. */
const TIMEOUT_MS = 4_000;
/** A week of tables is a kilobyte. */
const MAX_ANSWER_BYTES = 64_000;
/** No row of weekends and holidays is as long. An older table would be a gap in the answer. */
const LOOK_BACK_DAYS = 7;
/** Złoty for one unit of a currency that we sell in. A rate beyond them is an error of the answer and would be printed on invoices. */
const MIN_RATE = 1;
const MAX_RATE = 20;

/** A currency's rates of table A (api.nbp.pl, "Kursy walut"). */
const answerSchema = z.object({
  table: z.literal('A'),
  code: z.string(),
  rates: z
    .array(
      z.object({
        no: z.string().regex(/^\d{3}\/A\/NBP\/\d{4}$/),
        effectiveDate: z.iso.date(),
        // Four decimals, those of table A for one unit of a currency.
        mid: z
          .number()
          .min(MIN_RATE)
          .max(MAX_RATE)
          .refine((mid) => Math.abs(mid * 10_000 - Math.round(mid * 10_000)) < 1e-6, 'at most four decimals'),
      }),
    )
    .min(1),
});

/**
 * The mean rates of the National Bank of Poland, over HTTP, without a retry: the outbox retries.
 *
 * @param onCall called after every call.
 */
export function createNbpRates(
  apiBase: string,
  onCall: OnCall = () => {},
  timeoutMs: number = TIMEOUT_MS,
): ExchangeRates {
  return {
    async meanRateBefore(currency, day) {
      const tax = Temporal.PlainDate.from(day);
      const from = tax.subtract({ days: LOOK_BACK_DAYS }).toString();
      const to = tax.subtract({ days: 1 }).toString();
      const address = `${apiBase}/exchangerates/rates/a/${currency.toLowerCase()}/${from}/${to}/?format=json`;
      try {
        const { code, rates } = await ask(address, timeoutMs);
        const last = rates.toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate)).at(-1)!;
        if (code !== currency || last.effectiveDate < from || last.effectiveDate > to)
          throw new ProviderDown('nbp', 'unexpected', new Error(`${code} of ${last.effectiveDate}`));
        onCall('nbp', 'ok');
        const { no: table, effectiveDate: date, mid } = last;
        return { rate: Math.round(mid * 10_000), table, date };
      } catch (error) {
        if (error instanceof ProviderDown) onCall('nbp', error.failure);
        throw error;
      }
    },
  };
}

async function ask(address: string, timeoutMs: number): Promise<z.output<typeof answerSchema>> {
  // The bank redirects nobody, and another address would not be the bank's.
  const { status, text } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    .then(async (response) => ({ status: response.status, text: await readText(response) }))
    .catch((cause: unknown) => {
      throw cause instanceof ProviderDown ? cause : new ProviderDown('nbp', 'unreachable', cause);
    });
  if (status !== 200) {
    const told = new Error(`HTTP ${status} ${text.slice(0, 200)}`);
    throw new ProviderDown('nbp', failureOfStatus(status) ?? 'unexpected', told);
  }
  const parsed = answerSchema.safeParse(readJson(text));
  if (!parsed.success) throw new ProviderDown('nbp', 'unexpected', parsed.error);
  return parsed.data;
}

/** @throws {ProviderDown} for an answer that is too long, of which the rest is not read. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ProviderDown('nbp', 'unexpected', new Error('the answer is too long'));
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
