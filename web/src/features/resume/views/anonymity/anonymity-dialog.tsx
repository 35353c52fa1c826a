import type { AnonymiseOptions } from '@kreda/document/kinds/resume/anonymise/anonymise';
import { anonymousView } from '@kreda/document/kinds/resume/overlay/anonymous-view';
import { anonymityOf } from '@kreda/document/kinds/resume/overlay/overlay';
import { withAnonymiseOptions } from '@kreda/document/kinds/resume/overlay/without-names';
import { Button, Group, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { errorText } from '../../../../ui/error-text.ts';
import { showToast } from '../../../../ui/toasts.tsx';
import { useSession } from '../../state/resume-context.tsx';
import { useOpenView } from '../open-view.ts';
import { ToolDialog } from '../tool-dialog.tsx';
import { AnonymityFields } from './anonymity-fields.tsx';
import { useT } from './messages.ts';

/** What the open anonymous version takes out. */
export function AnonymityDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const utils = trpc.useUtils();
  const { base, overlay } = useOpenView();
  const [options, setOptions] = useState<AnonymiseOptions | undefined>(anonymityOf(overlay)?.options);
  const anonymised = useMemo(
    () => options && anonymousView(base, withAnonymiseOptions(base, overlay, options)),
    [base, overlay, options],
  );
  const [isRunning, setRunning] = useState(false);
  const save = async (chosen: AnonymiseOptions) => {
    const { uuid } = session;
    setRunning(true);
    try {
      await session.flush();
      await utils.client.resume.setAnonymity.mutate({ uuid, options: chosen });
      await Promise.all([session.refresh(), utils.resume.view.invalidate({ uuid })]);
      showToast({ type: 'success', text: t('saved') });
      onClose();
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
      setRunning(false);
    }
  };
  return (
    <ToolDialog title={t('open')} size="36rem" onClose={onClose}>
      {options && anonymised && (
        <Stack gap="md">
          <AnonymityFields options={options} onChange={setOptions} anonymised={anonymised} />
          <Group justify="flex-end">
            <Button loading={isRunning} onClick={() => void save(options)}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      )}
    </ToolDialog>
  );
}
