import { Anchor, Badge, Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate, formatDateInWarsaw } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { UnbrokenOrderNumber } from '../../ui/unbroken-order-number.tsx';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import { paidByText } from './paid-by-text.ts';
import { type PaymentStatus, statusOf } from './payment-status.ts';
import classes from './payments-page.module.css';
import type { Subscription } from './subscription/subscription-status.ts';
import { RefundProgress } from './withdrawal/refund-progress.tsx';

type Payment = Outputs['billing']['payments'][number];

const COLORS: Readonly<Record<PaymentStatus, string>> = {
  payment: 'green',
  attempt: 'gray',
  unresolved: 'accent',
  trial: 'accent',
  unfinished: 'gray',
  refunded: 'gray',
  refundPending: 'accent',
  disputed: 'red',
  withdrawn: 'gray',
};
const STATUS_TEXTS = {
  payment: 'payments.kind.payment',
  attempt: 'payments.kind.attempt',
  unresolved: 'payments.kind.unresolved',
  trial: 'payments.kind.trial',
  unfinished: 'payments.kind.unfinished',
  refunded: 'payments.refunded',
  refundPending: 'withdrawal.pending',
  disputed: 'payments.disputed',
  withdrawn: 'withdrawal.withdrawn',
} as const satisfies Record<PaymentStatus, string>;
interface PaymentRowProps {
  payment: Payment;
  subscription: Subscription | null;
  /** Opens the dialog that pays the subscription's open amount. */
  onSettle: () => void;
}

/** A payment with its package, status and billing documents, and a button to finish it while it is unresolved. */
export function PaymentRow({ payment, subscription, onSettle }: PaymentRowProps) {
  const t = useT();
  const language = useLanguage();
  const { paidAt, createdAt, validUntil, subscriptionPart } = payment;
  const status = statusOf(payment);
  const isPaidFor = paidAt !== null;
  const isPaid = isPaidFor && subscriptionPart !== 'trial';
  const date = isPaid
    ? t('payments.paidOn', { date: formatDate(new Date(paidAt)) })
    : t('payments.triedOn', { date: formatDate(new Date(createdAt)) });
  return (
    <article className={classes.row} aria-label={`${payment.packageName}, ${date}`}>
      <div className={classes.what}>
        <Text fw={600}>{payment.packageName}</Text>
        <Text size="sm" c="dimmed">
          {date}
          {payment.paidBy && `\u00a0· ${paidByText(payment.paidBy, t)}`}
          {subscriptionPart === 'renewal' && `\u00a0· ${t('payments.renewal')}`}
          {validUntil && `\u00a0· ${t('payments.validUntil', { date: formatDate(new Date(validUntil)) })}`}
        </Text>
        {isPaidFor && (
          <Text size="sm" c="dimmed">
            <UnbrokenOrderNumber text={t('withdrawal.orderNumber', { number: payment.orderNumber })} />
          </Text>
        )}
        {payment.isWithdrawable && payment.withdrawableUntil && (
          <Text size="sm" c="dimmed">
            {t('withdrawal.until', { date: formatDateInWarsaw(new Date(payment.withdrawableUntil)) })}
          </Text>
        )}
        {payment.withdrawal && (
          <Text size="sm">
            <RefundProgress {...payment.withdrawal} currency={payment.currency} />
          </Text>
        )}
        {payment.declinedAt.map((at) => (
          <Text key={at} size="sm" c="dimmed">
            {t('payments.declinedOn', { date: formatDate(new Date(at)) })}
          </Text>
        ))}
      </div>
      <Badge variant="light" color={COLORS[status]} size="lg" tt="none">
        {t(STATUS_TEXTS[status])}
      </Badge>
      <Text fw={650} className={classes.amount}>
        {formatMoney(payment.grossAmount, payment.currency, language)}
      </Text>
      <div className={classes.actions}>
        {payment.documents.map((document) => (
          <div key={document.id} className={classes.document}>
            <Button
              component="a"
              href={`/api/invoices/${document.id}`}
              download
              variant="default"
              size="xs"
              leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
            >
              {t(`payments.${document.kind}`, { number: document.number })}
            </Button>
            {document.ksef && <KsefNumber {...document.ksef} />}
          </div>
        ))}
        <FinishButton payment={payment} subscription={subscription} onSettle={onSettle} />
        {payment.isWithdrawable && (
          <Button
            component={Link}
            to={path('withdrawal', {}, { order: payment.orderNumber })}
            variant="default"
            size="xs"
          >
            {t('withdrawal.here')}
          </Button>
        )}
      </div>
    </article>
  );
}

/** A document's number in the national e-invoicing system, which leads to its page there. */
function KsefNumber({ number, url }: NonNullable<Payment['documents'][number]['ksef']>) {
  const t = useT();
  if (number === null) {
    return (
      <Text size="xs" c="dimmed">
        {t('payments.ksefWaits')}
      </Text>
    );
  }
  return (
    <Text size="xs" c="dimmed" className={classes.ksef}>
      {t('payments.ksef')}{' '}
      {url === null ? (
        number
      ) : (
        <Anchor href={url} target="_blank" rel="noreferrer" inherit>
          {number}
        </Anchor>
      )}
    </Text>
  );
}

/** Finishes an unresolved payment while that is possible: a renewal in a dialog, any other on the resume's payment page. */
function FinishButton({ payment, subscription, onSettle }: PaymentRowProps) {
  const t = useT();
  const { kind, subscriptionPart, resumeUuid, packageSlug, voucherCode } = payment;
  if (kind !== 'unresolved') return null;
  if (subscriptionPart === 'renewal') {
    if (subscription === null || subscription.openAmount === null) return null;
    return (
      <Button size="xs" variant="light" onClick={onSettle}>
        {t('subscription.open.pay')}
      </Button>
    );
  }
  if (resumeUuid === null || !canBeFinished(subscriptionPart, subscription)) return null;
  return (
    <Button
      component={Link}
      to={path('stripe-payment', { id: resumeUuid }, { package: packageSlug, voucher: voucherCode ?? undefined })}
      size="xs"
    >
      {t(subscriptionPart === 'trial' ? 'payments.finish' : 'payments.payNow')}
    </Button>
  );
}

/** A renewing subscription excludes any other order; a cancelled one excludes only another subscription. */
function canBeFinished(part: Payment['subscriptionPart'], subscription: Subscription | null): boolean {
  if (subscription === null || subscription.state === 'ended') return true;
  return subscription.cancelledAt !== null && part === null;
}
