import { type Outputs, trpc } from '../../lib/trpc.ts';

export type PriceList = Outputs['billing']['priceList'];

/** The packages on sale, in the currency that the API has decided on. */
export function usePriceList() {
  return trpc.billing.priceList.useQuery();
}
