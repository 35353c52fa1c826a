import { resumeNameSchema } from '@kreda/document/model/resume';
import { Button, TextInput } from '@mantine/core';
import { z } from 'zod';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';
import classes from './rename-form.module.css';

const schema = z.object({ name: resumeNameSchema });

interface RenameFormProps {
  uuid: string;
  name: string;
  onRenamed?: () => void;
}

/** Names a CV: the name its file is saved under. */
export function RenameForm({ uuid, name, onRenamed }: RenameFormProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const form = useSchemaForm(schema, { name });
  const save = trpc.resume.save.useMutation({
    onSuccess: async () => {
      showToast({ type: 'success', text: t('page.renamed') });
      await Promise.all([utils.resume.get.invalidate({ uuid }), utils.resume.list.invalidate()]);
      onRenamed?.();
    },
    onError: (error) => {
      if (!form.showApiErrors(error)) showToast({ type: 'error', text: translateWording(errorWording(error)) });
    },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => save.mutate({ uuid, operation: { type: 'name', name: values.name.trim() } }))}
    >
      <TextInput
        label={t('page.name')}
        placeholder={t('page.namePlaceholder')}
        className={classes.input}
        data-autofocus
        {...form.field('name')}
      />
      <Button type="submit" variant="default" size="md" loading={save.isPending}>
        {t('page.rename')}
      </Button>
    </form>
  );
}
