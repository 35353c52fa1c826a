import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { UnbrokenOrderNumber } from '../../ui/unbroken-order-number.tsx';
import { useT as useBillingT } from '../billing/messages.ts';
import { formatMoney } from '../billing/money.ts';
import { useT } from './messages.ts';
import { beginsTrial, type PaidOrder } from './use-payment-check.ts';

/**
 * Details of a paid order: the amount, when access expires or the next payment is due, a link to manage the subscription, and the
 * invoice.
 */
export function OrderDetails({ order }: { order: PaidOrder }) {
  const t = useT();
  const billingT = useBillingT();
  const language = useLanguage();
  const { data: subscription } = trpc.billing.subscription.current.useQuery();
  const { data: payments } = trpc.billing.payments.useQuery();
  const payment = payments?.find(({ orderId }) => orderId === order.orderId);
  const isTrial = beginsTrial(order);
  const nextPayment = subscription?.packageName === order.packageName ? subscription.nextPayment : null;
  const facts = [
    isTrial ? null : formatMoney(order.grossAmount, order.currency, language),
    payment?.validUntil && !nextPayment
      ? billingT('payments.validUntil', { date: formatDate(new Date(payment.validUntil)) })
      : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      {facts.length > 0 && <Text>{facts.join(' · ')}</Text>}
      {nextPayment && (
        <Text c="dimmed">
          {t(isTrial ? 'thankYou.firstPayment' : 'thankYou.nextPayment', {
            date: formatDate(new Date(nextPayment.at)),
          })}{' '}
          <Anchor component={Link} to={path('payment')} underline="always">
            {t('thankYou.manage')}
          </Anchor>
        </Text>
      )}
      {payment && payment.documents.length > 0 && (
        <Group justify="center" gap="md">
          {payment.documents.map(({ id, kind, number }) => (
            <Anchor key={id} href={`/api/invoices/${id}`} download size="sm" underline="always">
              {billingT(`payments.${kind}`, { number })}
            </Anchor>
          ))}
        </Group>
      )}
      {payment?.isWithdrawable && (
        <Text c="dimmed" size="sm">
          <UnbrokenOrderNumber text={billingT('withdrawal.orderNumber', { number: payment.orderNumber })} />{' '}
          <Anchor
            component={Link}
            to={path('withdrawal', {}, { order: payment.orderNumber })}
            size="sm"
            underline="always"
          >
            {billingT('withdrawal.here')}
          </Anchor>
        </Text>
      )}
    </>
  );
}
