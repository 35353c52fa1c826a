import { sentenceOf } from '@kreda/site/reasons';
import { Group, Stack, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { reasonText } from '../../../i18n/reason-text.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import type { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from './messages.ts';

type Offer = NonNullable<Outputs['resume']['offer']>;

/** The values of the fields. The API validates them, since only it knows their limits. */
export const offerFieldsSchema = z.object({
  title: z.string(),
  company: z.string(),
  address: z.string(),
  date: z.string(),
  text: z.string(),
});

export type OfferValues = z.infer<typeof offerFieldsSchema>;

export function toValues(offer: Offer | null): OfferValues {
  const { title = '', company = '', address = '', text = '', date = null } = offer ?? {};
  return { title, company, address, text, date: date ?? '' };
}

export function toOffer({ title, company, address, text, date }: OfferValues): Offer {
  return {
    title: title.trim(),
    company: company.trim(),
    address: address.trim(),
    text,
    date: date === '' ? null : date,
  };
}

/** Shows why the offer was refused: at the fields that the API names, otherwise in a toast. */
export function showOfferError(form: Pick<ReturnType<typeof useSchemaForm>, 'showErrors'>, error: unknown): void {
  const fields = Object.entries(apiErrorOf(error)?.fields ?? {});
  if (fields.length === 0) {
    showToast({ type: 'error', text: errorText(error) });
    return;
  }
  form.showErrors(Object.fromEntries(fields.map(([name, message]) => [name.replace(/^offer\./, ''), textOf(message)])));
}

/** Forms know only the sentences of reasons that every page loads. */
function textOf(message: string): string {
  return message === sentenceOf('web-address-invalid') ? reasonText('web-address-invalid') : message;
}

type Form = Pick<ReturnType<typeof useSchemaForm<OfferValues>>, 'field'>;

/** What is kept of a job offer. */
export function OfferFields({ form, isFirst = false }: { form: Form; isFirst?: boolean }) {
  const t = useT();
  return (
    <Stack gap="sm">
      <Group grow align="flex-start" preventGrowOverflow={false} gap="sm">
        <TextInput
          label={t('fields.title')}
          miw="12rem"
          {...(isFirst && { 'data-autofocus': true })}
          {...form.field('title')}
        />
        <TextInput label={t('fields.company')} miw="12rem" {...form.field('company')} />
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false} gap="sm">
        <TextInput label={t('fields.address')} miw="12rem" type="url" inputMode="url" {...form.field('address')} />
        <TextInput label={t('fields.date')} miw="12rem" type="date" {...form.field('date')} />
      </Group>
      <Textarea
        label={t('fields.text')}
        description={t('fields.textHint')}
        autosize
        minRows={3}
        maxRows={10}
        {...form.field('text')}
      />
    </Stack>
  );
}
