import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useAtom } from 'jotai';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { unreadableAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { textOfUnreadable } from '../state/unreadable-text.ts';
import { useT } from './messages.ts';
import classes from './unreadable-dialog.module.css';

/**
 * Shows the text of unsaved changes that the editor cannot restore, so that the user can copy it before deleting them. If the user
 * only closes the dialog, it opens again the next time the resume is opened.
 */
export function UnreadableDialog() {
  const t = useT();
  const language = useLanguage();
  const session = useSession();
  const [unreadable, setUnreadable] = useAtom(unreadableAtom);
  // A change without text, such as of settings, stays stored, but there is nothing to copy.
  const texts = unreadable.map(textOfUnreadable).filter(({ text }) => text !== '');
  const close = () => setUnreadable([]);
  if (texts.length === 0) return null;
  return (
    <Modal opened onClose={close} withCloseButton={false} size="lg" title={t('unreadable.title')}>
      <Stack gap="md">
        <Text size="sm">{t('unreadable.text')}</Text>
        {texts.map(({ section, text }, index) => {
          const name = section ? sectionName(section, language) : t('unreadable.other');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
            <section key={index} aria-label={name}>
              <h3 className={classes.name}>{name}</h3>
              <p className={classes.text}>{text}</p>
            </section>
          );
        })}
        <Group justify="flex-end">
          <Button variant="default" onClick={session.deleteUnreadable}>
            {t('unreadable.delete')}
          </Button>
          <Button onClick={close} data-autofocus>
            {t('unreadable.keep')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
