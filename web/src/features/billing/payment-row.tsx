import { Badge, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import classes from './payments-page.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Payment = Outputs['billing']['payments'][number];

type Status = Payment['kind'] | 'refunded' | 'refundPending';

const COLORS: Readonly<Record<Status, string>> = {
  payment: 'green',
  attempt: 'gray',
  unresolved: 'accent',
  refunded: 'gray',
  refundPending: 'accent',
};
const STATUS_TEXTS = {
  payment: 'payments.kind.payment',
  attempt: 'payments.kind.attempt',
  unresolved: 'payments.kind.unresolved',
  refunded: 'payments.refunded',
  refundPending: 'withdrawal.pending',
} as const satisfies Record<Status, string>;
const REFUNDED: readonly string[] = ['refunded', 'partially_refunded'];

function statusOf({ state, kind, isRefundPending }: Payment): Status {
  if (isRefundPending) return 'refundPending';
  return REFUNDED.includes(state) ? 'refunded' : kind;
}

/** One payment: what for, how it stands, its documents, and the way on where it still waits. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = useT();
  const language = useLanguage();
  const { kind, paidAt, createdAt, validUntil, resumeUuid, packageSlug, voucherCode } = payment;
  const [isAsked, question] = useDisclosure();
  const status = statusOf(payment);
  const date = paidAt
    ? t('payments.paidOn', { date: formatDate(new Date(paidAt)) })
    : t('payments.triedOn', { date: formatDate(new Date(createdAt)) });
  return (
    <article className={classes.row} aria-label={`${payment.packageName}, ${date}`}>
      <div className={classes.what}>
        <Text fw={600}>{payment.packageName}</Text>
        <Text size="sm" c="dimmed">
          {date}
          {validUntil && ` · ${t('payments.validUntil', { date: formatDate(new Date(validUntil)) })}`}
        </Text>
      </div>
      <Badge variant="light" color={COLORS[status]} size="lg" tt="none">
        {t(STATUS_TEXTS[status])}
      </Badge>
      <Text fw={650} className={classes.amount}>
        {formatMoney(payment.grossAmount, payment.currency, language)}
      </Text>
      <div className={classes.actions}>
        {payment.documents.map((document) => (
          <Button
            key={document.id}
            component="a"
            href={`/api/invoices/${document.id}`}
            download
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
          >
            {t(`payments.${document.kind}`, { number: document.number })}
          </Button>
        ))}
        {kind === 'unresolved' && resumeUuid && (
          <Button
            component={Link}
            to={path('stripe-payment', { id: resumeUuid }, { package: packageSlug, voucher: voucherCode ?? undefined })}
            size="xs"
          >
            {t('payments.payNow')}
          </Button>
        )}
        {payment.isWithdrawable && (
          <>
            <Button variant="subtle" color="gray" size="xs" onClick={question.open}>
              {t('withdrawal.withdraw')}
            </Button>
            <WithdrawDialog payment={payment} isOpen={isAsked} onClose={question.close} />
          </>
        )}
      </div>
    </article>
  );
}
