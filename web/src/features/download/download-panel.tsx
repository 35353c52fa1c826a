import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button, List } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { trpc } from '../../lib/trpc.ts';
import { LazyApplicationDialog } from './application/lazy-application-dialog.tsx';
import { AttachDataSwitch } from './attach-data-switch.tsx';
import classes from './download-panel.module.css';
import { useT } from './messages.ts';
import { PriceLine, PriceNote } from './price-note.tsx';
import { RenameForm, type RenameHandle } from './rename-form.tsx';
import { LazySentQuestion } from './sent/lazy-sent-question.tsx';
import { suggestedName } from './suggested-name.ts';
import { useDownload } from './use-download.ts';

interface DownloadPanelProps {
  resume: Resume;
  /** True if reading back misread much of the resume. Then the panel does not promise that software can read it. */
  isMisread: boolean;
  isAnonymous: boolean;
}

/** Field for the file's name, price and download button. On narrow screens button and price stay at the window's bottom. */
export function DownloadPanel({ resume, isMisread, isAnonymous }: DownloadPanelProps) {
  const t = useT();
  const { download, isRunning, savedId } = useDownload('v2');
  const { client } = trpc.useUtils();
  const naming = useRef<RenameHandle>(null);
  const [isNaming, setNaming] = useState(false);
  const [isJoining, setJoining] = useState(false);
  // Save the typed name first, even if its own button was not pressed.
  const start = async () => {
    setNaming(true);
    const isNamed = (await naming.current?.flush()) ?? true;
    setNaming(false);
    if (isNamed) await download(resume.uuid);
  };
  useContinuedDownload(start);

  return (
    <aside className={classes.panel} aria-label={t('page.download')}>
      <div className={classes.facts}>
        <RenameForm ref={naming} uuid={resume.uuid} name={resume.name} suggestion={suggestedName(resume)} savesOnBlur />
        <AttachDataSwitch className={classes.attachData} />
        <div className={classes.price}>
          <PriceNote uuid={resume.uuid} />
        </div>
      </div>
      <div className={classes.action}>
        <div className={classes.shortPrice} aria-hidden>
          <PriceLine />
        </div>
        <Button
          size="lg"
          classNames={{ root: classes.button!, label: classes.label!, section: classes.icon! }}
          leftSection={<IconDownload size={20} />}
          loading={isRunning || isNaming}
          onClick={start}
        >
          {t('page.download')}
        </Button>
      </div>
      {savedId !== null && (
        <div className={classes.sent}>
          <LazySentQuestion
            key={savedId}
            resumeUuid={resume.uuid}
            save={(note) => client.sent.note.mutate({ downloadId: savedId, ...note })}
          />
        </div>
      )}
      {/* A letter and certificates name the person. */}
      {!isAnonymous && (
        <Button variant="subtle" className={classes.application} onClick={() => setJoining(true)}>
          {t('page.application')}
        </Button>
      )}
      {isJoining && <LazyApplicationDialog resume={resume} onClose={() => setJoining(false)} />}
      <List
        spacing="xs"
        size="sm"
        c="dimmed"
        className={classes.promises}
        icon={<IconCheck size={16} className={classes.check} />}
      >
        <List.Item>{t('page.sameAsPreview')}</List.Item>
        {/* Hidden without removing its space: the result of reading back comes after the page is shown. */}
        <List.Item className={classes.readable} data-hidden={isMisread || undefined}>
          {t('page.selectable')}
        </List.Item>
      </List>
    </aside>
  );
}

/** Starts the download once for a visitor who was sent to register for it. Going back to this page does not start it again. */
function useContinuedDownload(start: () => unknown): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isAsked = query.has('action');
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isAsked || hasStarted.current) return;
    hasStarted.current = true;
    const begin = async () => {
      await navigate('.', { replace: true });
      start();
    };
    void begin();
  });
}
