import type { FastifyBaseLogger } from 'fastify';
import { ProviderDown } from '../../../platform/clients/provider-error.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { Postponed } from '../../../platform/outbox/postponed.ts';
import type { ExchangeRates } from './exchange-rates.ts';

const PAUSE_MS = 5 * 60_000;

/**
 * Rates for the outbox, which handles one message after the other. While the bank is down, mails and refunds must not wait for it with each
 * invoice: after a failed request the bank is not called for five minutes. A rate is requested once a day and currency, and cached.
 *
 * @returns rates that throw `Postponed` instead of `ProviderDown`, so that an invoice waits however long the bank is down.
 */
export function postponingRates(
  rates: ExchangeRates,
  { clock, log }: { clock: () => Date; log: FastifyBaseLogger },
): ExchangeRates {
  const known = new Map<string, Awaited<ReturnType<ExchangeRates['meanRateBefore']>>>();
  let downUntil: Date | null = null;
  return {
    async meanRateBefore(currency, day) {
      const key = `${currency} ${day}`;
      const remembered = known.get(key);
      if (remembered) return remembered;
      if (downUntil && clock() < downUntil) throw new Postponed(downUntil);
      try {
        const rate = await rates.meanRateBefore(currency, day);
        downUntil = null;
        // The table before a day that has not begun here may not be published yet.
        if (day <= dayInWarsaw(clock())) known.set(key, rate);
        return rate;
      } catch (error) {
        if (!(error instanceof ProviderDown)) throw error;
        const until = new Date(clock().getTime() + PAUSE_MS);
        // An answer that is of no use may concern one day alone: the invoices of other days go on.
        const isAway = error.failure === 'unreachable' || error.failure === 'provider-error';
        if (isAway) downUntil = until;
        log.error({ err: error, currency, day, until }, 'the bank gave no exchange rate: its invoices wait');
        throw new Postponed(until);
      }
    },
  };
}
