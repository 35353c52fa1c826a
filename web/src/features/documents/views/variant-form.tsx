import { resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';
import { sentenceOf } from '@kreda/site/reasons';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT as useDocumentsT } from '../messages.ts';
import { useT } from './messages.ts';
import { OfferFields, offerErrors, offerFieldsSchema, toOffer, toValues } from './offer-fields.tsx';
import { useCreateView } from './use-create-view.ts';
import type { ViewFormProps } from './view-dialog.tsx';

const schema = offerFieldsSchema.extend({ name: resumeNameSchema.min(1, sentenceOf('name-required')) });

/** Makes a variant, with the offer that it is for. */
export function VariantForm({ resume, onClose }: ViewFormProps) {
  const t = useT();
  const documentsT = useDocumentsT();
  const offerId = useId();
  const form = useSchemaForm(schema, { ...toValues(null), name: '' });
  const create = useCreateView((error) => {
    const errors = offerErrors(error);
    if (Object.keys(errors).length > 0) form.showErrors(errors);
    else showToast({ type: 'error', text: errorText(error) });
  });
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {documentsT('cancel')}
          </Button>
          <Button type="submit" loading={create.isPending || create.isSuccess}>
            {t('variant.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
