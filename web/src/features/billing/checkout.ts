import type { Query } from '@kreda/site/routes';
import { useParams, useSearchParams } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { MAGAZINE_ACTION } from '../account/magazine-links.ts';

/**
 * What a checkout is for, read from its address: a resume, or the magazine. For the magazine the user's id takes the place of the
 * resume's (specification, section 4), or there is no id.
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

/** The id of the resume that the checkout is for; null for the magazine. */
export function resumeOf({ id, isForMagazine }: Checkout): string | null {
  return isForMagazine ? null : id;
}

/** The address of a step of the checkout: price list, payment or thank-you page. */
export function checkoutPath(
  name: 'cv-pricing' | 'stripe-payment' | 'thank-you',
  { id, isForMagazine }: Checkout,
  query: Query = {},
): string {
  if (!isForMagazine) return path(name, { id }, query);
  // The magazine's thank-you page has no resume.
  if (name === 'thank-you') return path('thank-you-for-payment', {}, query);
  return path(name, { id }, { action: MAGAZINE_ACTION, uuid: id, ...query });
}
