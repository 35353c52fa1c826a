import type { Difference } from './difference.ts';
import type { LedgerEntry } from './repo.ts';

/** Sums of one provider in one currency. Minor units. */
export interface Total {
  provider: string;
  currency: string;
  payments: number;
  /** Negative. */
  refunds: number;
  /** What disputes have withdrawn: negative, unless more was given back. */
  disputes: number;
  net: number;
  /** Invoices and corrections. */
  documents: number;
  differences: number;
}

const SUMS: Readonly<Record<string, 'payments' | 'refunds' | 'disputes'>> = {
  payment: 'payments',
  refund: 'refunds',
  dispute: 'disputes',
};

/** Sums by provider and currency. */
export class Totals {
  readonly #totals = new Map<string, Total>();

  add({ provider, currency, kind, amount }: LedgerEntry): void {
    const total = this.#of(provider, currency);
    total[SUMS[kind] ?? 'refunds'] += amount;
    total.net += amount;
  }

  document(provider: string, { gross, currency }: { gross: number; currency: string }): void {
    this.#of(provider, currency).documents += gross;
  }

  /** Differences without provider or currency are left out. */
  difference({ provider, currency }: Difference): void {
    if (provider !== null && currency !== null) this.#of(provider, currency).differences++;
  }

  list(): Total[] {
    const key = ({ provider, currency }: Total) => `${provider} ${currency}`;
    return [...this.#totals.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  }

  #of(provider: string, currency: string): Total {
    const key = `${provider} ${currency}`;
    const total = this.#totals.get(key) ?? {
      provider,
      currency,
      payments: 0,
      refunds: 0,
      disputes: 0,
      net: 0,
      documents: 0,
      differences: 0,
    };
    this.#totals.set(key, total);
    return total;
  }
}
