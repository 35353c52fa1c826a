import { resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';
import { Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import '../../../i18n/reasons/view-reasons.ts';
import { reasonText } from '../../../i18n/reason-text.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { FormEnd } from './form-end.tsx';
import { useT } from './messages.ts';
import { OfferFields, offerFieldsSchema, showOfferError, toOffer, toValues } from './offer-fields.tsx';
import { useCreateView } from './use-create-view.ts';
import type { ViewFormProps } from './view-dialog.tsx';

// Its text is made when it is needed: forms read back only the sentences of reasons that every page has.
const schema = offerFieldsSchema.extend({
  name: resumeNameSchema.min(1, { error: () => reasonText('variant-name-required') }),
});

/** Makes a variant, with the offer that it is for. */
export function VariantForm({ resume, onClose }: ViewFormProps) {
  const t = useT();
  const offerId = useId();
  const form = useSchemaForm(schema, { ...toValues(null), name: '' });
  const create = useCreateView((error) => showOfferError(form, error));
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name, ...offer }) =>
        create.mutate({ baseUuid: resume.uuid, kind: 'variant', name: name.trim(), offer: toOffer(offer) }),
      )}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('variant.lead')}
        </Text>
        <TextInput label={t('variant.name')} data-autofocus {...form.field('name')} />
        <Stack role="group" aria-labelledby={offerId} gap="sm">
          <Text id={offerId} fw={600} size="sm">
            {t('variant.offer')}
          </Text>
          <OfferFields form={form} />
        </Stack>
        <FormEnd submit={t('variant.create')} isSending={create.isPending || create.isSuccess} onCancel={onClose} />
      </Stack>
    </form>
  );
}
