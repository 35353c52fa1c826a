import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { errorText } from '../../ui/error-text.ts';
import { FailedPage } from '../../ui/failed-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { NothingYetPicture } from '../../ui/nothing-yet-picture.tsx';
import { ImportButton } from './import-button.tsx';
import { useT } from './messages.ts';
import classes from './my-documents-page.module.css';
import { ResumeCard } from './resume-card.tsx';
import { TrashDialog } from './trash-dialog.tsx';

/** The resumes of a user, or of a visitor. */
export function MyDocumentsPage() {
  const [isTrashOpen, setTrashOpen] = useState(false);
  return (
    <>
      <ResumeList onTrash={() => setTrashOpen(true)} />
      <TrashDialog isOpen={isTrashOpen} onClose={() => setTrashOpen(false)} />
    </>
  );
}

function ResumeList({ onTrash }: { onTrash: () => void }) {
  const t = useT();
  const { isLoggedIn } = useUser();
  const list = trpc.resume.list.useQuery();

  if (list.isPending) return <LoadingScreen message={t('loading')} />;
  if (list.isError) {
    return <FailedPage message={errorText(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (list.data.length === 0) return <NoResumes onTrash={onTrash} />;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" mt={6}>
            {t(isLoggedIn ? 'lead' : 'leadVisitor')}{' '}
            {!isLoggedIn && (
              <Anchor component={Link} to={path('register')} fw={550} underline="always">
                {t('createAccount')}
              </Anchor>
            )}
          </Text>
        </div>
        <Group gap="sm" className={classes.actions}>
          <NewResumeActions />
          <TrashButton onClick={onTrash} />
        </Group>
      </header>
      <ul className={classes.grid}>
        {list.data.map((resume) => (
          <li key={resume.uuid}>
            <ResumeCard resume={resume} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewResumeActions() {
  const t = useT();
  return (
    <>
      <Button component={Link} to={path('cv-pick-template')} leftSection={<IconPlus size={18} />}>
        {t('create')}
      </Button>
      <ImportButton />
    </>
  );
}

function TrashButton({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <Button variant="subtle" color="gray" leftSection={<IconTrash size={18} aria-hidden />} onClick={onClick}>
      {t('trash.open')}
    </Button>
  );
}

function NoResumes({ onTrash }: { onTrash: () => void }) {
  const t = useT();
  return (
    <CentredPage isFullHeight>
      <NothingYetPicture />
      <Title order={1} size="h2">
        {t('empty.title')}
      </Title>
      <Text c="dimmed">{t('empty.text')}</Text>
      <Group gap="sm" justify="center" mt="sm">
        <NewResumeActions />
      </Group>
      <TrashButton onClick={onTrash} />
    </CentredPage>
  );
}
