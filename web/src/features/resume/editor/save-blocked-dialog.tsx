import { Button, Group, Modal, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { path } from '../../../lib/path.ts';
import type { SaveBlocker } from '../state/editor-session.ts';
import { useT } from './messages.ts';

/** Says why nothing can be saved: the session has ended, or the resume is gone. Unsaved changes stay in the browser. */
export function SaveBlockedDialog({ blocker, onClose }: { blocker: SaveBlocker; onClose: () => void }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const textKey = blocker === 'session' ? 'lost' : 'gone';
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={t(`${textKey}.title`)}>
      <Text size="sm">{t(`${textKey}.text`)}</Text>
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
