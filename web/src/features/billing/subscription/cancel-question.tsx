import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { formatDate } from '../../../lib/format-date.ts';
import { errorText } from '../../../ui/error-text.ts';
import { useT } from '../messages.ts';
import classes from './subscription.module.css';
import type { Subscription } from './subscription-status.ts';
import type { Cancellation } from './use-cancellation.ts';

interface CancelQuestionProps {
  subscription: Subscription;
  cancellation: Cancellation;
  onKeep: () => void;
}

/** Asks whether to cancel the subscription or leave it active, and says when access would expire. */
export function CancelQuestion({ subscription, cancellation, onKeep }: CancelQuestionProps) {
  const t = useT();
  const { state, validUntil, dispute } = subscription;
  const date = formatDate(new Date(validUntil));
  const isOver = state === 'past_due';
  return (
    <Stack gap="md">
      <Text>{consequence()}</Text>
      {!isOver && dispute === null && (
        <Text size="sm" c="dimmed">
          {t('subscription.cancel.resumable')}
        </Text>
      )}
      {cancellation.error && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
          {errorText(cancellation.error)}
        </Alert>
      )}
      <div className={classes.dialogActions}>
        <Button variant="default" disabled={cancellation.isPending} onClick={onKeep}>
          {t('subscription.cancel.keep')}
        </Button>
        <Button color="red.9" loading={cancellation.isPending} onClick={() => cancellation.cancel()}>
          {t('subscription.cancel.action')}
        </Button>
      </div>
    </Stack>
  );

  function consequence(): string {
    if (isOver) return t('subscription.cancel.untilNow');
    if (dispute !== null) return t('subscription.cancel.disputed');
    return t(state === 'trialing' ? 'subscription.cancel.untilTrial' : 'subscription.cancel.until', { date });
  }
}
