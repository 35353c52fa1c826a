import { Stack, Text } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import type { DialogBody } from './dialog-body.ts';
import { MethodForm } from './method-form.tsx';
import { methodName } from './subscription-status.ts';

/** Changes the method of future payments. An open amount is charged to the new one at once. */
export function ChangeMethod({ subscription, isBusy, onBusy, onClose }: DialogBody) {
  const t = useT();
  const language = useLanguage();
  const { method, openAmount, grossAmount, currency } = subscription;
  return (
    <Stack gap="md">
      <Text>
        {method && `${t('subscription.change.now', { method: methodName(method) })} `}
        {openAmount === null
          ? t('subscription.change.what')
          : t('subscription.change.whatOpen', { amount: formatMoney(openAmount, currency, language) })}
      </Text>
      <MethodForm
        purpose="change"
        purchase={{ amount: 0, renewalAmount: grossAmount, currency }}
        submitText={t('subscription.change.submit')}
        backText={t('subscription.change.back')}
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
