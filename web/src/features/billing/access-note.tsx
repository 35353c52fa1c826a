import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { accessOutsideSubscription } from './access-outside-subscription.ts';
import { useT } from './messages.ts';
import type { Subscription } from './subscription/subscription-status.ts';

interface AccessNoteProps {
  payments: readonly Outputs['billing']['payments'][number][];
  subscription: Subscription | null;
}

/** Shows when access expires, unless the subscription's panel shows it already. */
export function AccessNote({ payments, subscription }: AccessNoteProps) {
  const t = useT();
  const access = accessOutsideSubscription(payments, subscription, new Date());
  if (access === 'in-subscription') return null;
  if (access === 'none') {
    return (
      <Alert color="gray" variant="light" mb="lg">
        {t('payments.noAccess')}.{' '}
        <Anchor component={Link} to={path('my-documents')} inherit c="inherit" underline="always">
          {t('payments.toDocuments')}
        </Anchor>
      </Alert>
    );
  }
  return (
    <Alert color="green" variant="light" mb="lg" icon={<IconCircleCheck aria-hidden />}>
      {t('payments.activeUntil', { date: formatDate(access) })}
    </Alert>
  );
}
