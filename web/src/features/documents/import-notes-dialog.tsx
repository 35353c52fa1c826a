import { Button, Code, Group, Modal, Text } from '@mantine/core';
import { useExchangeT } from './exchange-messages.ts';
import classes from './import-notes-dialog.module.css';
import type { ImportNote } from './use-import.ts';

const SENTENCES = {
  split: 'notes.split',
  'left-out': 'notes.leftOut',
  'not-a-date': 'notes.notADate',
  unknown: 'notes.unknown',
  photo: 'notes.photo',
} as const satisfies Record<ImportNote['kind'], string>;

/** What of a file did not go into the CV as it stood; every way out of it leads to the editor. */
export function ImportNotesDialog({ notes, onOpen }: { notes: readonly ImportNote[]; onOpen: () => void }) {
  const t = useExchangeT();
  return (
    <Modal opened onClose={onOpen} title={t('notes.title')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <Text size="sm">{t('notes.lead')}</Text>
      <ul className={classes.notes}>
        {notes.map(({ kind, path, text }) => (
          <li key={`${kind} ${path} ${text}`} className={classes.note}>
            <Code className={classes.path}>{path}</Code>
            <Text size="sm">{t(SENTENCES[kind])}</Text>
            {text !== '' && <Text className={classes.text}>{text}</Text>}
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onOpen} data-autofocus>
          {t('notes.open')}
        </Button>
      </Group>
    </Modal>
  );
}
