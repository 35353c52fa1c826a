import { Menu } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { dayOf } from '../../../lib/day-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { letterPath } from '../letter-steps.ts';
import { useT } from '../messages.ts';

/** Starts a letter of a resume and opens its editor. */
export function WriteLetterMenuItem({ resumeUuid }: { resumeUuid: string }) {
  const t = useT();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.letter.create.useMutation({
    onSuccess: async ({ letter }) => {
      void utils.letter.list.invalidate();
      await navigate(letterPath(letter.uuid));
    },
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  return (
    <Menu.Item
      leftSection={<IconMail size={16} />}
      disabled={create.isPending}
      onClick={() => create.mutate({ resumeUuid, date: dayOf(new Date()) })}
    >
      {t('write')}
    </Menu.Item>
  );
}
