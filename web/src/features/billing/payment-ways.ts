import type { Provider } from '@kreda/site/providers';
import { IconBrandPaypal, IconCreditCard, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { SiteConfig } from '../../lib/trpc.ts';
import type { t as translate } from './messages.ts';

type Translate = typeof translate;

/** Texts and icon of a provider in the interface, except for its form (`payment-forms.tsx`). */
interface PaymentWay {
  Icon: ComponentType<IconProps>;
  /** Its name in analytics. */
  paymentType: 'card' | 'paypal';
  /** Whether the site accepts real payments by it, test payments, or none (null). */
  mode(site: SiteConfig): 'live' | 'sandbox' | null;
  label(t: Translate): string;
  /** Shown while payments are test payments. */
  testNote(t: Translate): string;
  /** Explains why a payment method is needed although nothing is paid yet, and what will be charged. */
  verification: { title(t: Translate): string; text(t: Translate, facts: { amount: string; date: string }): string };
  /** The name of a saved payment method, from the provider's label for it. */
  methodName(label: string): string;
}

export const PAYMENT_WAYS: Readonly<Record<Provider, PaymentWay>> = {
  stripe: {
    Icon: IconCreditCard,
    paymentType: 'card',
    mode: ({ stripe }) => stripe.mode,
    label: (t) => t('payment.card'),
    testNote: (t) => t('payment.test'),
    verification: {
      title: (t) => t('payment.verifyCardTitle'),
      text: (t, facts) => t('payment.verifyCard', facts),
    },
    methodName: (label) => label,
  },
  paypal: {
    Icon: IconBrandPaypal,
    paymentType: 'paypal',
    mode: ({ paypal }) => paypal,
    label: () => 'PayPal',
    testNote: (t) => t('payment.testPaypal'),
    verification: {
      title: (t) => t('payment.verifyPaypalTitle'),
      text: (t, facts) => t('payment.verifyPaypal', facts),
    },
    methodName: (label) => `PayPal, ${label}`,
  },
};
