import { useComputedColorScheme } from '@mantine/core';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../i18n/define-messages.ts';
import type { Purchase } from '../method-fields.ts';
import { appearanceOf, localeOf, modeOf } from './elements-options.ts';

/** A group of Stripe's elements for a purchase and one type of method. It follows the price, the colours and the language. */
export function useElements(stripe: Stripe, { purchase, type }: { purchase: Purchase; type: string }): StripeElements {
  const isDark = useComputedColorScheme('light') === 'dark';
  const locale = localeOf(useLanguage());
  const { amount, renewalAmount, currency } = purchase;
  const [elements] = useState(() =>
    stripe.elements({
      ...modeOf(purchase),
      allowedPaymentMethodTypes: [type],
      appearance: appearanceOf(isDark),
      locale,
    }),
  );
  useEffect(() => {
    elements.update({ ...modeOf({ amount, renewalAmount, currency }), appearance: appearanceOf(isDark), locale });
  }, [elements, amount, renewalAmount, currency, isDark, locale]);
  return elements;
}
