import { Button, Group, Stack, Text } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT as useDocumentsT } from '../messages.ts';
import { useT } from './messages.ts';
import type { ViewFormProps } from './view-dialog.tsx';

/** Asks before a language version or a variant becomes a document of its own, since that cannot be undone. */
export function DetachQuestion({ resume: { uuid, name }, onClose }: ViewFormProps) {
  const t = useT();
  const documentsT = useDocumentsT();
  const utils = trpc.useUtils();
  const detach = trpc.resume.detach.useMutation({
    onSuccess: async () => {
      await utils.resume.invalidate();
      showToast({ type: 'success', text: t('detachDialog.done') });
      onClose();
    },
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  return (
    <Stack gap="md">
      <Text size="sm">{t('detachDialog.text', { name: name || documentsT('untitled') })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {documentsT('cancel')}
        </Button>
        <Button loading={detach.isPending} onClick={() => detach.mutate({ uuid })}>
          {t('detachDialog.confirm')}
        </Button>
      </Group>
    </Stack>
  );
}
