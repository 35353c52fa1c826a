import type { Currency } from '@kreda/site/currencies';
import { useSearchParams } from 'react-router';
import { trpc } from '../../lib/trpc.ts';

/** A package's price with the discount code from the address. In minor units. */
export interface DiscountedPrice {
  code: string;
  gross: number;
  discount: number;
}

/**
 * The discount code, which is kept in the address from the price list to the payment.
 *
 * @param currency that of the price list; undefined while it loads.
 */
export function useVoucher(currency: Currency | undefined) {
  const [query, setQuery] = useSearchParams();
  const code = query.get('voucher');
  const prices = trpc.billing.voucher.useQuery(
    { code: code ?? '', currency },
    { enabled: code !== null && currency !== undefined, retry: false },
  );
  return {
    /** As typed; null if there is none. */
    code,
    isPending: code !== null && prices.isPending,
    error: prices.error,
    /** Null without a code, and for a package that the code does not apply to. */
    priceOf(slug: string): DiscountedPrice | null {
      const price = prices.data?.prices.find((candidate) => candidate.slug === slug);
      return price && prices.data ? { code: prices.data.code, gross: price.gross, discount: price.discount } : null;
    },
    apply(typed: string | null): void {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (typed === null) next.delete('voucher');
          else next.set('voucher', typed);
          return next;
        },
        { replace: true },
      );
    },
  };
}
