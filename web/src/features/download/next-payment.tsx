import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import { formatDate } from '../../lib/format-date.ts';
import { trpc } from '../../lib/trpc.ts';
import { useT } from './messages.ts';

interface NextPaymentProps {
  /** The package that was just bought. */
  packageName: string;
  /** Nothing has been charged yet. */
  isFirst: boolean;
}

/** When a subscription that was just bought is charged next, and where that can be changed. Of a one-off package nothing is said. */
export function NextPayment({ packageName, isFirst }: NextPaymentProps) {
  const t = useT();
  const { data: subscription } = trpc.billing.subscription.current.useQuery();
  if (subscription?.packageName !== packageName || !subscription.nextPayment) return null;
  const date = formatDate(new Date(subscription.nextPayment.at));
  return (
    <Text c="dimmed">
      {t(isFirst ? 'thankYou.firstPayment' : 'thankYou.nextPayment', { date })}{' '}
      <Anchor component={Link} to={path('payment')} underline="always">
        {t('thankYou.manage')}
      </Anchor>
    </Text>
  );
}
