import { Alert, Stack, Text } from '@mantine/core';
import { IconBrandPaypal, IconCreditCard, IconFlask } from '@tabler/icons-react';
import { type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { loadable } from '../../lib/loadable.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import type { CardFieldsHandle, CardOutcome } from './card/card-fields.ts';
import { SandboxCardFields } from './card/sandbox-card-fields.tsx';
import { useT } from './messages.ts';
import classes from './payment-method.module.css';

// Stripe's script only comes where it is really paid.
const stripeCardFields = loadable(async () => (await import('./card/stripe-card-fields.tsx')).StripeCardFields);

export type Provider = 'stripe' | 'paypal';

/** How the payer of something goes on, as the API opened it: in our own form, or on the provider's page. */
type Opened = { kind: 'form'; clientSecret: string } | { kind: 'page'; approveUrl: string };

export interface PaymentMethodHandle {
  /** Shows what is missing or wrong of the card; true for PayPal. */
  validate: (options: { focus: boolean }) => boolean;
  /**
   * Goes on with an opened payment: confirms the card in the form, or leaves for PayPal's page. Rejects when the provider cannot be
   * reached.
   */
  complete: (opened: Opened, payer: { fullName: string; email: string; returnUrl: string }) => Promise<CardOutcome>;
}

interface PaymentMethodProps {
  ref: RefObject<PaymentMethodHandle | null>;
  provider: Provider;
  onProvider: (provider: Provider) => void;
}

/** A choice between card and PayPal, where PayPal is on, and the card's fields. What is typed of the card survives a look at PayPal. */
export function PaymentMethod({ ref, provider, onProvider }: PaymentMethodProps) {
  const t = useT();
  const { stripe, paypal } = useSiteConfig();
  const card = useRef<CardFieldsHandle>(null);

  useImperativeHandle(ref, () => ({
    validate: (options) => provider === 'paypal' || (card.current?.validate(options) ?? false),
    async complete(opened, payer) {
      if (opened.kind === 'form') return card.current!.confirm({ clientSecret: opened.clientSecret, ...payer });
      window.location.assign(opened.approveUrl);
      return { kind: 'redirecting' };
    },
  }));

  const isTest = provider === 'paypal' ? paypal === 'sandbox' : stripe.mode === 'sandbox';
  return (
    <Stack gap="md">
      {paypal !== null && <Choice provider={provider} onProvider={onProvider} />}
      {isTest && (
        <Alert role="note" variant="light" color="accent" icon={<IconFlask size={20} />}>
          {t(provider === 'paypal' ? 'payment.testPaypal' : 'payment.test')}
        </Alert>
      )}
      <div hidden={provider !== 'stripe'}>
        {stripe.mode === 'sandbox' ? (
          <SandboxCardFields ref={card} confirmUrl={stripe.confirmUrl} />
        ) : (
          <LazyPanel chunk={stripeCardFields}>
            {(StripeCardFields) => <StripeCardFields ref={card} publishableKey={stripe.publishableKey} />}
          </LazyPanel>
        )}
      </div>
      {provider === 'paypal' && (
        <Text size="sm" c="dimmed">
          {t('payment.paypalNext')}
        </Text>
      )}
    </Stack>
  );
}

function Choice({ provider, onProvider }: Pick<PaymentMethodProps, 'provider' | 'onProvider'>) {
  const t = useT();
  const group = useId();
  const ways = [
    { way: 'stripe', label: t('payment.card'), Icon: IconCreditCard },
    { way: 'paypal', label: 'PayPal', Icon: IconBrandPaypal },
  ] as const;
  return (
    <fieldset className={classes.ways}>
      <legend>{t('payment.method')}</legend>
      {ways.map(({ way, label, Icon }) => (
        <label key={way} className={classes.way}>
          <input type="radio" name={group} checked={provider === way} onChange={() => onProvider(way)} />
          <Icon size={20} stroke={1.6} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
