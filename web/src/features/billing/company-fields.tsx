import { TextInput } from '@mantine/core';
import type { BuyerForm } from './buyer-fields.tsx';
import type { BuyerTax } from './buyer-tax.ts';
import classes from './company-fields.module.css';
import { useT } from './messages.ts';
import { isPoland, isVatNumberAsked } from './vat-number-asked.ts';
import { VatNumberField } from './vat-number-field.tsx';

interface CompanyFieldsProps {
  form: BuyerForm;
  tax: BuyerTax;
  /** The API was asked about the VAT number that is typed. */
  isAsked: boolean;
}

/** Fields for the company that the invoice is issued to. Its country decides which number it has. */
export function CompanyFields({ form, tax, isAsked }: CompanyFieldsProps) {
  const t = useT();
  const { country } = form.values;
  return (
    <div className={classes.fields}>
      {isVatNumberAsked(country) ? (
        <VatNumberField form={form} tax={tax} isAsked={isAsked} />
      ) : isPoland(country) ? (
        <TextInput label={t('payment.nip')} inputMode="numeric" {...form.field('nip')} />
      ) : (
        <TextInput label={t('payment.taxNumber')} {...form.field('vatNumber')} />
      )}
      <TextInput label={t('payment.companyName')} autoComplete="organization" {...form.field('companyName')} />
      <TextInput label={t('payment.street')} autoComplete="street-address" {...form.field('street')} />
      <div className={classes.place}>
        <TextInput label={t('payment.postcode')} autoComplete="postal-code" {...form.field('postcode')} />
        <TextInput label={t('payment.town')} autoComplete="address-level2" {...form.field('town')} />
      </div>
    </div>
  );
}
