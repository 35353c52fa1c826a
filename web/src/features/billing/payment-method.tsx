import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { Alert, Stack, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { useSiteConfig } from '../../lib/site.ts';
import type { CardFieldsHandle, CardOutcome } from './card/card-fields.ts';
import { useT } from './messages.ts';
import { PAYMENT_FORMS } from './payment-forms.tsx';
import classes from './payment-method.module.css';
import { PAYMENT_WAYS } from './payment-ways.ts';

/** How the payer of something goes on, as the API opened it: in our own form, or on the provider's page. */
type Opened = { kind: 'form'; clientSecret: string } | { kind: 'page'; approveUrl: string };

export interface PaymentMethodHandle {
  /** Shows what is missing or wrong in the provider's fields; true for a provider that has none. */
  validate: (options: { focus: boolean }) => boolean;
  /**
   * Goes on with an opened payment: confirms the card in the form, or leaves for the provider's page. Rejects when the provider cannot be
   * reached.
   */
  complete: (opened: Opened, payer: { fullName: string; email: string; returnUrl: string }) => Promise<CardOutcome>;
}

interface PaymentMethodProps {
  ref: RefObject<PaymentMethodHandle | null>;
  provider: Provider;
  onProvider: (provider: Provider) => void;
}

/** A choice between the providers that the site offers, and the chosen one's fields or note. */
export function PaymentMethod({ ref, provider, onProvider }: PaymentMethodProps) {
  const t = useT();
  const site = useSiteConfig();
  const fields = useRef<Partial<Record<Provider, RefObject<CardFieldsHandle | null>>>>({});
  const fieldsOf = (of: Provider) => {
    fields.current[of] ??= { current: null };
    return fields.current[of];
  };
  const form = PAYMENT_FORMS[provider];

  useImperativeHandle(ref, () => ({
    validate: (options) => form.place === 'page' || (fieldsOf(provider).current?.validate(options) ?? false),
    async complete(opened, payer) {
      if (opened.kind === 'form') {
        return fieldsOf(provider).current!.confirm({ clientSecret: opened.clientSecret, ...payer });
      }
      window.location.assign(opened.approveUrl);
      return { kind: 'redirecting' };
    },
  }));

  const offered = PROVIDERS.filter((one) => PAYMENT_WAYS[one].mode(site) !== null);
  const way = PAYMENT_WAYS[provider];
  return (
    <Stack gap="md">
      {offered.length > 1 && <Choice offered={offered} provider={provider} onProvider={onProvider} />}
      {way.mode(site) === 'sandbox' && (
        <Alert role="note" variant="light" color="accent" icon={<IconFlask size={20} />}>
          {way.testNote(t)}
        </Alert>
      )}
      {offered.map((one) => {
        const { [one]: drawn } = PAYMENT_FORMS;
        // Hidden rather than unmounted: a look at another provider keeps what was typed.
        return drawn.place === 'fields' ? (
          <div key={one} hidden={one !== provider}>
            {drawn.draw(site, fieldsOf(one))}
          </div>
        ) : null;
      })}
      {form.place === 'page' && (
        <Text size="sm" c="dimmed">
          {form.note(t)}
        </Text>
      )}
    </Stack>
  );
}

interface ChoiceProps extends Pick<PaymentMethodProps, 'provider' | 'onProvider'> {
  offered: readonly Provider[];
}

function Choice({ offered, provider, onProvider }: ChoiceProps) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={classes.ways}>
      <legend>{t('payment.method')}</legend>
      {offered.map((one) => {
        const { Icon, label } = PAYMENT_WAYS[one];
        return (
          <label key={one} className={classes.way}>
            <input type="radio" name={group} checked={provider === one} onChange={() => onProvider(one)} />
            <Icon size={20} stroke={1.6} aria-hidden />
            {label(t)}
          </label>
        );
      })}
    </fieldset>
  );
}
