import { Button, Text, Title } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { useDownload } from '../download/use-download.ts';
import { FirstPage } from '../resume/preview/first-page.tsx';
import { useT } from './messages.ts';
import classes from './resume-card.module.css';
import { ResumeMenu } from './resume-menu.tsx';
import type { StoredResume } from './stored-resume.ts';
import { useT as useViewsT } from './views/messages.ts';

/**
 * A resume in the list: its first page, when it was last changed, and its actions. A view has a card only while its original is in the
 * trash.
 */
export function ResumeCard({ resume }: { resume: StoredResume }) {
  const t = useT();
  const viewsT = useViewsT();
  const { uuid, updatedAt } = resume;
  const name = resume.name || t('untitled');
  const date = formatDateTime(new Date(updatedAt));

  return (
    <article className={classes.card} aria-label={name}>
      <Link to={path('cv-creator', { id: uuid })} className={classes.page} aria-label={t('editNamed', { name })}>
        <FirstPage uuid={uuid} updatedAt={updatedAt} label={t('page', { name })} />
      </Link>
      <div className={classes.text}>
        <div className={classes.names}>
          <Title order={2} size="h5" className={classes.name} title={name}>
            {name}
          </Title>
          <Text size="xs" c="dimmed">
            {t('modified', { date })}
          </Text>
          {resume.viewKind !== null && (
            <Text size="xs" c="dimmed">
              {viewsT('ofRemoved')}
            </Text>
          )}
        </div>
        <ResumeMenu resume={resume} />
      </div>
      <ResumeActions uuid={uuid} />
    </article>
  );
}

/** Buttons to edit and to download. For a user without access the download is replaced by a link to the packages. */
function ResumeActions({ uuid }: { uuid: string }) {
  const t = useT();
  const { isLoggedIn, isPaid } = useUser();
  const { download, isRunning } = useDownload('v1');
  const isBlocked = isLoggedIn && !isPaid;
  return (
    <>
      <div className={classes.actions}>
        <Button component={Link} to={path('cv-creator', { id: uuid })} variant="default" size="sm" px="sm">
          {t('edit')}
        </Button>
        {isBlocked ? (
          <Button component={Link} to={path('cv-pricing', { id: uuid })} variant="light" size="sm" px="sm">
            {t('choosePackage')}
          </Button>
        ) : (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconDownload size={16} />}
            disabled={isRunning}
            onClick={() => download(uuid)}
          >
            {t('download')}
          </Button>
        )}
      </div>
      {isBlocked && (
        <Text size="xs" c="dimmed" className={classes.blocked}>
          <IconLock size={14} aria-hidden />
          {t('blocked')}
        </Text>
      )}
    </>
  );
}
