import { ActionIcon, Button, Menu, Text, Title } from '@mantine/core';
import { IconDots, IconDownload, IconFileExport, IconLock, IconPencil, IconScan, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { AttachDataMenuItem } from '../download/attach-data-menu-item.tsx';
import { useDownload } from '../download/use-download.ts';
import { FirstPage } from '../resume/preview/first-page.tsx';
import { DuplicateMenuItem } from './duplicate-menu-item.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useT } from './messages.ts';
import { RecruiterDialog } from './recruiter-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './resume-card.module.css';
import { useTrash } from './use-trash.ts';

export type StoredResume = Outputs['resume']['list'][number];

/** A resume in the list: its first page, when it was last changed, and its actions. */
export function ResumeCard({ resume }: { resume: StoredResume }) {
  const t = useT();
  const [dialog, setDialog] = useState<'rename' | 'recruiter' | 'export' | null>(null);
  const { uuid, updatedAt } = resume;
  const name = resume.name || t('untitled');
  const date = formatDateTime(new Date(updatedAt));
  const close = () => setDialog(null);
  const { remove } = useTrash();

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
        </div>
        <Menu position="bottom-end" shadow="md" radius="md" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('more', { name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('rename')}>
              {t('rename')}
            </Menu.Item>
            <DuplicateMenuItem uuid={uuid} />
            <Menu.Item leftSection={<IconScan size={16} />} onClick={() => setDialog('recruiter')}>
              {t('recruiter.open')}
            </Menu.Item>
            <Menu.Item leftSection={<IconFileExport size={16} />} onClick={() => setDialog('export')}>
              {t('exchange.export')}
            </Menu.Item>
            <AttachDataMenuItem />
            <Menu.Divider />
            <Menu.Item color="red.9" leftSection={<IconTrash size={16} />} onClick={() => remove(uuid)}>
              {t('remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <ResumeActions uuid={uuid} />
      <RenameDialog resume={resume} isOpen={dialog === 'rename'} onClose={close} />
      {dialog === 'export' && <ExportDialog uuid={uuid} onClose={close} />}
      {dialog === 'recruiter' && <RecruiterDialog uuid={uuid} onClose={close} />}
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
