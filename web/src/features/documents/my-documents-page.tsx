import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconFileImport, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { errorText } from '../../ui/error-text.ts';
import { FailedPage } from '../../ui/failed-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { LetterList } from '../letter/list/letter-list.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { ImportReport } from './import/import-report.tsx';
import { ImportZone } from './import/import-zone.tsx';
import { useFileDrop } from './import/use-file-drop.ts';
import { type Import, useImport } from './import/use-import.ts';
import { useT } from './messages.ts';
import classes from './my-documents-page.module.css';
import { ResumeCard } from './resume-card.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { FamilyPanel } from './views/family-panel.tsx';
import { groupFamilies, hasViews } from './views/group-families.ts';

/** The resumes of a user, or of a visitor. Files of a CV can be dropped anywhere on the page. */
export function MyDocumentsPage() {
  const [isTrashOpen, setTrashOpen] = useState(false);
  const importing = useImport();
  const isDragging = useFileDrop(importing.read);
  const { state, openEditor } = importing;
  return (
    <>
      <ResumeList importing={importing} isDragging={isDragging} onTrash={() => setTrashOpen(true)} />
      <TrashDialog isOpen={isTrashOpen} onClose={() => setTrashOpen(false)} />
      {state.kind === 'read' && (
        <ImportReport
          outcome={state.outcome}
          onOpen={(isChecking) => openEditor(state.outcome.resume.uuid, isChecking)}
        />
      )}
    </>
  );
}

interface ResumeListProps {
  importing: Import;
  isDragging: boolean;
  onTrash: () => void;
}

function ResumeList({ importing, isDragging, onTrash }: ResumeListProps) {
  const t = useT();
  const { isLoggedIn } = useUser();
  const list = trpc.resume.list.useQuery();
  // Home's link for people who have a CV already.
  const [isImportOpen, setImportOpen] = useState(useLocation().hash === '#import');

  if (list.isPending) return <LoadingScreen message={t('loading')} />;
  if (list.isError) {
    return <FailedPage message={errorText(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (list.data.length === 0) return <NoResumes importing={importing} isDragging={isDragging} onTrash={onTrash} />;
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
          <NewResumeButton />
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => setImportOpen(true)}
          >
            {t('exchange.import')}
          </Button>
          <TrashButton onClick={onTrash} />
        </Group>
      </header>
      <ul className={classes.grid}>
        {groupFamilies(list.data).map((family) => (
          <li key={family.base.uuid} className={hasViews(family) ? classes.family : undefined}>
            {hasViews(family) ? <FamilyPanel family={family} /> : <ResumeCard resume={family.base} />}
          </li>
        ))}
      </ul>
      <LetterList resumes={list.data} untitled={t('untitled')} />
      <ImportDialog
        importing={importing}
        isDragging={isDragging}
        isOpen={isImportOpen}
        onClose={() => setImportOpen(false)}
      />
    </div>
  );
}

function NewResumeButton() {
  const t = useT();
  return (
    <Button component={Link} to={path('cv-pick-template')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
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

function NoResumes({ importing, isDragging, onTrash }: ResumeListProps) {
  const t = useT();
  return (
    <CentredPage isFullHeight>
      <Title order={1} size="h2">
        {t('empty.title')}
      </Title>
      <Text c="dimmed">{t('empty.text')}</Text>
      <NewResumeButton />
      <div className={classes.bring}>
        <ImportZone importing={importing} isDragging={isDragging} heading="h2" />
      </div>
      <TrashButton onClick={onTrash} />
    </CentredPage>
  );
}
