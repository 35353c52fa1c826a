import { Alert, Button, Checkbox, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { translateWording } from '../../i18n/wording.ts';
import { useUser } from '../../lib/site.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { CompanyFields } from './company-fields.tsx';
import { LegalNote } from './legal-note.tsx';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import type { Offer } from './package-card.tsx';
import { PaymentMethod, type PaymentMethodHandle, type Provider } from './payment-method.tsx';
import { paymentSchema } from './payment-schema.ts';
import { usePayment } from './use-payment.ts';
import type { DiscountedPrice } from './use-voucher.ts';

interface PaymentFormProps {
  offer: Offer;
  /** With a discount; null: at the package's own price. */
  price: DiscountedPrice | null;
  resumeUuid: string;
}

/** Who pays, with which card, and the consents; a refusal is shown at the card, and the same order can be tried again. */
export function PaymentForm({ offer, price, resumeUuid }: PaymentFormProps) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  const method = useRef<PaymentMethodHandle>(null);
  const [provider, setProvider] = useState<Provider>('stripe');
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
    voucherCode: price?.code ?? null,
    resumeUuid,
    method,
    provider,
    showErrors: (errors) => form.showErrors(errors),
  });

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
        <PaymentMethod ref={method} provider={provider} onProvider={setProvider} />
        <Checkbox label={t('payment.consent')} {...form.field('consent', 'checkbox')} error={consentError()} />
        {failure && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
            {translateWording(failure)}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={isPaying} leftSection={<IconLock size={18} />} fullWidth>
          {t('payment.pay', { amount: formatMoney(price?.gross ?? offer.grossAmount, offer.currency, language) })}
        </Button>
        <Text size="xs" c="dimmed">
          <LegalNote />
        </Text>
      </Stack>
    </Paper>
  );

  function consentError(): string | undefined {
    return form.field('consent', 'checkbox').error ? t('payment.consentRequired') : undefined;
  }
}
