import { readVatNumber } from '@kreda/site/tax/vat-number';
import { Checkbox, Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { reasonText } from '../../i18n/reason-text.ts';
import type { BuyerTax } from './buyer-tax.ts';
import { CompanyFields } from './company-fields.tsx';
import { countryOptions } from './country-names.ts';
import { useT } from './messages.ts';
import type { COMPANY_FIELDS } from './payment-schema.ts';
import { isVatNumberAsked } from './vat-number-asked.ts';

export interface BuyerForm {
  values: { country: string; isCompany: boolean; vatNumber: string; isWithVat: boolean };
  field: (
    name: 'country' | 'isCompany' | 'vatNumber' | (typeof COMPANY_FIELDS)[number],
    type?: 'input' | 'checkbox',
  ) => GetInputPropsReturnType;
  change: (values: { country?: string; isCountryChosen?: boolean; vatNumber?: string; isWithVat?: boolean }) => void;
}

/** The buyer's country, and the company that the invoice is issued to. What they say of the tax is asked of the API as soon as it is known. */
export function BuyerFields({ form, tax }: { form: BuyerForm; tax: BuyerTax }) {
  const t = useT();
  const language = useLanguage();
  const options = useMemo(() => countryOptions(language), [language]);
  const { country, isCompany, vatNumber, isWithVat } = form.values;
  const { quote } = tax;

  // The country that the API begins with becomes the buyer's, who sees it and can change it.
  const preset = quote?.country ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only until a country is chosen.
  useEffect(() => {
    if (country === '' && preset !== '') form.change({ country: preset });
  }, [country, preset]);

  const asked = isCompany && !isWithVat && isVatNumberAsked(country) ? readVatNumber(country, vatNumber) : null;
  const number = asked && `${asked.prefix}${asked.digits}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` ignores what it was asked before.
  useEffect(() => {
    if (country !== '') tax.ask({ country, vatNumber: number });
  }, [country, number]);

  const isRefused = quote !== null && quote.country === country && !quote.isServed;
  const countryField = form.field('country');
  return (
    <>
      <Select
        label={t('payment.country')}
        data={options}
        searchable
        allowDeselect={false}
        autoComplete="country"
        {...countryField}
        onChange={(value) =>
          form.change({ country: value ?? country, isCountryChosen: true, vatNumber: '', isWithVat: false })
        }
        error={isRefused ? reasonText('country-not-served') : countryField.error}
      />
      <Checkbox label={t('payment.company')} {...form.field('isCompany', 'checkbox')} />
      {isCompany && <CompanyFields form={form} tax={tax} isAsked={number !== null} />}
    </>
  );
}
