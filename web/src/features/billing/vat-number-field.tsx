import { Anchor, Loader, Text, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { reasonText } from '../../i18n/reason-text.ts';
import type { BuyerForm } from './buyer-fields.tsx';
import type { BuyerTax } from './buyer-tax.ts';
import classes from './company-fields.module.css';
import { useT } from './messages.ts';

interface VatNumberFieldProps {
  form: BuyerForm;
  tax: BuyerTax;
  /** The typed number has the form of its country's, and the API was asked about it. */
  isAsked: boolean;
}

/** The VAT number of a company of another member state, what VIES says of it, and the way to buy without it. */
export function VatNumberField({ form, tax, isAsked }: VatNumberFieldProps) {
  const t = useT();
  if (form.values.isWithVat) {
    return (
      <Text size="sm">
        {t('payment.withVat')}{' '}
        <Choice text={t('payment.addVatNumber')} onChoose={() => form.change({ isWithVat: false })} />
      </Text>
    );
  }
  const field = form.field('vatNumber');
  const state = isAsked && !tax.isChecking ? (tax.quote?.vatNumber ?? null) : null;
  const isUnknown = state === 'unknown';
  const isDown = state === 'unavailable';
  return (
    <div>
      <TextInput
        label={t('payment.vatNumber')}
        {...field}
        error={isUnknown ? reasonText('vat-number-unknown') : field.error}
        rightSection={isAsked && tax.isChecking ? <Loader size="xs" aria-hidden /> : undefined}
      />
      <div role="status" className={classes.vies}>
        {isAsked && tax.isChecking && <Text size="sm">{t('payment.vatChecking')}</Text>}
        {state === 'valid' && (
          <Text size="sm" className={classes.valid}>
            <IconCircleCheck size={18} aria-hidden />
            {t('payment.vatValid')}
          </Text>
        )}
        {isDown && <Text size="sm">{reasonText('vat-check-unavailable')}</Text>}
        {state !== 'valid' && !(isAsked && tax.isChecking) && (
          <div className={classes.ways}>
            {isDown && <Choice text={t('payment.vatAgain')} onChoose={tax.again} />}
            <Choice text={t('payment.buyWithVat')} onChoose={() => form.change({ isWithVat: true, vatNumber: '' })} />
          </div>
        )}
      </div>
    </div>
  );
}

function Choice({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <Anchor component="button" type="button" size="sm" fw={550} underline="always" onClick={onChoose}>
      {text}
    </Anchor>
  );
}
