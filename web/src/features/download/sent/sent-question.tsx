import { Button, Group, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf } from '../../../lib/day-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { LazySentDialog } from './lazy-sent-dialog.tsx';
import { useT } from './messages.ts';
import { SentForm, type SentNote } from './sent-form.tsx';

interface SentQuestionProps {
  resumeUuid: string;
  /** Stores the note with its file. */
  save: (note: SentNote) => Promise<unknown>;
}

/** After a download: asks whether the file was sent, and keeps a note of it. */
export function SentQuestion({ resumeUuid, save }: SentQuestionProps) {
  const t = useT();
  const utils = trpc.useUtils();
  // The company of the offer, for a variant. Without it the field is empty.
  const offer = trpc.resume.offer.useQuery({ uuid: resumeUuid }, { staleTime: 0 });
  const [isListed, setListed] = useState(false);
  const [state, setState] = useState<'asked' | 'open' | 'saving' | 'noted'>('asked');

  const note = async (typed: SentNote) => {
    setState('saving');
    try {
      await save(typed);
      await utils.sent.invalidate();
      setState('noted');
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
      setState('open');
    }
  };
  return (
    <div role="status">
      {state === 'asked' && (
        <Button
          variant="light"
          fullWidth
          h="auto"
          mih="2.25rem"
          py={6}
          styles={{ label: { whiteSpace: 'normal' } }}
          leftSection={<IconSend size={16} aria-hidden />}
          loading={offer.isLoading}
          onClick={() => setState('open')}
        >
          {t('ask')}
        </Button>
      )}
      {(state === 'open' || state === 'saving') && (
        <SentForm
          initial={{ recipient: offer.data?.company ?? '', sentOn: dayOf(new Date()), note: '' }}
          isSaving={state === 'saving'}
          onSave={(typed) => void note(typed)}
          onCancel={() => setState('asked')}
        >
          <Text size="sm" c="dimmed">
            {t('askLead')}
          </Text>
        </SentForm>
      )}
      {state === 'noted' && (
        <Group gap="xs" justify="center">
          <Text size="sm" fw={550}>
            {t('noted')}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setListed(true)}>
            {t('showList')}
          </Button>
        </Group>
      )}
      {isListed && <LazySentDialog resumeUuid={resumeUuid} onClose={() => setListed(false)} />}
    </div>
  );
}
