import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useT } from '../messages.ts';
import { usePriceList } from '../use-price-list.ts';
import type { Subscription } from './subscription-status.ts';

/**
 * Starts a new subscription after one has ended: leads to the payment of the same package, or to the price list if that package
 * was a trial, which each user gets once, or is no longer sold.
 */
export function RestartButton({ subscription: { packageSlug, resumeUuid } }: { subscription: Subscription }) {
  const t = useT();
  const { data: list } = usePriceList();
  if (resumeUuid === null) {
    return (
      <Button component={Link} to={path('my-documents')}>
        {t('payments.toDocuments')}
      </Button>
    );
  }
  const isOnSale = list?.offers.some(({ slug, trialDays }) => slug === packageSlug && trialDays === null) ?? false;
  return (
    <Button
      component={Link}
      to={
        isOnSale
          ? path('stripe-payment', { id: resumeUuid }, { package: packageSlug })
          : path('cv-pricing', { id: resumeUuid })
      }
    >
      {t(isOnSale ? 'subscription.restart.same' : 'subscription.restart.prices')}
    </Button>
  );
}
