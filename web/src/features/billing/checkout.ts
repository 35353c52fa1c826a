import type { Query } from '@kreda/site/routes';
import { useParams, useSearchParams } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { MAGAZINE_ACTION } from '../account/destination.ts';

/**
 * What a purchase is for, as its addresses say it: a CV, or the magazine, where the user's id stands in the CV's place
 * (specification, section 4), or nothing does.
 */
export interface Checkout {
  id: string;
  isForMagazine: boolean;
}

export function useCheckout(): Checkout {
  const { id } = useParams();
  const user = useUser();
  const [query] = useSearchParams();
  const isForMagazine = id === undefined || query.get('action') === MAGAZINE_ACTION;
  return { id: id ?? user.id ?? '', isForMagazine };
}

/** The CV that is bought for; null: none. */
export function resumeOf({ id, isForMagazine }: Checkout): string | null {
  return isForMagazine ? null : id;
}

/** A step of a purchase: the price list, the payment, or what comes after. */
export function checkoutPath(
  name: 'cv-pricing' | 'stripe-payment' | 'thank-you',
  { id, isForMagazine }: Checkout,
  query: Query = {},
): string {
  if (!isForMagazine) return path(name, { id }, query);
  // There is no CV to thank for.
  if (name === 'thank-you') return path('thank-you-for-payment', {}, query);
  return path(name, { id }, { action: MAGAZINE_ACTION, uuid: id, ...query });
}
