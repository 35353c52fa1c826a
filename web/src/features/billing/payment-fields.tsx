import { Button, Checkbox, Stack, Text } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import { BuyerFields, type BuyerForm } from './buyer-fields.tsx';
import type { BuyerTax } from './buyer-tax.ts';
import type { Checkout } from './checkout.ts';
import type { ChosenMethod } from './chosen-method.ts';
import { EmptyResumeNote } from './empty-resume-note.tsx';
import { LegalNote } from './legal-note.tsx';
import { useT } from './messages.ts';
import type { WalletsProps } from './methods/method-fields.ts';
import { formatMoney } from './money.ts';
import { PaymentFailure } from './payment-failure.tsx';
import classes from './payment-fields.module.css';
import { PaymentMethod } from './payment-method.tsx';
import type { PaymentPlan } from './payment-plan.ts';
import { everyText } from './period.ts';
import type { Failure } from './use-payment.ts';
import { VerificationNote } from './verification-note.tsx';

interface PaymentFieldsForm extends BuyerForm {
  field: (name: 'consent' | Parameters<BuyerForm['field']>[0], type?: 'input' | 'checkbox') => GetInputPropsReturnType;
  change: (values: Parameters<BuyerForm['change']>[0] & { consent?: boolean }) => void;
}

interface PaymentFieldsProps {
  form: PaymentFieldsForm;
  plan: PaymentPlan;
  currency: string;
  checkout: Checkout;
  method: ChosenMethod;
  tax: BuyerTax;
  /** What the buttons of wallets need. */
  wallets: Pick<WalletsProps, 'canPay' | 'onPay'>;
  isPaying: boolean;
  failure: Failure | null;
  /** The sentence about terms and privacy, with marks for both. */
  terms?: 'payment.termsGuest' | undefined;
}

/** What every payment asks for after the buyer: invoice, payment method and consent; then the button. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { form, plan, currency, checkout, method, tax, wallets, isPaying, failure, terms } = props;
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const renewalFacts = plan.renewal
    ? {
        amount: money(plan.renewal.amount),
        every: everyText(plan.renewal.months),
        date: formatDate(plan.renewal.from),
      }
    : undefined;
  useConsentPerText(form, plan.renewal && `${plan.renewal.months} ${plan.renewal.amount} ${currency}`);
  return (
    <Stack gap="md">
      <BuyerFields form={form} tax={tax} />
      {plan.kind === 'trial' && plan.renewal && (
        <VerificationNote method={method.method} renewal={plan.renewal} amount={money(plan.renewal.amount)} />
      )}
      <PaymentMethod
        ref={method.ref}
        purchase={{ amount: plan.now, renewalAmount: plan.renewal?.amount ?? null, currency }}
        isTrial={plan.kind === 'trial'}
        method={method.method}
        onMethod={method.setMethod}
        isLocked={isPaying}
        wallets={wallets}
      />
      <Checkbox label={consent()} {...form.field('consent', 'checkbox')} error={consentError()} />
      <EmptyResumeNote checkout={checkout} />
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
        <LegalNote text={terms ?? (plan.kind === 'trial' ? 'payment.termsTrial' : 'payment.terms')} />
      </Text>
    </Stack>
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

/** Takes the consent back when its text names another amount, since consent is given to a text. @param text null: it names none. */
function useConsentPerText(form: PaymentFieldsForm, text: string | null): void {
  const shown = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another object each time.
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    form.change({ consent: false });
  }, [text]);
}
