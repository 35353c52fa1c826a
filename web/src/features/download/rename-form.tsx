import { resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';
import { Button, TextInput } from '@mantine/core';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { z } from 'zod';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';
import classes from './rename-form.module.css';

const schema = z.object({ name: resumeNameSchema });

export interface RenameHandle {
  /**
   * Saves the name in the field if it has changed. An empty field keeps the stored name, or takes the suggestion if there is none.
   * False when the name could not be saved.
   */
  flush: () => Promise<boolean>;
}

interface RenameFormProps {
  uuid: string;
  name: string;
  onRenamed?: () => void;
  /** Initial value for a resume without a name. It is saved when the form is flushed or sent. */
  suggestion?: string;
  /** Saves the typed name when the field loses the focus. */
  savesOnBlur?: boolean;
  ref?: Ref<RenameHandle>;
}

/** Changes the name of a resume, which is also its file's name, unless it is a variant for an offer. */
export function RenameForm({ uuid, name, onRenamed, suggestion = '', savesOnBlur = false, ref }: RenameFormProps) {
  const t = useT();
  const { client, resume } = trpc.useUtils();
  const form = useSchemaForm(schema, { name: name || suggestion });
  const [isSaving, setSaving] = useState(false);
  const storedName = useRef(name);
  const lastSave = useRef(Promise.resolve(true));

  const send = async (value: string): Promise<boolean> => {
    if (value === storedName.current) return true;
    try {
      await client.resume.save.mutate({ uuid, operation: { type: 'name', name: value } });
    } catch (error) {
      if (!form.showApiErrors(error)) showToast({ type: 'error', text: errorText(error) });
      return false;
    }
    storedName.current = value;
    return true;
  };
  const refetch = () => Promise.all([resume.get.invalidate({ uuid }), resume.list.invalidate()]);

  const typed = form.values.name.trim();
  const flush = (value: string): Promise<boolean> => {
    const problem = schema.safeParse({ name: value }).error?.issues[0];
    if (problem) {
      form.showErrors({ name: problem.message });
      return Promise.resolve(false);
    }
    // Saves run one after the other: a click on the download button also blurs the field, so both save.
    lastSave.current = lastSave.current.then(() => send(value));
    return lastSave.current;
  };
  const saveTyped = async (): Promise<boolean> => {
    const isSaved = await flush(typed || storedName.current || suggestion);
    if (isSaved) void refetch();
    return isSaved;
  };
  useImperativeHandle(ref, () => ({ flush: saveTyped }));

  const rename = async () => {
    setSaving(true);
    const isSaved = await flush(typed);
    if (isSaved) {
      showToast({ type: 'success', text: t('page.renamed') });
      await refetch();
      onRenamed?.();
    }
    setSaving(false);
  };
  const saveOnBlur = () => {
    const isTyped = typed !== '' && typed !== storedName.current && typed !== suggestion;
    // An invalid name is reported on submit, not here, because showing the error would move the focus back.
    if (!savesOnBlur || !isTyped || !schema.safeParse({ name: typed }).success) return;
    void saveTyped();
  };

  const { onBlur, ...field } = form.field('name');
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(() => void rename())}>
      <TextInput
        label={t('page.name')}
        placeholder={t('page.namePlaceholder')}
        className={classes.input}
        data-autofocus
        {...field}
        onBlur={(event) => {
          onBlur?.(event);
          saveOnBlur();
        }}
      />
      {/* Where the name is saved without this button, another action is the main one. */}
      <Button type="submit" variant={savesOnBlur ? 'default' : 'filled'} size="md" loading={isSaving}>
        {t('page.rename')}
      </Button>
    </form>
  );
}
