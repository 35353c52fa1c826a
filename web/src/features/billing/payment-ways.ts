import { type PaymentMethod, PROVIDER_OF } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import {
  IconBrandPaypal,
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobileDollar,
  type IconProps,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { SiteConfig } from '../../lib/trpc.ts';
import type { t as translate } from './messages.ts';
import { METHOD_NAMES } from './method-names.ts';

type Translate = typeof translate;

/** Texts and icon of a method of payment in the interface. */
interface PaymentWay {
  Icon: ComponentType<IconProps>;
  label(t: Translate): string;
  /** Shown while payments are test payments. */
  testNote(t: Translate): string;
  /** Explains why a method is needed although nothing is paid yet, and what will be charged. Null: it cannot be charged later. */
  verification: {
    title(t: Translate): string;
    text(t: Translate, facts: { amount: string; date: string }): string;
  } | null;
  /** What leads to the provider's page; null: it is paid in our page. */
  page: { note(t: Translate): string; submitText(t: Translate): string } | null;
}

export const PAYMENT_WAYS: Readonly<Record<PaymentMethod, PaymentWay>> = {
  card: {
    Icon: IconCreditCard,
    label: (t) => t('payment.card'),
    testNote: (t) => t('payment.test'),
    verification: {
      title: (t) => t('payment.verifyCardTitle'),
      text: (t, facts) => t('payment.verifyCard', facts),
    },
    page: null,
  },
  blik: {
    Icon: IconDeviceMobileDollar,
    label: () => METHOD_NAMES.blik,
    testNote: (t) => t('payment.testBlik'),
    verification: {
      title: (t) => t('payment.verifyBlikTitle'),
      text: (t, facts) => t('payment.verifyBlik', facts),
    },
    page: null,
  },
  p24: {
    Icon: IconBuildingBank,
    label: () => METHOD_NAMES.p24,
    testNote: (t) => t('payment.testP24'),
    verification: null,
    page: null,
  },
  paypal: {
    Icon: IconBrandPaypal,
    label: () => METHOD_NAMES.paypal,
    testNote: (t) => t('payment.testPaypal'),
    verification: {
      title: (t) => t('payment.verifyPaypalTitle'),
      text: (t, facts) => t('payment.verifyPaypal', facts),
    },
    page: { note: (t) => t('payment.paypalNext'), submitText: (t) => t('subscription.toPaypal') },
  },
};

/** Whether the site takes real payments by a method, test payments, or none (null). */
export function modeOf(site: SiteConfig, method: PaymentMethod): 'live' | 'sandbox' | null {
  const modes: Readonly<Record<Provider, 'live' | 'sandbox' | null>> = {
    stripe: site.stripe.mode,
    paypal: site.paypal,
  };
  return modes[PROVIDER_OF[method]];
}

/** The name of a saved method, from the provider's label for it: `Visa •••• 4242`, `BLIK`, or the PayPal account. */
export function savedMethodName(provider: Provider, label: string): string {
  return provider === 'paypal' ? `PayPal, ${label}` : label;
}
