import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import { PAYMENT_WAYS } from '../payment-ways.ts';
import classes from './subscription.module.css';
import { isBeingCharged, methodName, type Subscription, type SubscriptionStatus } from './subscription-status.ts';

interface SubscriptionFactsProps {
  subscription: Subscription;
  status: SubscriptionStatus;
}

/** Price, validity, next payment and payment method of a subscription. */
export function SubscriptionFacts({ subscription, status }: SubscriptionFactsProps) {
  const t = useT();
  const language = useLanguage();
  const { grossAmount, currency, nextPayment, validUntil, cancelledAt, endedAt, method } = subscription;
  const day = (moment: string) => formatDate(new Date(moment));
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <dl className={classes.facts}>
      <Fact name={t('subscription.facts.price')}>{priceText()}</Fact>
      {nextPayment && (
        <Fact name={t('subscription.facts.nextPayment')}>
          {isBeingCharged(subscription, new Date()) ? t('subscription.processing') : day(nextPayment.at)},{' '}
          {money(nextPayment.grossAmount)}
        </Fact>
      )}
      {status !== 'ended' && status !== 'disputed' && (
        <Fact name={t(status === 'pastDue' ? 'subscription.facts.accessUntil' : 'subscription.facts.validUntil')}>
          {day(validUntil)}
        </Fact>
      )}
      {cancelledAt && status !== 'disputed' && (
        <Fact name={t('subscription.facts.cancelledAt')}>{day(cancelledAt)}</Fact>
      )}
      {endedAt && <Fact name={t('subscription.facts.endedAt')}>{day(endedAt)}</Fact>}
      {method && status !== 'ended' && (
        <Fact name={t('subscription.facts.method')}>
          <MethodIcon method={method.kind} />
          {methodName(method)}
        </Fact>
      )}
    </dl>
  );

  function priceText(): string {
    const { months } = subscription;
    const amount = money(grossAmount);
    if (months === 1) return t('subscription.price.month', { amount });
    if (months === 12) return t('subscription.price.year', { amount });
    return t('subscription.price.months', { amount, count: months });
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MethodIcon({ method }: { method: PaymentMethod }) {
  const { Icon } = PAYMENT_WAYS[method];
  return <Icon size={18} stroke={1.6} aria-hidden className={classes.methodIcon} />;
}
