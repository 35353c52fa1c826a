import { Button, Group, Modal, Text } from '@mantine/core';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { path } from '../../../app/routes.ts';
import { trpc } from '../../../lib/trpc.ts';
import { lostAccessAtom } from '../state/editor-session.ts';
import { useT } from './messages.ts';

/** Says why nothing can be saved any more: the session has ended, or the CV is gone. What was typed stays in the browser. */
export function LostAccessDialog() {
  const t = useT();
  const lost = useAtomValue(lostAccessAtom);
  const { pathname, search } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  const utils = trpc.useUtils();
  useEffect(() => {
    // The menu offers to log in as well.
    if (lost === 'session') void utils.account.me.invalidate();
  }, [lost, utils]);
  // The next loss is told again.
  if (!lost && isDismissed) setDismissed(false);
  if (!lost || isDismissed) return null;
  const words = lost === 'session' ? 'lost' : 'gone';
  return (
    <Modal opened onClose={() => setDismissed(true)} withCloseButton={false} title={t(`${words}.title`)}>
      <Text size="sm">{t(`${words}.text`)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => setDismissed(true)}>
          {t('lost.later')}
        </Button>
        {lost === 'session' ? (
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
