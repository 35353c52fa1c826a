import type { Language } from '@kreda/document/engine/text/languages';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES } from '@kreda/site/languages';
import { Alert, Loader, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT as useDocumentsT } from '../messages.ts';
import { FormEnd } from './form-end.tsx';
import { useT } from './messages.ts';
import { useCreateView } from './use-create-view.ts';
import type { ViewFormProps } from './view-dialog.tsx';

/** Makes a language version, in a language that the CV does not have yet. */
export function LanguageForm({ resume, onClose }: ViewFormProps) {
  const t = useT();
  const documentsT = useDocumentsT();
  const family = trpc.resume.views.useQuery({ uuid: resume.uuid }, { staleTime: 0 });
  const create = useCreateView((error) => showToast({ type: 'error', text: errorText(error) }));
  const [chosen, choose] = useState<Language | null>(null);
  if (family.isPending) return <Loader aria-label={documentsT('loading')} />;
  if (family.isError) return <Alert color="red">{errorText(family.error)}</Alert>;
  const { base, views } = family.data;
  const taken = new Set([
    base.language,
    ...views.filter(({ kind }) => kind === 'language').map(({ language }) => language),
  ]);
  const free = OFFERED_LANGUAGES.filter((language) => !taken.has(language));
  const [first] = free;
  if (first === undefined) return <Text size="sm">{t('language.none')}</Text>;
  const language = chosen ?? (free.includes('en') ? 'en' : first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ baseUuid: resume.uuid, kind: 'language', language });
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('language.lead')}
        </Text>
        <Select
          label={t('language.label')}
          data={free.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={(value) => choose(free.find((one) => one === value) ?? null)}
          allowDeselect={false}
          data-autofocus
        />
        <FormEnd submit={t('language.create')} isSending={create.isPending || create.isSuccess} onCancel={onClose} />
      </Stack>
    </form>
  );
}
