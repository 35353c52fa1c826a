import { Alert, Button, Group, Loader, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { dayOf } from '../../../lib/day-of.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from './messages.ts';
import { SentForm } from './sent-form.tsx';

interface AddSentFileProps {
  resumeUuid: string;
  onEnd: () => void;
}

/** Notes that one of the latest downloads was sent. */
export function AddSentFile({ resumeUuid, onEnd }: AddSentFileProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const downloads = trpc.sent.downloads.useQuery({ resumeUuid }, { staleTime: 0, gcTime: 0 });
  const [chosenId, choose] = useState<string | null>(null);
  const note = trpc.sent.note.useMutation({
    onSuccess: async () => {
      await utils.sent.list.invalidate();
      onEnd();
    },
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  if (downloads.isPending) return <Loader />;
  if (downloads.isError)
    return (
      <Alert color="red" role="alert">
        {errorText(downloads.error)}
      </Alert>
    );
  const chosen = downloads.data.find(({ id }) => id === chosenId) ?? downloads.data[0];
  if (!chosen)
    return (
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          {t('noDownloads')}
        </Text>
        <Button variant="default" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </Group>
    );
  return (
    <SentForm
      // The proposed recipient is that of the chosen file.
      key={chosen.id}
      initial={{ recipient: chosen.recipient, sentOn: dayOf(new Date()), note: '' }}
      isSaving={note.isPending}
      onSave={(typed) => note.mutate({ downloadId: chosen.id, ...typed })}
      onCancel={onEnd}
    >
      <NativeSelect
        label={t('file')}
        value={chosen.id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={downloads.data.map(({ id, fileName, createdAt }) => ({
          value: id,
          label: `${fileName} · ${formatDateTime(new Date(createdAt))}`,
        }))}
      />
    </SentForm>
  );
}
