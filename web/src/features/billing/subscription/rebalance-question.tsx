import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { errorText } from '../../../ui/error-text.ts';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import classes from './subscription.module.css';
import { isBeingCharged, type Subscription } from './subscription-status.ts';
import type { Cancellation } from './use-cancellation.ts';

interface RebalanceQuestionProps {
  subscription: Subscription;
  openAmount: number;
  cancellation: Cancellation;
  onSettle: () => void;
  onKeep: () => void;
}

/** Asks how to cancel a subscription with an open amount: settle it first, cancel without paying, or leave the subscription active. */
export function RebalanceQuestion(props: RebalanceQuestionProps) {
  const { subscription, openAmount, cancellation, onSettle, onKeep } = props;
  const t = useT();
  const { currency, nextPayment } = subscription;
  const amount = formatMoney(openAmount, currency, useLanguage());
  const isTriedNow = nextPayment === null || isBeingCharged(subscription, new Date());
  return (
    <Stack gap="md">
      <Text>{t('subscription.rebalance.what', { amount })}</Text>
      <ul className={classes.choices}>
        <Choice text={t('subscription.rebalance.settleText')}>
          {(textId) => (
            <Button fullWidth aria-describedby={textId} disabled={cancellation.isPending} onClick={onSettle}>
              {t('subscription.rebalance.settle', { amount })}
            </Button>
          )}
        </Choice>
        <Choice text={t('subscription.rebalance.cancelText')}>
          {(textId) => (
            <Button
              fullWidth
              variant="default"
              className={classes.danger}
              aria-describedby={textId}
              loading={cancellation.isPending}
              onClick={() => cancellation.cancel()}
            >
              {t('subscription.rebalance.cancel')}
            </Button>
          )}
        </Choice>
        <Choice
          text={
            isTriedNow
              ? t('subscription.rebalance.keepTextNow')
              : t('subscription.rebalance.keepText', { date: formatDate(new Date(nextPayment.at)) })
          }
        >
          {(textId) => (
            <Button
              fullWidth
              variant="default"
              aria-describedby={textId}
              disabled={cancellation.isPending}
              onClick={onKeep}
            >
              {t('subscription.cancel.keep')}
            </Button>
          )}
        </Choice>
      </ul>
      {cancellation.error && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
          {errorText(cancellation.error)}
        </Alert>
      )}
    </Stack>
  );
}

/** A button with its consequence below it. */
function Choice({ text, children }: { text: string; children: (textId: string) => ReactNode }) {
  const id = useId();
  return (
    <li>
      {children(id)}
      <Text size="sm" c="dimmed" id={id} mt={6}>
        {text}
      </Text>
    </li>
  );
}
