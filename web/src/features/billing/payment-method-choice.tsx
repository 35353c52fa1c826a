import type { PaymentMethod } from '@kreda/site/payment-methods';
import { Alert, Stack, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useSiteConfig } from '../../lib/site.ts';
import radio from '../../ui/radio.module.css';
import { useT } from './messages.ts';
import type {
  FormMethod,
  MethodFieldsHandle,
  MethodOutcome,
  ProviderForms,
  Purchase,
  WalletsProps,
} from './methods/method-fields.ts';
import classes from './payment-method.module.css';
import { modeOf, PAYMENT_WAYS } from './payment-ways.ts';

/** A payment opened by the API. The buyer completes it in our own form or on the provider's page. */
type Opened = { kind: 'form'; clientSecret: string } | { kind: 'page'; approveUrl: string };

export interface PaymentMethodHandle {
  /** Shows errors in the method's fields and returns whether there are none. Always true for a method without fields. */
  validate: (options: { focus: boolean }) => boolean;
  /**
   * Completes an opened payment: confirms it in the form, or loads the provider's page. Rejects if the provider cannot be reached.
   */
  complete: (opened: Opened, buyer: { fullName: string; email: string; returnUrl: string }) => Promise<MethodOutcome>;
}

export interface MethodChoiceProps {
  ref: RefObject<PaymentMethodHandle | null>;
  purchase: Purchase;
  offered: readonly PaymentMethod[];
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** A payment is in flight: its method stays the chosen one. */
  isLocked: boolean;
  forms: ProviderForms;
  /** What the buttons of wallets need; null where none is offered. */
  wallets: Pick<WalletsProps, 'canPay' | 'onPay'> | null;
}

/** Buttons of wallets, a choice of the offered methods, and the fields or note of the chosen one. */
export function PaymentMethodChoice(props: MethodChoiceProps) {
  const { ref, purchase, offered, method, onMethod, isLocked, forms, wallets } = props;
  const t = useT();
  const site = useSiteConfig();
  const fields = useRef<Partial<Record<PaymentMethod, RefObject<MethodFieldsHandle | null>>>>({});
  const fieldsOf = (of: PaymentMethod) => {
    fields.current[of] ??= { current: null };
    return fields.current[of];
  };
  const [seen, setSeen] = useState<readonly PaymentMethod[]>([method]);
  const way = PAYMENT_WAYS[method];

  // Another package or price may not be payable by the method that was chosen for the one before.
  const fallback = offered.includes(method) ? null : (offered[0] ?? null);
  useEffect(() => {
    if (fallback !== null) onMethod(fallback);
  }, [fallback, onMethod]);
  useEffect(() => setSeen((before) => (before.includes(method) ? before : [...before, method])), [method]);

  useImperativeHandle(ref, () => ({
    validate: (options) =>
      // Where no method fits the amount, the API says why: a button that does nothing would not.
      way.page !== null || offered.length === 0 || (fieldsOf(method).current?.validate(options) ?? false),
    async complete(opened, buyer) {
      if (opened.kind === 'form') {
        return fieldsOf(method).current!.confirm({ clientSecret: opened.clientSecret, ...buyer });
      }
      window.location.assign(opened.approveUrl);
      return { kind: 'redirecting' };
    },
  }));

  return (
    <div>
      {wallets && offered.includes('card') && forms.wallets({ purchase, isLocked, ...wallets })}
      <Stack gap="md">
        {offered.length > 1 && <Choice offered={offered} method={method} onMethod={onMethod} isLocked={isLocked} />}
        {modeOf(site, method) === 'sandbox' && (
          <Alert role="note" variant="light" color="accent" icon={<IconFlask size={20} />}>
            {way.testNote(t)}
          </Alert>
        )}
        {offered.filter(isFormMethod).map((one) =>
          // Hidden, not unmounted, so that typed values survive a change of the method. Mounted when it is chosen first.
          one === method || seen.includes(one) ? (
            <div key={one} hidden={one !== method}>
              {forms.fields(one, { ref: fieldsOf(one), purchase })}
            </div>
          ) : null,
        )}
        {way.page && (
          <Text size="sm" c="dimmed">
            {way.page.note(t)}
          </Text>
        )}
      </Stack>
    </div>
  );
}

function isFormMethod(method: PaymentMethod): method is FormMethod {
  return PAYMENT_WAYS[method].page === null;
}

type ChoiceProps = Pick<MethodChoiceProps, 'offered' | 'method' | 'onMethod' | 'isLocked'>;

function Choice({ offered, method, onMethod, isLocked }: ChoiceProps) {
  const t = useT();
  const group = useId();
  return (
    <div className={classes.choice}>
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
                checked={method === one}
                onChange={() => onMethod(one)}
              />
              <Icon size={20} stroke={1.6} aria-hidden />
              {label(t)}
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
