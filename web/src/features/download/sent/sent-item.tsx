import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from './messages.ts';
import classes from './sent-dialog.module.css';
import { SentForm } from './sent-form.tsx';

type Sent = Outputs['sent']['list'][number];

/** Enough of a checksum to compare it by eye. */
const SHOWN_HASH_CHARACTERS = 12;

/** A sent file in the list, with its actions. */
export function SentItem({ sent }: { sent: Sent }) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'removing'>('shown');
  const { change, remove } = useSentActions(() => setMode('shown'));
  const { id, recipient, sentOn, note } = sent;
  return (
    <li className={classes.item}>
      {mode === 'changing' ? (
        <SentForm
          initial={{ recipient, sentOn, note }}
          isSaving={change.isPending}
          onSave={(typed) => change.mutate({ id, ...typed })}
          onCancel={() => setMode('shown')}
        />
      ) : (
        <>
          <div className={classes.row}>
            <SentFacts sent={sent} />
            {mode === 'shown' && (
              <SentActions sent={sent} onChange={() => setMode('changing')} onRemove={() => setMode('removing')} />
            )}
          </div>
          {mode === 'removing' && (
            <RemoveQuestion
              isRemoving={remove.isPending}
              onRemove={() => remove.mutate({ id })}
              onCancel={() => setMode('shown')}
            />
          )}
        </>
      )}
    </li>
  );
}

function useSentActions(onChanged: () => void) {
  const t = useT();
  const utils = trpc.useUtils();
  const onError = (error: unknown) => showToast({ type: 'error', text: errorText(error) });
  const change = trpc.sent.change.useMutation({
    onSuccess: async () => {
      await utils.sent.list.invalidate();
      onChanged();
    },
    onError,
  });
  const remove = trpc.sent.remove.useMutation({
    onSuccess: async () => {
      await utils.sent.list.invalidate();
      showToast({ type: 'success', text: t('removed') });
    },
    onError,
  });
  return { change, remove };
}

function SentFacts({ sent: { recipient, sentOn, note, fileName, pageCount, sha256, url } }: { sent: Sent }) {
  const t = useT();
  return (
    <div className={classes.words}>
      <div className={classes.recipient}>{recipient || t('noRecipient')}</div>
      <div className={classes.file}>{fileName}</div>
      <div className={classes.facts}>
        {formatDate(new Date(`${sentOn}T12:00`))} · {t('pages', { count: pageCount })} ·{' '}
        <span title={sha256}>{t('checksum', { hash: sha256.slice(0, SHOWN_HASH_CHARACTERS) })}</span>
      </div>
      {note && <div className={classes.note}>{note}</div>}
      {url === null && (
        <Text size="sm" c="red.9" mt={4}>
          {t('lost')}
        </Text>
      )}
    </div>
  );
}

interface SentActionsProps {
  sent: Sent;
  onChange: () => void;
  onRemove: () => void;
}

function SentActions({ sent: { fileName, recipient, url }, onChange, onRemove }: SentActionsProps) {
  const t = useT();
  const named = { name: fileName, recipient: recipient || t('noRecipient') };
  return (
    <div className={classes.actions}>
      {url !== null && (
        <Button
          component="a"
          href={url}
          download
          size="xs"
          variant="light"
          leftSection={<IconDownload size={15} aria-hidden />}
          aria-label={t('downloadNamed', named)}
        >
          {t('download')}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconPencil size={15} aria-hidden />}
        aria-label={t('changeNamed', named)}
        onClick={onChange}
      >
        {t('change')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.remove}
        leftSection={<IconTrash size={15} aria-hidden />}
        aria-label={t('removeNamed', named)}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

interface RemoveQuestionProps {
  isRemoving: boolean;
  onRemove: () => void;
  onCancel: () => void;
}

function RemoveQuestion({ isRemoving, onRemove, onCancel }: RemoveQuestionProps) {
  const t = useT();
  return (
    <Group justify="flex-end" gap="sm" mt="sm">
      <Text size="sm">{t('confirm')}</Text>
      <Button size="xs" variant="default" autoFocus onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="xs" color="red.9" loading={isRemoving} onClick={onRemove}>
        {t('remove')}
      </Button>
    </Group>
  );
}
