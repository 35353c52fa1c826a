import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import classes from './company-fields.module.css';
import { useT } from './messages.ts';

interface CompanyForm {
  field: (name: 'companyName' | 'nip' | 'street' | 'postcode' | 'town') => GetInputPropsReturnType;
}

/** Fields for the company that the invoice is issued to. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const t = useT();
  return (
    <div className={classes.fields}>
      <TextInput label={t('payment.nip')} inputMode="numeric" {...form.field('nip')} />
      <TextInput label={t('payment.companyName')} autoComplete="organization" {...form.field('companyName')} />
      <TextInput label={t('payment.street')} autoComplete="street-address" {...form.field('street')} />
      <div className={classes.place}>
        <TextInput label={t('payment.postcode')} autoComplete="postal-code" {...form.field('postcode')} />
        <TextInput label={t('payment.town')} autoComplete="address-level2" {...form.field('town')} />
      </div>
    </div>
  );
}
