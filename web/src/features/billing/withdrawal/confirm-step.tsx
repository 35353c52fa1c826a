import { Button, Group, Text } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { useSiteConfig } from '../../../lib/site.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { UnbrokenOrderNumber } from '../../../ui/unbroken-order-number.tsx';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import { useRefetchBilling } from '../subscription/use-refetch-billing.ts';
import type { Statement } from './statement.ts';
import { StepHeading } from './step-heading.tsx';
import classes from './withdrawal.module.css';

interface ConfirmStepProps {
  statement: Statement;
  onBack: () => void;
  onDone: (acknowledgement: Outputs['billing']['withdrawByNumber']) => void;
  /** The API refuses this statement: its data have to be corrected. */
  onRefused: (error: unknown) => void;
}

/** The statement in its words, what follows from it, and the button that submits it (Directive 2011/83/EU, art. 11a(3)). */
export function ConfirmStep({ statement, onBack, onDone, onRefused }: ConfirmStepProps) {
  const t = useT();
  const language = useLanguage();
  const { name: site } = useSiteConfig();
  const refetch = useRefetchBilling();
  const options = {
    onSuccess: async (acknowledgement: Outputs['billing']['withdrawByNumber']) => {
      onDone(acknowledgement);
      if (statement.contract) await refetch();
    },
    // Without an answer of the API, the button tries again.
    onError: (error: unknown) => {
      if (apiErrorOf(error)) onRefused(error);
    },
  };
  const own = trpc.billing.withdraw.useMutation(options);
  const byNumber = trpc.billing.withdrawByNumber.useMutation(options);
  const { contract, name, orderNumber, email } = statement;
  const confirm = () =>
    contract
      ? own.mutate({ orderId: contract.orderId, name })
      : byNumber.mutate({ orderNumber, email: email.trim(), name });
  const error = own.error ?? byNumber.error;
  const isPending = own.isPending || byNumber.isPending;
  return (
    <>
      <StepHeading>{t('withdrawal.check')}</StepHeading>
      <blockquote className={classes.statement}>
        <p>
          <UnbrokenOrderNumber
            text={t('withdrawal.statement', { site, order: contract?.orderNumber ?? orderNumber })}
          />
        </p>
        <dl>
          <dt>{t('withdrawal.name')}</dt>
          <dd>{name}</dd>
          {contract && (
            <>
              <dt>{t('withdrawal.contract')}</dt>
              <dd>
                {contract.packageName}, {formatMoney(contract.grossAmount, contract.currency, language)}
              </dd>
            </>
          )}
          <dt>{t('withdrawal.email')}</dt>
          <dd>{contract?.buyerEmail ?? email}</dd>
        </dl>
      </blockquote>
      <Text>{t(contract?.grossAmount === 0 ? 'withdrawal.followsTrial' : 'withdrawal.follows')}</Text>
      <Text mt="xs">{t('withdrawal.mailFollows', { email: contract?.buyerEmail ?? email })}</Text>
      {error && !isPending && (
        <Text role="alert" c="red" mt="sm">
          {errorText(error)}
        </Text>
      )}
      <Group mt="lg" gap="sm">
        <Button size="md" color="red.9" loading={isPending} onClick={confirm}>
          {t('withdrawal.confirm')}
        </Button>
        <Button size="md" variant="default" disabled={isPending} onClick={onBack}>
          {t('withdrawal.back')}
        </Button>
      </Group>
    </>
  );
}
