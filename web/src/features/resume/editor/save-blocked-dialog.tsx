import { Button, Group, Modal, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { path } from '../../../lib/path.ts';
import type { SaveBlocker } from '../state/save-blocker.ts';
import { useT } from './messages.ts';

interface SaveBlockedDialogProps {
  blocker: SaveBlocker;
  /** Says that the document is gone. */
  gone: { title: string; text: string };
  onClose: () => void;
}

/** Says why nothing can be saved: the session has ended, or the document is gone. Unsaved changes stay in the browser. */
export function SaveBlockedDialog({ blocker, gone, onClose }: SaveBlockedDialogProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { title, text } = blocker === 'session' ? { title: t('lost.title'), text: t('lost.text') } : gone;
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={title}>
      <Text size="sm">{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('lost.later')}
        </Button>
        {blocker === 'session' ? (
          <Button component={Link} to={path('login', {}, { next: `${pathname}${search}` })} data-autofocus>
            {t('lost.login')}
          </Button>
        ) : (
          <Button component={Link} to={path('my-documents')} data-autofocus>
            {t('gone.documents')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
