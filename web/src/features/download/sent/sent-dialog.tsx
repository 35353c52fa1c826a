import { Alert, Button, Loader, Modal, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { AddSentFile } from './add-sent-file.tsx';
import { useT } from './messages.ts';
import classes from './sent-dialog.module.css';
import { SentItem } from './sent-item.tsx';

interface SentDialogProps {
  resumeUuid: string;
  onClose: () => void;
}

/** What was sent of a CV, its versions and their letters: to whom, when, and the very files. */
export function SentDialog({ resumeUuid, onClose }: SentDialogProps) {
  const t = useT();
  const list = trpc.sent.list.useQuery({ resumeUuid }, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  return (
    <Modal opened onClose={onClose} size="44rem" title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        {isAdding ? (
          <AddSentFile resumeUuid={resumeUuid} onEnd={() => setAdding(false)} />
        ) : (
          <Button
            variant="light"
            className={classes.add}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
        {list.isPending && <Loader className={classes.loading} />}
        {list.isError && (
          <Alert color="red" role="alert">
            {errorText(list.error)}
          </Alert>
        )}
        {list.data?.length === 0 && !isAdding && <p className={classes.empty}>{t('empty')}</p>}
        <ul className={classes.list}>
          {list.data?.map((sent) => (
            <SentItem key={sent.id} sent={sent} />
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
