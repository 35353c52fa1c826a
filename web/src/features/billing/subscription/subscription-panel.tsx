import { Alert, Badge, Button, Paper, Text, Title } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import { OpenAmount } from './open-amount.tsx';
import { RestartButton } from './restart-button.tsx';
import classes from './subscription.module.css';
import type { DialogRequest } from './subscription-dialogs.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { isBeingCharged, type Subscription, type SubscriptionStatus, statusOf } from './subscription-status.ts';
import { useRefetchBilling } from './use-refetch-billing.ts';

interface SubscriptionPanelProps {
  subscription: Subscription;
  onOpenDialog: (what: DialogRequest['what']) => void;
}

const COLORS: Readonly<Record<SubscriptionStatus, string>> = {
  trialing: 'accent',
  active: 'green',
  disputed: 'red',
  cancelled: 'gray',
  pastDue: 'red',
  ended: 'gray',
};

/** The subscription's status, next payment and actions. */
export function SubscriptionPanel({ subscription, onOpenDialog }: SubscriptionPanelProps) {
  const t = useT();
  const id = useId();
  const { packageName, openAmount } = subscription;
  const status = statusOf(subscription);
  return (
    <Paper
      component="section"
      radius="lg"
      withBorder
      className={classes.panel}
      aria-labelledby={`${id}-title ${id}-package`}
    >
      <header className={classes.header}>
        <div>
          <Text size="sm" c="dimmed" id={`${id}-title`}>
            {t('subscription.title')}
          </Text>
          <Title order={2} size="h3" id={`${id}-package`}>
            {packageName}
          </Title>
        </div>
        <Badge variant="light" color={COLORS[status]} size="lg" tt="none" className={classes.badge}>
          {t(`subscription.state.${status}`)}
        </Badge>
      </header>
      <Summary subscription={subscription} status={status} />
      {openAmount !== null && (
        <OpenAmount subscription={subscription} openAmount={openAmount} onPay={() => onOpenDialog('settle')} />
      )}
      <SubscriptionFacts subscription={subscription} status={status} />
      <div className={classes.actions}>
        {status === 'ended' ? (
          <RestartButton subscription={subscription} />
        ) : (
          <RunningActions subscription={subscription} status={status} onOpenDialog={onOpenDialog} />
        )}
      </div>
    </Paper>
  );
}

function Summary({ subscription, status }: { subscription: Subscription; status: SubscriptionStatus }) {
  const t = useT();
  const language = useLanguage();
  const { validUntil, nextPayment, grossAmount, currency } = subscription;
  const amount = formatMoney(nextPayment?.grossAmount ?? grossAmount, currency, language);
  const isRenewing = status !== 'pastDue' && isBeingCharged(subscription, new Date());
  return (
    <Text className={classes.summary}>
      {t(`subscription.summary.${isRenewing ? 'renewing' : status}`, {
        date: formatDate(new Date(validUntil)),
        amount,
      })}
    </Text>
  );
}

interface RunningActionsProps {
  subscription: Subscription;
  status: SubscriptionStatus;
  onOpenDialog: (what: DialogRequest['what']) => void;
}

function RunningActions({ subscription, status, onOpenDialog }: RunningActionsProps) {
  const t = useT();
  const refetch = useRefetchBilling();
  const resume = trpc.billing.subscription.resume.useMutation({
    onSuccess: () => showToast({ type: 'success', text: t('subscription.resume.done') }),
    onSettled: () => refetch(),
  });
  const isCancelled = status === 'cancelled';
  // It cannot be resumed during the dispute, and is cancelled already unless it continues when the dispute is decided for us.
  if (subscription.dispute?.renewsIfWon === false) return null;
  return (
    <>
      {/* The same button element for both actions, so that a closing dialog can return the focus to it. */}
      <Button
        variant={isCancelled ? 'filled' : 'default'}
        loading={resume.isPending}
        onClick={() => (isCancelled ? resume.mutate() : onOpenDialog('cancel'))}
      >
        {t(isCancelled ? 'subscription.resume.action' : 'subscription.cancel.action')}
      </Button>
      <Button variant="default" onClick={() => onOpenDialog('change')}>
        {t('subscription.change.title')}
      </Button>
      {resume.error && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertCircle aria-hidden />}
          className={classes.failure}
        >
          {errorText(resume.error)}
        </Alert>
      )}
    </>
  );
}
