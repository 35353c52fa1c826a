import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useT } from '../messages.ts';
import type { Subscription } from './subscription-status.ts';

/**
 * The way back after it has ended: to the payment of the same package; to the price list where that was a trial, which is had once,
 * or is not sold any more.
 */
export function RestartButton({ subscription: { packageSlug, resumeUuid } }: { subscription: Subscription }) {
  const t = useT();
  const packages = trpc.billing.packages.useQuery();
  if (resumeUuid === null) {
    return (
      <Button component={Link} to={path('my-documents')}>
        {t('payments.toDocuments')}
      </Button>
    );
  }
  const isOnSale = packages.data?.some(({ slug, trialDays }) => slug === packageSlug && trialDays === null) ?? false;
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
