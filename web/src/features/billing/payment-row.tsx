import { Badge, Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import classes from './payments-page.module.css';

type Payment = Outputs['billing']['payments'][number];

const COLORS: Readonly<Record<Payment['kind'], string>> = { payment: 'green', attempt: 'gray', unresolved: 'accent' };
const REFUNDED: readonly string[] = ['refunded', 'partially_refunded'];

/** One payment: what for, how it stands, its documents, and the way on where it still waits. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = useT();
  const language = useLanguage();
  const { kind, paidAt, createdAt, validUntil, resumeUuid, packageSlug } = payment;
  const isRefunded = REFUNDED.includes(payment.state);
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
      <Badge variant="light" color={isRefunded ? 'gray' : COLORS[kind]} size="lg" tt="none">
        {t(isRefunded ? 'payments.refunded' : `payments.kind.${kind}`)}
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
          <Button component={Link} to={path('stripe-payment', { id: resumeUuid }, { package: packageSlug })} size="xs">
            {t('payments.payNow')}
          </Button>
        )}
      </div>
    </article>
  );
}
