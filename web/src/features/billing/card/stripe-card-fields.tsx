import type { SiteLanguage } from '@kreda/site/languages';
import { Input, useComputedColorScheme } from '@mantine/core';
import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementLocale,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useT } from '../messages.ts';
import { type CardError, cardErrorText, fieldOf } from './card-errors.ts';
import classes from './card-fields.module.css';
import { type CardField, type CardFieldsHandle, isVerification } from './card-fields.ts';

type CardElement = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;

interface StripeCardFieldsProps {
  ref: RefObject<CardFieldsHandle | null>;
  publishableKey: string;
}

const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];
const INCOMPLETE = { number: 'incomplete_number', expiry: 'incomplete_expiry', cvc: 'incomplete_cvc' } as const;

/** Stripe has no Ukrainian. */
const STRIPE_LOCALES: Readonly<Record<SiteLanguage, StripeElementLocale>> = {
  pl: 'pl',
  en: 'en',
  de: 'de',
  cz: 'cs',
  ua: 'en',
  dk: 'da',
  es: 'es',
  it: 'it',
  lt: 'lt',
  se: 'sv',
  sk: 'sk',
};

/** Card fields by Stripe Elements: the three inputs are Stripe's iframes, so card data never reaches this page. */
export function StripeCardFields({ ref, publishableKey }: StripeCardFieldsProps) {
  const t = useT();
  const id = useId();
  const hosts = useRef<Partial<Record<CardField, HTMLDivElement | null>>>({});
  const elements = useRef<Partial<Record<CardField, CardElement>>>({});
  const stripe = useRef<Stripe | null>(null);
  const complete = useRef<Partial<Record<CardField, boolean>>>({});
  const [errors, setErrors] = useState<Partial<Record<CardField, CardError>>>({});
  const isDark = useComputedColorScheme('light') === 'dark';
  const language = useLanguage();

  useEffect(() => {
    let isMounted = true;
    const mount = async () => {
      const loaded = await loadStripe(publishableKey, { locale: STRIPE_LOCALES[language] });
      if (!loaded || !isMounted) return;
      stripe.current = loaded;
      const group = loaded.elements();
      const options = { style: elementStyle(isDark) };
      const created = {
        number: group.create('cardNumber', { ...options, showIcon: true }),
        expiry: group.create('cardExpiry', options),
        cvc: group.create('cardCvc', options),
      };
      for (const field of FIELDS) listen(created[field], field);
      elements.current = created;
    };
    const listen = (element: CardElement, field: CardField) => {
      element.mount(hosts.current[field]!);
      // Each kind of element has its own event type; the fields read here are the same in all.
      (element as StripeCardNumberElement).on('change', (event) => {
        complete.current[field] = event.complete;
        setErrors((known) => ({ ...known, [field]: event.error }));
      });
    };
    mount().catch((error: unknown) =>
      setErrors({ number: { message: error instanceof Error ? error.message : undefined } }),
    );
    return () => {
      isMounted = false;
      for (const element of Object.values(elements.current)) element.destroy();
      elements.current = {};
    };
  }, [publishableKey, language, isDark]);

  useImperativeHandle(ref, () => ({
    validate({ focus }) {
      const missing = FIELDS.filter((field) => !complete.current[field]);
      setErrors((known) => ({
        ...known,
        ...Object.fromEntries(missing.map((field) => [field, known[field] ?? { code: INCOMPLETE[field] }])),
      }));
      if (focus && missing[0]) elements.current[missing[0]]?.focus();
      return missing.length === 0;
    },
    async confirm({ clientSecret, fullName, email, returnUrl }) {
      const card = elements.current.number as StripeCardNumberElement;
      const data = {
        payment_method: { card, billing_details: { name: fullName, email } },
        return_url: returnUrl,
      };
      const { error } = isVerification(clientSecret)
        ? await stripe.current!.confirmCardSetup(clientSecret, data)
        : await stripe.current!.confirmCardPayment(clientSecret, data);
      if (!error) return { kind: 'confirmed' };
      const field = fieldOf(error);
      setErrors({ [field]: error });
      elements.current[field]?.focus();
      return { kind: 'refused' };
    },
  }));

  const field = (name: CardField, label: string) => (
    <Input.Wrapper
      label={label}
      labelElement="div"
      id={`${id}-${name}`}
      error={errors[name] && cardErrorText(errors[name])}
      size="md"
      className={name === 'number' ? classes.number : undefined}
    >
      <div
        className={classes.element}
        ref={(host) => {
          hosts.current[name] = host;
        }}
      />
    </Input.Wrapper>
  );

  return (
    <div className={classes.fields}>
      {field('number', t('payment.number'))}
      {field('expiry', t('payment.expiry'))}
      {field('cvc', t('payment.cvc'))}
    </div>
  );
}

/** Style of Stripe's iframes, to which our style sheets do not apply. */
function elementStyle(isDark: boolean): StripeElementStyle {
  return {
    base: {
      fontSize: '16px',
      fontFamily: 'Inter, system-ui, sans-serif',
      color: isDark ? '#eceef6' : '#2c3149',
      '::placeholder': { color: isDark ? '#8389a3' : '#7b8199' },
    },
    invalid: { color: isDark ? '#ff8f97' : '#b4232f' },
  };
}
