import { Alert, Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDateInWarsaw } from '../../../lib/format-date.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { UnbrokenOrderNumber } from '../../../ui/unbroken-order-number.tsx';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import { type Contract, type Statement, statementSchema } from './statement.ts';

interface StatementFormProps {
  /** The logged-in buyer's contracts that can be withdrawn from. */
  contracts: readonly Contract[];
  initial: Statement;
  /** Why the statement was refused; null: it was not. */
  failure: unknown;
  onNext: (statement: Statement) => void;
}

/** The statement: who withdraws, from which contract. A logged-in buyer chooses a contract; anybody else types number and address. */
export function StatementForm({ contracts, initial, failure, onNext }: StatementFormProps) {
  const t = useT();
  const language = useLanguage();
  const { name, orderNumber, email } = initial;
  const form = useSchemaForm(statementSchema, { name, orderNumber, email });
  const labelOf = ({ packageName, grossAmount, currency, paidAt }: Contract) =>
    t('withdrawal.option', {
      package: packageName,
      amount: formatMoney(grossAmount, currency, language),
      date: formatDateInWarsaw(new Date(paidAt ?? 0)),
    });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => {
        const contract = contracts.find((own) => own.orderNumber === values.orderNumber) ?? null;
        onNext({ ...values, contract });
      })}
    >
      <Stack gap="md">
        {failure !== null && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
            {errorText(failure)}
          </Alert>
        )}
        {contracts.length > 0 ? (
          <NativeSelect
            size="md"
            label={t('withdrawal.contract')}
            data={contracts.map((own) => ({ value: own.orderNumber, label: labelOf(own) }))}
            {...form.field('orderNumber')}
          />
        ) : (
          <>
            <TextInput
              label={t('withdrawal.number')}
              description={<UnbrokenOrderNumber text={t('withdrawal.numberHint')} />}
              autoComplete="off"
              spellCheck={false}
              {...form.field('orderNumber')}
            />
            <TextInput label={t('withdrawal.email')} type="email" autoComplete="email" {...form.field('email')} />
          </>
        )}
        <TextInput label={t('withdrawal.name')} autoComplete="name" {...form.field('name')} />
        <Button type="submit" size="md">
          {t('withdrawal.next')}
        </Button>
      </Stack>
    </form>
  );
}
