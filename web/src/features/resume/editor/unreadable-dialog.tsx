import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import type { UnreadableChange } from '../state/kept-changes.ts';
import { textOfUnreadable } from '../state/unreadable-text.ts';
import { useT } from './messages.ts';

const MAX_ROWS = 8;

interface UnreadableDialogProps {
  unreadable: readonly UnreadableChange[];
  onClose: () => void;
  onDelete: () => void;
}

/** Shows the text of unsaved changes that the editor cannot restore, so that the user can copy it before it is deleted. */
export function UnreadableDialog({ unreadable, onClose, onDelete }: UnreadableDialogProps) {
  const t = useT();
  const language = useLanguage();
  const texts = unreadable.map(textOfUnreadable);
  return (
    <Modal opened onClose={onClose} withCloseButton={false} size="lg" title={t('unreadable.title')}>
      <Stack gap="md">
        <Text size="sm">{t('unreadable.text')}</Text>
        {texts.map(({ section, text }, index) => (
          <Textarea
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
            key={index}
            label={section ? sectionName(section, language) : t('unreadable.other')}
            value={text}
            rows={Math.min(MAX_ROWS, text.split('\n').length)}
            readOnly
          />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDelete}>
            {t('unreadable.delete')}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t('unreadable.keep')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
