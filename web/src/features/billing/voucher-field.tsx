import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconDiscount } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../ui/error-text.ts';
import { useT } from './messages.ts';
import type { useVoucher } from './use-voucher.ts';
import classes from './voucher-field.module.css';

interface VoucherFieldProps {
  voucher: ReturnType<typeof useVoucher>;
  /** The code gives a discount on at least one package. */
  isAccepted: boolean;
}

/**
 * A field to apply a discount code, or the accepted code with a button to remove it. Not a form of its own: it may stand in the form of a
 * payment, and forms cannot be nested.
 */
export function VoucherField({ voucher, isAccepted }: VoucherFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(voucher.code ?? '');
  const apply = () => {
    if (typed.trim() !== '') voucher.apply(typed.trim());
  };
  if (isAccepted && voucher.code) {
    return (
      <p role="status" className={classes.accepted}>
        <IconDiscount size={20} stroke={1.7} aria-hidden />
        {t('voucher.accepted', { code: voucher.code.toUpperCase() })}
        <CloseButton size="sm" aria-label={t('voucher.remove')} onClick={() => voucher.apply(null)} />
      </p>
    );
  }
  return (
    <div className={classes.form}>
      <TextInput
        label={t('voucher.label')}
        value={typed}
        maxLength={40}
        autoComplete="off"
        error={voucher.error && errorText(voucher.error)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form around the field.
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="default" size="md" loading={voucher.isPending} className={classes.apply} onClick={apply}>
        {t('voucher.apply')}
      </Button>
    </div>
  );
}
