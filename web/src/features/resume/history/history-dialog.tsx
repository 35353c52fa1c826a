import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Alert, Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { completeAnswer } from '../../../lib/complete-answer.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast, showUndoToast } from '../../../ui/toasts.tsx';
import { ResumeTitles } from '../editor/section-titles.tsx';
import classes from './history-dialog.module.css';
import { useT } from './messages.ts';
import { type ListedVersion, VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

/** Which version is restored. */
export interface Restoring {
  versionId: string;
  withViews: boolean;
}

interface HistoryDialogProps {
  uuid: string;
  /** The resume as it is now; null while it is being loaded. */
  now: Resume | null;
  /** Restores a version, and resolves to the id of the version that undoes that, null without one; to null if what was typed could not be saved before. */
  restore: (restoring: Restoring) => Promise<{ previousId: string | null } | null>;
  onClose: () => void;
}

/** The earlier versions of a resume: their pages, what differs now, and a way back to each. */
export function HistoryDialog({ uuid, now, restore, onClose }: HistoryDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const isNarrow = useIsNarrow();
  const [isRestoring, setRestoring] = useState(false);
  const [wantedId, choose] = useState<string | null>(null);
  const list = trpc.resume.versions.useQuery({ uuid }, { staleTime: 0, gcTime: 0 });
  const versions = list.data ?? [];
  const chosen = versions.find(({ id }) => id === wantedId) ?? versions[0];

  const run = async (restoring: Restoring, onDone: (previousId: string | null) => void) => {
    setRestoring(true);
    try {
      const restored = await restore(restoring);
      if (!restored) {
        showToast({ type: 'error', text: t('unsaved') });
        return;
      }
      await Promise.all([utils.resume.list, utils.resume.views, utils.resume.view].map((one) => one.invalidate()));
      onDone(restored.previousId);
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setRestoring(false);
    }
  };
  const onRestore = (version: ListedVersion, withViews: boolean) =>
    void run({ versionId: version.id, withViews }, (previousId) => {
      onClose();
      const text = t('restored', { date: formatDateTime(new Date(version.at)) });
      if (previousId === null) {
        showToast({ type: 'success', text });
        return;
      }
      showUndoToast({
        text,
        undo: t('undo'),
        onUndo: () =>
          void run({ versionId: previousId, withViews }, () => showToast({ type: 'success', text: t('undone') })),
      });
    });

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="76rem"
      yOffset="2rem"
      fullScreen={isNarrow}
      padding={0}
      classNames={{ content: classes.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header className={classes.header}>
          <Modal.Title component="h2" className={classes.title}>
            {t('title')}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} size="lg" />
        </Modal.Header>
        <Modal.Body className={classes.body} data-empty={list.data?.length === 0 || undefined}>
          <div className={classes.about}>
            {list.isError && <Alert color="red">{errorText(list.error)}</Alert>}
            {list.isPending && <Loader aria-label={t('loading')} />}
            {list.data?.length === 0 && <p>{t('none')}</p>}
            {chosen && <VersionList versions={versions} chosenId={chosen.id} isNarrow={isNarrow} onChoose={choose} />}
            {list.data && <p className={classes.rule}>{t('rule')}</p>}
          </div>
          {chosen && (
            <div className={classes.chosen}>
              <ChosenVersion
                key={chosen.id}
                uuid={uuid}
                versionId={chosen.id}
                now={now}
                isRestoring={isRestoring}
                onRestore={(withViews) => onRestore(chosen, withViews)}
              />
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ChosenVersionProps {
  uuid: string;
  versionId: string;
  now: Resume | null;
  isRestoring: boolean;
  onRestore: (withViews: boolean) => void;
}

function ChosenVersion({ uuid, versionId, now, ...restoring }: ChosenVersionProps) {
  const t = useT();
  const version = trpc.resume.version.useQuery(
    { uuid, versionId },
    // A version never changes, and `select` with a function of the module is memoised.
    { staleTime: Number.POSITIVE_INFINITY, select: completeAnswer },
  );
  if (version.isError) return <Alert color="red">{errorText(version.error)}</Alert>;
  if (!version.data || !now) return <Loader m="lg" aria-label={t('loading')} />;
  return (
    <ResumeTitles resume={now}>
      <VersionView version={version.data} now={now} {...restoring} />
    </ResumeTitles>
  );
}
