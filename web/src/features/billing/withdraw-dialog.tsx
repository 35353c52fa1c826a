import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import { useRefetchBilling } from './subscription/use-refetch-billing.ts';

interface WithdrawDialogProps {
  payment: Outputs['billing']['payments'][number];
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation before the buyer withdraws from the contract, and explains the consequences. */
export function WithdrawDialog({ payment, isOpen, onClose }: WithdrawDialogProps) {
  const t = useT();
  const language = useLanguage();
  const refetch = useRefetchBilling();
  const withdraw = trpc.billing.withdraw.useMutation({
    onSuccess: async ({ state }) => {
      onClose();
      showToast({ type: 'success', text: t(state === 'succeeded' ? 'withdrawal.done' : 'withdrawal.waiting') });
      await refetch();
    },
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('withdrawal.title')}
      closeButtonProps={{ 'aria-label': t('withdrawal.cancel') }}
    >
      <Stack gap="md">
        <Text>{t('withdrawal.what', { amount: formatMoney(payment.grossAmount, payment.currency, language) })}</Text>
        {payment.subscriptionPart !== null && <Text>{t('withdrawal.ends')}</Text>}
        <Text size="sm" c="dimmed">
          {t('withdrawal.how')}
        </Text>
        {withdraw.error && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
            {errorText(withdraw.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('withdrawal.cancel')}
          </Button>
          <Button
            color="red.9"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ orderId: payment.orderId })}
          >
            {t('withdrawal.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
