import { Button, Group, Modal, Text } from '@mantine/core';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { StoredDocument } from './document-card.tsx';
import { useT } from './messages.ts';

interface DialogProps {
  document: StoredDocument;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once more before a CV goes for good. */
export function RemoveDialog({ document, isOpen, onClose }: DialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const remove = trpc.resume.remove.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.resume.list.invalidate();
      showToast({ type: 'success', text: t('removed') });
    },
    onError: (error) => showToast({ type: 'error', text: translateWording(errorWording(error)) }),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('removeTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Text size="sm">{t('removeText', { name: document.name || t('untitled') })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red.9" loading={remove.isPending} onClick={() => remove.mutate({ uuid: document.uuid })}>
          {t('remove')}
        </Button>
      </Group>
    </Modal>
  );
}
