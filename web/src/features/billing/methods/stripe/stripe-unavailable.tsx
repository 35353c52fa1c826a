import { Alert, Button, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '../../messages.ts';

/** Said where Stripe's form should be, when its script or its frame is blocked or does not arrive. */
export function StripeUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconCloudOff aria-hidden />}>
      <Text size="sm">{t('payment.formFailed')}</Text>
      <Button mt="sm" size="xs" variant="default" onClick={onRetry}>
        {t('payment.formRetry')}
      </Button>
    </Alert>
  );
}
