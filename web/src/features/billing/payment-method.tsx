import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { Alert, Stack, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { useSiteConfig } from '../../lib/site.ts';
import radio from '../../ui/radio.module.css';
import type { CardFieldsHandle, CardOutcome } from './card/card-fields.ts';
import { useT } from './messages.ts';
import { PAYMENT_FORMS } from './payment-forms.tsx';
import classes from './payment-method.module.css';
import { PAYMENT_WAYS } from './payment-ways.ts';

/** A payment opened by the API. The buyer completes it in our own form or on the provider's page. */
type Opened = { kind: 'form'; clientSecret: string } | { kind: 'page'; approveUrl: string };

export interface PaymentMethodHandle {
  /** Shows errors in the provider's fields and returns whether there are none. Always true for a provider without fields. */
  validate: (options: { focus: boolean }) => boolean;
  /**
   * Completes an opened payment: confirms the card in the form, or loads the provider's page. Rejects if the provider cannot be
   * reached.
   */
  complete: (opened: Opened, buyer: { fullName: string; email: string; returnUrl: string }) => Promise<CardOutcome>;
}

interface PaymentMethodProps {
  ref: RefObject<PaymentMethodHandle | null>;
  provider: Provider;
  onProvider: (provider: Provider) => void;
  /** A payment is in flight: its provider stays the chosen one. */
  isLocked: boolean;
}

/** A choice of the providers that the site offers, and the fields or note of the chosen one. */
export function PaymentMethod({ ref, provider, onProvider, isLocked }: PaymentMethodProps) {
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
    async complete(opened, buyer) {
      if (opened.kind === 'form') {
        return fieldsOf(provider).current!.confirm({ clientSecret: opened.clientSecret, ...buyer });
      }
      window.location.assign(opened.approveUrl);
      return { kind: 'redirecting' };
    },
  }));

  const offered = PROVIDERS.filter((one) => PAYMENT_WAYS[one].mode(site) !== null);
  const way = PAYMENT_WAYS[provider];
  return (
    <Stack gap="md">
      {offered.length > 1 && (
        <Choice offered={offered} provider={provider} onProvider={onProvider} isLocked={isLocked} />
      )}
      {way.mode(site) === 'sandbox' && (
        <Alert role="note" variant="light" color="accent" icon={<IconFlask size={20} />}>
          {way.testNote(t)}
        </Alert>
      )}
      {offered.map((one) => {
        const { [one]: oneForm } = PAYMENT_FORMS;
        // Hidden, not unmounted, so that typed values survive a change of provider.
        return oneForm.place === 'fields' ? (
          <div key={one} hidden={one !== provider}>
            {oneForm.render(site, fieldsOf(one))}
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

interface ChoiceProps extends Pick<PaymentMethodProps, 'provider' | 'onProvider' | 'isLocked'> {
  offered: readonly Provider[];
}

function Choice({ offered, provider, onProvider, isLocked }: ChoiceProps) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={classes.ways} disabled={isLocked}>
      <legend>{t('payment.method')}</legend>
      {offered.map((one) => {
        const { Icon, label } = PAYMENT_WAYS[one];
        return (
          <label key={one} className={classes.way}>
            <input
              type="radio"
              className={radio.radio}
              name={group}
              checked={provider === one}
              onChange={() => onProvider(one)}
            />
            <Icon size={20} stroke={1.6} aria-hidden />
            {label(t)}
          </label>
        );
      })}
    </fieldset>
  );
}
