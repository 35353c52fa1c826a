import { Button, Group, Modal, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useT as useTOfEditor } from '../../resume/editor/messages.ts';
import { useT } from '../messages.ts';
import type { LetterBlocker } from '../state/letter-session.ts';

/** Says why nothing can be saved: the session has ended, or the letter is gone. Unsaved changes stay in the browser. */
export function LetterBlockedDialog({ blocker, onClose }: { blocker: LetterBlocker; onClose: () => void }) {
  const t = useT();
  const tOfEditor = useTOfEditor();
  const { pathname, search } = useLocation();
  const isSession = blocker === 'session';
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      title={isSession ? tOfEditor('lost.title') : t('gone.title')}
    >
      <Text size="sm">{isSession ? tOfEditor('lost.text') : t('gone.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {tOfEditor('lost.later')}
        </Button>
        {isSession ? (
          <Button component={Link} to={path('login', {}, { next: `${pathname}${search}` })} data-autofocus>
            {tOfEditor('lost.login')}
          </Button>
        ) : (
          <Button component={Link} to={path('my-documents')} data-autofocus>
            {tOfEditor('gone.documents')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
