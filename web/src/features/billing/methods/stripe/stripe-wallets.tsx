import { Divider, Text } from '@mantine/core';
import type { Stripe, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../messages.ts';
import classes from '../method-fields.module.css';
import type { Confirmation, MethodOutcome, WalletsProps } from '../method-fields.ts';
import { type PaymentError, paymentErrorText } from '../payment-errors.ts';
import { confirmWithStripe } from './confirm-with-stripe.ts';
import { useElements } from './use-elements.ts';

interface StripeWalletsProps extends WalletsProps {
  stripe: Stripe;
}

/** Apple Pay and Google Pay, by Stripe's Express Checkout Element. Takes no place where the browser has neither. */
export function StripeWallets({ stripe, purchase, isLocked, canPay, onPay }: StripeWalletsProps) {
  const t = useT();
  const elements = useElements(stripe, { purchase, type: 'card' });
  const host = useRef<HTMLDivElement>(null);
  const [isOffered, setOffered] = useState(false);
  const [error, setError] = useState<PaymentError | null>(null);

  const mayOpen = useEffectEvent(() => !isLocked && canPay());
  const pay = useEffectEvent((event: StripeExpressCheckoutElementConfirmEvent) => {
    const fail = () => event.paymentFailed({ reason: 'fail' });
    const confirm = async (confirmation: Confirmation): Promise<MethodOutcome> => {
      const { error: invalid } = await elements.submit();
      const refusal = invalid ?? (await confirmWithStripe(stripe, elements, { confirmation, billing: null }));
      if (refusal === null) return { kind: 'confirmed' };
      setError(refusal);
      fail();
      return { kind: 'refused' };
    };
    onPay({ wallet: event.expressPaymentType === 'apple_pay' ? 'apple_pay' : 'google_pay', confirm, fail });
  });

  useEffect(() => {
    const created = elements.create('expressCheckout', {
      buttonHeight: 48,
      layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
      paymentMethods: { link: 'never', amazonPay: 'never', klarna: 'never', paypal: 'never' },
    });
    created.on('ready', ({ availablePaymentMethods }) =>
      setOffered(Boolean(availablePaymentMethods?.applePay || availablePaymentMethods?.googlePay)),
    );
    // Within a second, or the wallet does not open.
    created.on('click', (event) => {
      setError(null);
      if (mayOpen()) event.resolve();
      else event.reject();
    });
    created.on('confirm', (event) => pay(event));
    created.mount(host.current!);
    return () => created.destroy();
  }, [elements]);

  return (
    <div className={isOffered ? classes.wallets : classes.unseen}>
      <div ref={host} />
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {paymentErrorText(error)}
        </Text>
      )}
      <Divider label={t('payment.or')} />
    </div>
  );
}
