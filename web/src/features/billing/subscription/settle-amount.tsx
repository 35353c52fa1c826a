import { Stack, Text } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import type { DialogBody } from './dialog-body.ts';
import { MethodForm } from './method-form.tsx';

/** Pays the amount that could not be charged. The subscription keeps the payment method used. */
export function SettleAmount({ subscription, isBusy, onBusy, onClose }: DialogBody) {
  const t = useT();
  const { openAmount, grossAmount, currency } = subscription;
  const due = openAmount ?? grossAmount;
  const amount = formatMoney(due, currency, useLanguage());
  return (
    <Stack gap="md">
      <Text>{t('subscription.settle.what', { amount })}</Text>
      <MethodForm
        purpose="settle"
        purchase={{ amount: due, renewalAmount: grossAmount, currency }}
        submitText={t('subscription.settle.submit', { amount })}
        backText={t('subscription.settle.back')}
        isBusy={isBusy}
        onBusy={onBusy}
        onBack={onClose}
        onDone={({ toast }) => {
          onClose();
          showToast(toast);
        }}
      />
    </Stack>
  );
}
