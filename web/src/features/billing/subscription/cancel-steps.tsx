import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import { CancelQuestion } from './cancel-question.tsx';
import type { DialogBody } from './dialog-body.ts';
import { MethodForm } from './method-form.tsx';
import { RebalanceQuestion } from './rebalance-question.tsx';
import { useCancellation } from './use-cancellation.ts';

/** Asks before a subscription is cancelled. If an amount is open, also asks whether to settle it first. */
export function CancelSteps({ subscription, isBusy, onBusy, onClose }: DialogBody) {
  const t = useT();
  const language = useLanguage();
  const [isPaying, setPaying] = useState(false);
  const cancellation = useCancellation({ onBusy, onCancelled: onClose });
  const { openAmount, grossAmount, currency } = subscription;
  if (openAmount === null) {
    return <CancelQuestion subscription={subscription} cancellation={cancellation} onKeep={onClose} />;
  }
  if (!isPaying) {
    return (
      <RebalanceQuestion
        subscription={subscription}
        openAmount={openAmount}
        cancellation={cancellation}
        onSettle={() => setPaying(true)}
        onKeep={onClose}
      />
    );
  }
  const amount = formatMoney(openAmount, currency, language);
  return (
    <Stack gap="md">
      <Text>{t('subscription.rebalance.payWhat', { amount })}</Text>
      <MethodForm
        purpose="rebalance"
        purchase={{ amount: openAmount, renewalAmount: grossAmount, currency }}
        submitText={t('subscription.rebalance.settle', { amount })}
        backText={t('subscription.rebalance.back')}
        isBusy={isBusy}
        onBusy={onBusy}
        onBack={() => setPaying(false)}
        onDone={({ toast }) => {
          onClose();
          showToast(toast);
        }}
      />
    </Stack>
  );
}
