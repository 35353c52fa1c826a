import { Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** Duplicates a resume. The copy appears first in the list. */
export function DuplicateMenuItem({ uuid }: { uuid: string }) {
  const t = useT();
  const utils = trpc.useUtils();
  const duplicate = trpc.resume.duplicate.useMutation({
    onSuccess: async () => {
      await utils.resume.list.invalidate();
      showToast({ type: 'success', text: t('duplicated') });
    },
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  return (
    <Menu.Item
      leftSection={<IconCopy size={16} />}
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate({ uuid })}
    >
      {t('duplicate')}
    </Menu.Item>
  );
}
