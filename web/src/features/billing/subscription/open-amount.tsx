import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import classes from './subscription.module.css';
import { isBeingCharged, type Subscription } from './subscription-status.ts';

interface OpenAmountProps {
  subscription: Subscription;
  openAmount: number;
  onPay: () => void;
}

/** The amount that could not be charged, whether it will be retried, and a button to pay it now. */
export function OpenAmount({ subscription, openAmount, onPay }: OpenAmountProps) {
  const t = useT();
  const { currency, nextPayment, openAnswer } = subscription;
  const amount = formatMoney(openAmount, currency, useLanguage());
  const isTriedNow = nextPayment === null || isBeingCharged(subscription, new Date());
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('subscription.open.title', { amount })}
      className={classes.open}
    >
      <Text size="sm">
        {isTriedNow
          ? t('subscription.open.retrying')
          : t(`subscription.open.${openAnswer}`, { date: formatDate(new Date(nextPayment.at)) })}
      </Text>
      <Button mt="sm" onClick={onPay}>
        {t('subscription.open.pay')}
      </Button>
    </Alert>
  );
}
