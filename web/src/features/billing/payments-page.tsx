import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format-date.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { useT } from './messages.ts';
import { PaymentRow } from './payment-row.tsx';
import classes from './payments-page.module.css';

type Payment = Outputs['billing']['payments'][number];

/** What was paid and tried, the invoices, and until when there is access. */
export function PaymentsPage() {
  const t = useT();
  const payments = trpc.billing.payments.useQuery();

  if (payments.isPending) return <LoadingScreen message={t('payments.loading')} />;
  if (payments.isError) {
    return (
      <CentredPage>
        <Text role="alert">{translateWording(errorWording(payments.error))}</Text>
      </CentredPage>
    );
  }
  if (payments.data.length === 0) return <NoPayments />;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Title order={1}>{t('payments.title')}</Title>
        <Text c="dimmed" mt={6}>
          {t('payments.lead')}
        </Text>
      </header>
      <Access payments={payments.data} />
      <ul className={classes.list}>
        {payments.data.map((payment) => (
          <li key={payment.orderId}>
            <PaymentRow payment={payment} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Until when the latest package lets in. */
function Access({ payments }: { payments: readonly Payment[] }) {
  const t = useT();
  const ends = payments.map(({ validUntil }) => (validUntil === null ? 0 : Date.parse(validUntil)));
  const until = Math.max(0, ...ends);
  if (until <= Date.now()) {
    return (
      <Alert color="gray" variant="light" mb="lg">
        {t('payments.noAccess')}.{' '}
        <Anchor component={Link} to={path('my-documents')} inherit underline="always">
          {t('payments.toDocuments')}
        </Anchor>
      </Alert>
    );
  }
  return (
    <Alert color="green" variant="light" mb="lg" icon={<IconCircleCheck aria-hidden />}>
      {t('payments.activeUntil', { date: formatDate(new Date(until)) })}
    </Alert>
  );
}

function NoPayments() {
  const t = useT();
  return (
    <CentredPage>
      <IconReceipt size={52} stroke={1.3} aria-hidden className={classes.emptyIcon} />
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
