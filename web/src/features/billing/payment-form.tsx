import { Paper, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useMemo } from 'react';
import { useUser } from '../../lib/site.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { type BuyerTax, planInTax } from './buyer-tax.ts';
import type { Checkout } from './checkout.ts';
import { trackCheckout } from './checkout-events.ts';
import { checkMethod, useChosenMethod } from './chosen-method.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { useT } from './messages.ts';
import type { Offer } from './package-card.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { planOf } from './payment-plan.ts';
import { NO_COMPANY, paymentSchema, wrongFields } from './payment-schema.ts';
import { usePayment } from './use-payment.ts';
import type { DiscountedPrice } from './use-voucher.ts';

interface PaymentFormProps {
  offer: Offer;
  /** The discounted price; null if the full price applies. */
  price: DiscountedPrice | null;
  checkout: Checkout;
  tax: BuyerTax;
}

/** The form for buyer, payment method and consent. A refusal is shown at the card fields, and the buyer can retry the same order. */
export function PaymentForm({ offer, price, checkout, tax }: PaymentFormProps) {
  const t = useT();
  const user = useUser();
  const plan = planInTax(planOf(offer, price, new Date()), tax.quote);
  const method = useChosenMethod();
  const initial = useMemo(
    () => ({
      fullName: [user.firstName, user.lastName].filter(Boolean).join(' '),
      email: user.email ?? '',
      consent: false,
      ...NO_COMPANY,
    }),
    [user],
  );
  const form = useSchemaForm(paymentSchema, initial);
  const { pay, isPaying, failure } = usePayment({
    offer,
    plan,
    voucherCode: price?.code ?? null,
    checkout,
    method,
    tax,
    showErrors: (errors) => form.showErrors(errors),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: recorded once, when the form is mounted.
  useEffect(() => trackCheckout({ offer, plan, checkout }), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { isRight, hasFocus } = checkMethod(method, wrongFields(paymentSchema, form.values));
    form.onSubmit(
      (values) => isRight && pay(values),
      (names) => !hasFocus && form.focusFirst(names),
    )(event);
  };

  return (
    <Paper
      component="form"
      noValidate
      radius="lg"
      withBorder
      p={{ base: 'lg', sm: 'xl' }}
      shadow="sm"
      onSubmit={submit}
    >
      <Stack gap="md">
        <div>
          <CurrencySwitch isLocked={isPaying} />
        </div>
        <TextInput label={t('payment.fullName')} autoComplete="cc-name" {...form.field('fullName')} />
        <TextInput label={t('payment.email')} type="email" autoComplete="email" {...form.field('email')} />
        <PaymentFields
          form={form}
          plan={plan}
          currency={offer.currency}
          checkout={checkout}
          method={method}
          tax={tax}
          wallets={{ canPay: form.check, onPay: (payment) => void pay(form.values, payment) }}
          isPaying={isPaying}
          failure={failure}
        />
      </Stack>
    </Paper>
  );
}
