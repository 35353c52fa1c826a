import { Skeleton, Text } from '@mantine/core';
import type { Stripe, StripePaymentElement } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import classes from '../method-fields.module.css';
import type { FieldsProps } from '../method-fields.ts';
import { type PaymentError, paymentErrorText } from '../payment-errors.ts';
import { confirmWithStripe } from './confirm-with-stripe.ts';
import { StripeUnavailable } from './stripe-unavailable.tsx';
import { useElements } from './use-elements.ts';

interface StripeElementFieldsProps extends FieldsProps {
  stripe: Stripe;
  type: 'card' | 'p24';
}

/** Stripe's Payment Element for one method. Its inputs are Stripe's frames, so what is typed never reaches this page. */
export function StripeElementFields(props: StripeElementFieldsProps) {
  const [tries, setTries] = useState(0);
  // A frame that could not be loaded is not loaded again: another try takes new elements.
  return <Element key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Element({ ref, stripe, type, purchase, onRetry }: StripeElementFieldsProps & { onRetry: () => void }) {
  const elements = useElements(stripe, { purchase, type });
  const host = useRef<HTMLDivElement>(null);
  const element = useRef<StripePaymentElement | null>(null);
  const isComplete = useRef(false);
  const submitted = useRef<ReturnType<typeof elements.submit> | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [error, setError] = useState<PaymentError | null>(null);

  useEffect(() => {
    const created = elements.create('payment', {
      layout: 'tabs',
      // Name and address stand in our form, and our consent names the later payments.
      fields: { billingDetails: { name: 'never', email: 'never', address: 'if_required' } },
      terms: { card: 'never' },
      // The wallets have buttons of their own.
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    });
    created.on('ready', () => setState('ready'));
    created.on('loaderror', () => setState('failed'));
    created.on('change', ({ complete }) => {
      isComplete.current = complete;
      setError(null);
    });
    created.mount(host.current!);
    element.current = created;
    return () => {
      created.destroy();
      element.current = null;
    };
  }, [elements]);

  useImperativeHandle(ref, () => ({
    validate({ focus }) {
      if (state !== 'ready') return false;
      // Has Stripe show its errors in the frame, and has to be called before anything else happens after a click.
      submitted.current = elements.submit();
      // Only a card has something that must be typed.
      const isRight = type !== 'card' || isComplete.current;
      if (focus && !isRight) element.current?.focus();
      return isRight;
    },
    async confirm(confirmation) {
      const { error: invalid } = await (submitted.current ?? elements.submit());
      submitted.current = null;
      const billing = { name: confirmation.fullName, email: confirmation.email };
      const refusal = invalid ?? (await confirmWithStripe(stripe, elements, { confirmation, billing }));
      if (refusal === null) return { kind: 'confirmed' };
      // The frame itself says what is wrong in its fields.
      setError(refusal.type === 'validation_error' ? null : refusal);
      element.current?.focus();
      return { kind: 'refused' };
    },
  }));

  if (state === 'failed') return <StripeUnavailable onRetry={onRetry} />;
  return (
    <div>
      {state === 'loading' && <Skeleton height={type === 'card' ? 150 : 48} radius="md" />}
      <div ref={host} className={state === 'loading' ? classes.unseen : undefined} />
      {error && (
        <Text role="alert" size="sm" mt="xs" c="var(--mantine-color-error)">
          {paymentErrorText(error)}
        </Text>
      )}
    </div>
  );
}
