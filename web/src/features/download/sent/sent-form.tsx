import { sentenceOf } from '@kreda/site/reasons';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { useT } from './messages.ts';

const schema = z.object({
  recipient: z.string().max(200, sentenceOf({ code: 'text-too-long', max: 200 })),
  sentOn: z.iso.date(sentenceOf('date-required')),
  note: z.string().max(1_000, sentenceOf({ code: 'text-too-long', max: 1_000 })),
});

export type SentNote = z.infer<typeof schema>;

interface SentFormProps {
  initial: SentNote;
  isSaving: boolean;
  onSave: (note: SentNote) => void;
  onCancel: () => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** To whom and when a file was sent. */
export function SentForm({ initial, isSaving, onSave, onCancel, children }: SentFormProps) {
  const t = useT();
  const form = useSchemaForm(schema, initial);
  return (
    <form noValidate onSubmit={form.onSubmit(onSave)}>
      <Stack gap="sm">
        {children}
        <Group grow align="flex-start" preventGrowOverflow={false} gap="sm">
          <TextInput label={t('recipient')} miw="12rem" data-autofocus autoFocus {...form.field('recipient')} />
          <TextInput label={t('date')} miw="10rem" type="date" {...form.field('sentOn')} />
        </Group>
        <Textarea label={t('note')} autosize minRows={2} maxRows={6} {...form.field('note')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
