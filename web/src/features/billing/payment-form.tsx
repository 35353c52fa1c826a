import { DEFAULT_PROVIDER, type Provider } from '@kreda/site/providers';
import { Button, Checkbox, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import { useUser } from '../../lib/site.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import type { Checkout } from './checkout.ts';
import { trackCheckout } from './checkout-events.ts';
import { CompanyFields } from './company-fields.tsx';
import { LegalNote } from './legal-note.tsx';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import type { Offer } from './package-card.tsx';
import { PaymentFailure } from './payment-failure.tsx';
import classes from './payment-form.module.css';
import { PaymentMethod, type PaymentMethodHandle } from './payment-method.tsx';
import { planOf } from './payment-plan.ts';
import { paymentSchema } from './payment-schema.ts';
import { everyText } from './period.ts';
import { usePayment } from './use-payment.ts';
import type { DiscountedPrice } from './use-voucher.ts';
import { VerificationNote } from './verification-note.tsx';

interface PaymentFormProps {
  offer: Offer;
  /** The discounted price; null if the full price applies. */
  price: DiscountedPrice | null;
  checkout: Checkout;
}

/** The form for buyer, payment method and consent. A refusal is shown at the card fields, and the buyer can retry the same order. */
export function PaymentForm({ offer, price, checkout }: PaymentFormProps) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  const plan = planOf(offer, price, new Date());
  const method = useRef<PaymentMethodHandle>(null);
  const [provider, setProvider] = useState<Provider>(DEFAULT_PROVIDER);
  const initial = useMemo(
    () => ({
      fullName: [user.firstName, user.lastName].filter(Boolean).join(' '),
      email: user.email ?? '',
      consent: false,
      isCompany: false,
      companyName: '',
      nip: '',
      street: '',
      postcode: '',
      town: '',
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
    provider,
    showErrors: (errors) => form.showErrors(errors),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: recorded once, when the form is mounted.
  useEffect(() => trackCheckout({ offer, plan, checkout }), []);

  const money = (amount: number) => formatMoney(amount, offer.currency, language);
  const renewalFacts = plan.renewal
    ? {
        amount: money(plan.renewal.amount),
        every: everyText(plan.renewal.months),
        date: formatDate(plan.renewal.from),
      }
    : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isFormRight = paymentSchema.safeParse(form.values).success;
    const isMethodRight = method.current?.validate({ focus: isFormRight }) ?? false;
    form.onSubmit((values) => isMethodRight && pay(values))(event);
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
        <TextInput label={t('payment.fullName')} autoComplete="cc-name" {...form.field('fullName')} />
        <TextInput label={t('payment.email')} type="email" autoComplete="email" {...form.field('email')} />
        <Checkbox label={t('payment.company')} {...form.field('isCompany', 'checkbox')} />
        {form.values.isCompany && <CompanyFields form={form} />}
        {plan.kind === 'trial' && plan.renewal && (
          <VerificationNote provider={provider} renewal={plan.renewal} amount={money(plan.renewal.amount)} />
        )}
        <PaymentMethod ref={method} provider={provider} onProvider={setProvider} />
        <Checkbox label={consent()} {...form.field('consent', 'checkbox')} error={consentError()} />
        {failure && <PaymentFailure failure={failure} checkout={checkout} />}
        <Button
          type="submit"
          size="lg"
          loading={isPaying}
          leftSection={<IconLock size={18} />}
          fullWidth
          classNames={{ root: classes.pay, label: classes.label }}
        >
          <span>
            {plan.kind === 'trial' ? t('payment.startTrial') : t('payment.pay', { amount: money(plan.now) })}
            {plan.renewal && <small>{t(`payment.obligation.${plan.kind}`, renewalFacts)}</small>}
          </span>
        </Button>
        <Text size="xs" c="dimmed">
          <LegalNote isTrial={plan.kind === 'trial'} />
        </Text>
      </Stack>
    </Paper>
  );

  function consent(): ReactNode {
    if (!renewalFacts) return t('payment.consent');
    return (
      <>
        {t('payment.consent')}
        <span className={classes.renewal}>{t('payment.consentRenewal', renewalFacts)}</span>
      </>
    );
  }

  function consentError(): string | undefined {
    return form.field('consent', 'checkbox').error ? t('payment.consentRequired') : undefined;
  }
}
