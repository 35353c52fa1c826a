import { Button, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { path } from '../../lib/path.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { errorText } from '../../ui/error-text.ts';
import { FailedPage } from '../../ui/failed-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { NothingYetPicture } from '../../ui/nothing-yet-picture.tsx';
import { UnverifiedNote } from '../account/unverified-note.tsx';
import { AccessNote } from './access-note.tsx';
import { useT } from './messages.ts';
import { PaymentRow } from './payment-row.tsx';
import classes from './payments-page.module.css';
import { type DialogRequest, SubscriptionDialogs } from './subscription/subscription-dialogs.tsx';
import { SubscriptionPanel } from './subscription/subscription-panel.tsx';
import type { Subscription } from './subscription/subscription-status.ts';
import { useReturnFromProvider } from './subscription/use-return-from-provider.ts';
import { useSubscription } from './subscription/use-subscription.ts';

/** Query parameter: opens the dialog that pays the open amount. */
const SETTLE_PARAM = 'settle';

type Payment = Outputs['billing']['payments'][number];

/** The subscription, all payments and attempts, their invoices, and when access expires. */
export function PaymentsPage() {
  const t = useT();
  const payments = trpc.billing.payments.useQuery();
  const subscription = useSubscription();
  useReturnFromProvider();

  if (payments.isPending || subscription.isPending) return <LoadingScreen message={t('payments.loading')} />;
  const error = payments.error ?? subscription.error;
  if (!payments.data || subscription.data === undefined) {
    const retry = () => void Promise.all([payments.refetch(), subscription.refetch()]);
    return <FailedPage message={errorText(error)} onRetry={retry} />;
  }
  if (payments.data.length === 0 && subscription.data === null) return <NoPayments />;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Title order={1}>{t('payments.title')}</Title>
        <Text c="dimmed" mt={6}>
          {t('payments.lead')}
        </Text>
        <UnverifiedNote />
      </header>
      <Content payments={payments.data} subscription={subscription.data} />
    </div>
  );
}

interface ContentProps {
  payments: readonly Payment[];
  subscription: Subscription | null;
}

function Content({ payments, subscription }: ContentProps) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  // The link of a mail about a declined payment leads to the dialog that pays it, while it is open.
  const isSettling = query.has(SETTLE_PARAM) && subscription !== null && subscription.openAmount !== null;
  const [request, setRequest] = useState<DialogRequest | null>(isSettling ? { what: 'settle', subscription } : null);
  const [isDialogOpen, dialog] = useDisclosure(isSettling, {
    onClose: () => query.has(SETTLE_PARAM) && setQuery({}, { replace: true }),
  });
  const openDialog = (what: DialogRequest['what']) => {
    if (subscription === null) return;
    setRequest({ what, subscription });
    dialog.open();
  };
  return (
    <>
      {subscription && <SubscriptionPanel subscription={subscription} onOpenDialog={openDialog} />}
      <AccessNote payments={payments} subscription={subscription} />
      {subscription && (
        <Title order={2} size="h4" mb="sm">
          {t('payments.history')}
        </Title>
      )}
      <ul className={classes.list}>
        {payments.map((payment) => (
          <li key={payment.orderId}>
            <PaymentRow payment={payment} subscription={subscription} onSettle={() => openDialog('settle')} />
          </li>
        ))}
      </ul>
      <SubscriptionDialogs request={request} isOpen={isDialogOpen} onClose={dialog.close} />
    </>
  );
}

function NoPayments() {
  const t = useT();
  return (
    <CentredPage isFullHeight>
      <NothingYetPicture />
      <Title order={1} size="h2">
        {t('payments.empty')}
      </Title>
      <Text c="dimmed">{t('payments.emptyText')}</Text>
      <Button component={Link} to={path('my-documents')} size="md">
        {t('payments.toDocuments')}
      </Button>
    </CentredPage>
  );
}
