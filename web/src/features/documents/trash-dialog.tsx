import { Button, Group, Loader, Modal, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format-date.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { RestoreButton } from '../../ui/restore-button.tsx';
import { useT as useTOfLetters } from '../letter/messages.ts';
import { useT } from './messages.ts';
import classes from './trash-dialog.module.css';
import { useTrash } from './use-trash.ts';

type RemovedResume = Outputs['resume']['trash'][number];

/** The trash: removed resumes, until when they can be restored, and buttons to restore or erase them. */
export function TrashDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const tOfLetters = useTOfLetters();
  const trash = trpc.resume.trash.useQuery(undefined, { enabled: isOpen, staleTime: 0 });
  const [erasing, setErasing] = useState<RemovedResume | null>(null);
  const actions = useTrash();

  return (
    <>
      <Modal
        opened={isOpen && !erasing}
        onClose={onClose}
        size="lg"
        title={t('trash.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Text size="sm" c="dimmed">
          {t('trash.lead')}
        </Text>
        {trash.isPending && <Loader className={classes.loading} aria-label={t('loading')} />}
        {trash.isError && (
          <Text role="alert" mt="md">
            {errorText(trash.error)}
          </Text>
        )}
        {trash.data?.length === 0 && <p className={classes.empty}>{t('trash.empty')}</p>}
        <ul className={classes.list}>
          {trash.data?.map((resume) => {
            const name = resume.name || t('untitled');
            return (
              <li key={resume.uuid} className={classes.item}>
                <div className={classes.names}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.until}>
                    {t('trash.until', { date: formatDateTime(new Date(resume.restorableUntil)) })}
                  </span>
                </div>
                <RestoreButton
                  label={t('trash.restoreNamed', { name })}
                  disabled={actions.isBusy}
                  onClick={() => actions.restore(resume.uuid)}
                >
                  {t('trash.restore')}
                </RestoreButton>
                <Button
                  size="xs"
                  variant="subtle"
                  color="gray"
                  className={classes.erase}
                  leftSection={<IconTrash size={15} aria-hidden />}
                  aria-label={t('trash.removeNamed', { name })}
                  disabled={actions.isBusy}
                  onClick={() => setErasing(resume)}
                >
                  {t('trash.removeForGood')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Modal>
      <Modal
        opened={erasing !== null}
        onClose={() => setErasing(null)}
        title={t('trash.confirmTitle')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Text size="sm">{t('trash.confirmText', { name: erasing?.name || t('untitled') })}</Text>
        <Text size="sm" mt="xs">
          {tOfLetters('erasedWithResume')}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setErasing(null)} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red.9"
            onClick={() => {
              if (erasing) actions.erase(erasing.uuid);
              setErasing(null);
            }}
          >
            {t('trash.removeForGood')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
