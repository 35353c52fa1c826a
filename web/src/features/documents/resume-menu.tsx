import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconFileExport,
  IconFiles,
  IconHistory,
  IconLanguage,
  IconPencil,
  IconScan,
  IconSend,
  IconTargetArrow,
  IconTrash,
  IconUnlink,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { loadable } from '../../lib/loadable.ts';
import { useUser } from '../../lib/site.ts';
import { FailureDialog } from '../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { LazyApplicationDialog } from '../download/application/lazy-application-dialog.tsx';
import { AttachDataMenuItem } from '../download/attach-data-menu-item.tsx';
import { LazySentDialog } from '../download/sent/lazy-sent-dialog.tsx';
import { useT as useSentT } from '../download/sent/messages.ts';
import { WriteLetterMenuItem } from '../letter/list/write-letter.tsx';
import { useT as useTOfHistory } from '../resume/history/messages.ts';
import { DuplicateMenuItem } from './duplicate-menu-item.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useT } from './messages.ts';
import { RecruiterDialog } from './recruiter-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { StoredResume } from './stored-resume.ts';
import { useTrash } from './use-trash.ts';
import { DownloadMenuItem } from './views/download-menu-item.tsx';
import { useT as useViewsT } from './views/messages.ts';
import type { ViewDialogName } from './views/view-dialog.tsx';

const storedHistory = loadable(async () => (await import('../resume/history/stored-history.tsx')).StoredHistory);
const viewDialog = loadable(async () => (await import('./views/view-dialog.tsx')).ViewDialog);

interface ResumeMenuProps {
  resume: StoredResume;
  /** Adds the download, where it has no button of its own. */
  withDownload?: boolean;
}

/** The actions of a resume in the list, behind a button, with their dialogs. */
export function ResumeMenu({ resume, withDownload = false }: ResumeMenuProps) {
  const t = useT();
  const sentT = useSentT();
  const { isLoggedIn } = useUser();
  const tOfHistory = useTOfHistory();
  const [dialog, setDialog] = useState<'rename' | 'recruiter' | 'export' | 'application' | 'sent' | 'history' | null>(
    null,
  );
  const [opened, openViewDialog] = useState<ViewDialogName | null>(null);
  const { uuid } = resume;
  // A letter and certificates name the person.
  const isAnonymous = resume.viewKind === 'anonymous';
  const close = () => setDialog(null);
  const { remove } = useTrash();
  return (
    <>
      <Menu position="bottom-end" shadow="md" radius="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('more', { name: resume.name || t('untitled') })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {withDownload && <DownloadMenuItem uuid={uuid} />}
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('rename')}>
            {t('rename')}
          </Menu.Item>
          <DuplicateMenuItem uuid={uuid} />
          {!isAnonymous && <WriteLetterMenuItem resumeUuid={uuid} />}
          <Menu.Item leftSection={<IconScan size={16} />} onClick={() => setDialog('recruiter')}>
            {t('recruiter.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileExport size={16} />} onClick={() => setDialog('export')}>
            {t('exchange.export')}
          </Menu.Item>
          {!isAnonymous && (
            <Menu.Item leftSection={<IconFiles size={16} />} onClick={() => setDialog('application')}>
              {t('application')}
            </Menu.Item>
          )}
          {isLoggedIn && (
            <Menu.Item leftSection={<IconSend size={16} />} onClick={() => setDialog('sent')}>
              {sentT('title')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => setDialog('history')}>
            {tOfHistory('title')}
          </Menu.Item>
          <AttachDataMenuItem />
          <Menu.Divider />
          <ViewMenuItems resume={resume} onOpen={openViewDialog} />
          <Menu.Divider />
          <Menu.Item color="red.9" leftSection={<IconTrash size={16} />} onClick={() => remove(uuid)}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameDialog resume={resume} isOpen={dialog === 'rename'} onClose={close} />
      {dialog === 'export' && <ExportDialog uuid={uuid} onClose={close} />}
      {dialog === 'application' && <LazyApplicationDialog resume={resume} onClose={close} />}
      {dialog === 'sent' && <LazySentDialog resumeUuid={uuid} onClose={close} />}
      {dialog === 'recruiter' && <RecruiterDialog uuid={uuid} onClose={close} />}
      {dialog === 'history' && (
        <LazyPanel chunk={storedHistory} frame={(failure) => <FailureDialog onClose={close}>{failure}</FailureDialog>}>
          {(StoredHistory) => <StoredHistory uuid={uuid} onClose={close} />}
        </LazyPanel>
      )}
      {opened && (
        <LazyPanel chunk={viewDialog}>
          {(Dialog) => <Dialog name={opened} resume={resume} onClose={() => openViewDialog(null)} />}
        </LazyPanel>
      )}
    </>
  );
}

/** Language versions are made of originals, variants of originals and language versions, and anonymous versions of all of them. */
function ViewMenuItems({ resume, onOpen }: { resume: StoredResume; onOpen: (dialog: ViewDialogName) => void }) {
  const t = useViewsT();
  const { viewKind } = resume;
  return (
    <>
      {viewKind === null && (
        <Menu.Item leftSection={<IconLanguage size={16} />} onClick={() => onOpen('language')}>
          {t('addLanguage')}
        </Menu.Item>
      )}
      {viewKind !== 'variant' && viewKind !== 'anonymous' && (
        <Menu.Item leftSection={<IconTargetArrow size={16} />} onClick={() => onOpen('variant')}>
          {t('addVariant')}
        </Menu.Item>
      )}
      {viewKind === 'variant' && (
        <Menu.Item leftSection={<IconTargetArrow size={16} />} onClick={() => onOpen('offer')}>
          {t('offer')}
        </Menu.Item>
      )}
      {viewKind !== 'anonymous' && (
        <Menu.Item leftSection={<IconUserOff size={16} />} onClick={() => onOpen('anonymous')}>
          {t('addAnonymous')}
        </Menu.Item>
      )}
      {viewKind !== null && (
        <Menu.Item leftSection={<IconUnlink size={16} />} onClick={() => onOpen('detach')}>
          {t('detach')}
        </Menu.Item>
      )}
    </>
  );
}
