import { Button, Code, Group, Modal, Text } from '@mantine/core';
import classes from './import-notes-dialog.module.css';
import { useT } from './messages.ts';
import type { ImportNote } from './use-import.ts';

const SENTENCES = {
  split: 'exchange.notes.split',
  moved: 'exchange.notes.moved',
  'left-out': 'exchange.notes.leftOut',
  'not-a-date': 'exchange.notes.notADate',
  unknown: 'exchange.notes.unknown',
  photo: 'exchange.notes.photo',
} as const satisfies Record<ImportNote['kind'], string>;

/** Lists what was imported differently from the file. Closing it always opens the editor. */
export function ImportNotesDialog({ notes, onOpen }: { notes: readonly ImportNote[]; onOpen: () => void }) {
  const t = useT();
  return (
    <Modal
      opened
      onClose={onOpen}
      title={t('exchange.notes.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text size="sm">{t('exchange.notes.lead')}</Text>
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
          {t('exchange.notes.open')}
        </Button>
      </Group>
    </Modal>
  );
}
