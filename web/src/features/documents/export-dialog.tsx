import { Loader, Modal, Text, UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { useDownload } from '../download/use-download.ts';
import classes from './export-dialog.module.css';
import { EXPORT_GROUPS, EXPORT_ICONS, type ExportFormat, needsAccess } from './export-formats.ts';
import { useT } from './messages.ts';
import { useExport } from './use-export.ts';

/** Offers a resume in every format, with a word about whom each is for. It closes when a file is saved. */
export function ExportDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const t = useT();
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const navigate = useNavigate();
  const { isLoggedIn, isPaid } = useUser();
  const { download } = useDownload('v1');
  const exportAs = useExport(uuid);

  const choose = async (format: ExportFormat) => {
    if (format !== 'pdf' && (isPaid || !needsAccess(format))) {
      setRunning(format);
      const isSaved = await exportAs(format);
      setRunning(null);
      if (isSaved) onClose();
      return;
    }
    // The download has toasts and screens of its own, which also lead visitors and users without access on.
    onClose();
    if (isLoggedIn && !isPaid) navigate(path('cv-pricing', { id: uuid }));
    else await download(uuid);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="34rem"
      title={t('exportDialog.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {EXPORT_GROUPS.map(({ group, formats }) => (
        <Group key={group} title={t(`exportDialog.groups.${group}`)}>
          {formats.map((format) => (
            <FormatButton
              key={format}
              format={format}
              isLocked={needsAccess(format) && !isPaid}
              isRunning={running === format}
              isDisabled={running !== null}
              onClick={() => void choose(format)}
            />
          ))}
        </Group>
      ))}
    </Modal>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Text id={id} component="h3" size="sm" fw={600} c="dimmed">
        {title}
      </Text>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

interface FormatButtonProps {
  format: ExportFormat;
  isLocked: boolean;
  isRunning: boolean;
  isDisabled: boolean;
  onClick: () => void;
}

function FormatButton({ format, isLocked, isRunning, isDisabled, onClick }: FormatButtonProps) {
  const t = useT();
  const Icon = isLocked ? IconLock : EXPORT_ICONS[format];
  return (
    <li>
      <UnstyledButton className={classes.format} disabled={isDisabled} onClick={onClick}>
        <span className={classes.icon}>
          {isRunning ? <Loader size={20} /> : <Icon size={22} stroke={1.6} aria-hidden />}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{t(`exportDialog.formats.${format}.name`)}</span>
          <span className={classes.hint}>
            {isLocked ? t('exportDialog.locked') : t(`exportDialog.formats.${format}.hint`)}
          </span>
        </span>
      </UnstyledButton>
    </li>
  );
}
