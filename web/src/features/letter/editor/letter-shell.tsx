import { letterTitle } from '@kreda/document/kinds/letter/model/letter-title';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { InHeader } from '../../../ui/header-slot.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { EditableName } from '../../resume/editor/editable-name.tsx';
import classes from '../../resume/editor/editor-shell.module.css';
import { useT as useTOfEditor } from '../../resume/editor/messages.ts';
import { SaveIndicator } from '../../resume/editor/save-indicator.tsx';
import { UndoButtons } from '../../resume/editor/undo-buttons.tsx';
import type { View } from '../../resume/editor/view-switch.tsx';
import type { LetterStep } from '../letter-steps.ts';
import { useT } from '../messages.ts';
import { LetterPreview } from '../preview/letter-preview.tsx';
import { useEditedLetter, useLetter } from '../state/letter-context.tsx';
import { letterBlockerAtom, letterHistoryAtom, letterSaveStateAtom } from '../state/letter-session.ts';
import { useLetterDownload } from '../use-letter-download.ts';
import { LetterStepPanel } from './letter-step-panel.tsx';
import { LetterStepsNavigation } from './letter-steps-navigation.tsx';
import { letterBlockedDialog, viewSwitch } from './prefetch-letter-editor.ts';

const OFFLINE_TOAST = 'download-offline';

/** Steps, form and preview side by side. Below 768 px only the form or the preview is shown. */
export function LetterShell({ step }: { step: LetterStep }) {
  const t = useT();
  const tOfEditor = useTOfEditor();
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const [view, setView] = useState<View>('form');
  // On narrow screens: the step whose list of steps is open, so that it closes with the step.
  const [stepsOpenAt, setStepsOpenAt] = useState<LetterStep | null>(null);
  const isStepsOpen = stepsOpenAt === step;
  const panel = useRef<HTMLDivElement>(null);
  useOpenAtTop(panel, step);
  const { start, isRunning } = useSavedDownload();
  const downloadButton = (label: string, short?: string) => (
    // Not disabled while it saves: it would lose the focus.
    <Button
      className={short === undefined ? undefined : classes.action}
      leftSection={isRunning ? <Spinner size={18} /> : <IconDownload size={18} aria-hidden />}
      aria-label={label}
      aria-disabled={isRunning || undefined}
      onClick={() => !isRunning && void start()}
    >
      <span className={short === undefined ? undefined : classes.long}>{label}</span>
      {short !== undefined && <span className={classes.short}>{short}</span>}
    </Button>
  );
  return (
    <div className={classes.shell} data-view={view}>
      <InHeader>
        <div className={classes.tools}>
          <span className={classes.place}>
            <Link to={path('my-documents')} className={classes.documents}>
              {tOfEditor('gone.documents')}
            </Link>
            <LetterName />
          </span>
          <LetterSaveIndicator />
          <LetterUndoButtons />
          <span className={classes.grow} />
          {downloadButton(t('download'), t('downloadShort'))}
        </div>
      </InHeader>
      <div className={classes.steps}>
        <LetterStepsNavigation step={step} isOpen={isStepsOpen} />
      </div>
      <div className={classes.panel} ref={panel}>
        <LetterStepPanel
          step={step}
          isStepsOpen={isStepsOpen}
          onToggleSteps={() => setStepsOpenAt(isStepsOpen ? null : step)}
          download={downloadButton(t('download'))}
        />
      </div>
      <div className={classes.preview}>
        <LetterPreview />
      </div>
      <LetterBlocked />
      {isNarrow && (
        <div className={classes.switch}>
          <LazyPanel chunk={viewSwitch} loading={<Skeleton h={41} />}>
            {(ViewSwitch) => <ViewSwitch view={view} onChange={setView} />}
          </LazyPanel>
        </div>
      )}
    </div>
  );
}

/** Downloads the letter after all changes are saved, because the stored letter is downloaded. */
function useSavedDownload() {
  const t = useT();
  const { session, resume } = useEditedLetter();
  const { download, isRunning } = useLetterDownload(resume.uuid);
  const [isSaving, setSaving] = useState(false);
  const start = async () => {
    if (!navigator.onLine) {
      showToast({ type: 'warning', text: t('downloadOffline') }, OFFLINE_TOAST);
      return;
    }
    setSaving(true);
    await session.flush();
    setSaving(false);
    await download(session.uuid);
  };
  return { start, isRunning: isRunning || isSaving };
}

// Each renders by itself, and not the whole editor, when its state changes.
function LetterSaveIndicator() {
  return <SaveIndicator state={useAtomValue(letterSaveStateAtom)} />;
}

function LetterUndoButtons() {
  const { undo, redo } = useEditedLetter().session;
  return <UndoButtons history={useAtomValue(letterHistoryAtom)} onUndo={undo} onRedo={redo} />;
}

function LetterName() {
  const t = useT();
  const { name, language, recipient } = useLetter();
  const { apply } = useEditedLetter().session;
  const whom = recipient.organisation.trim() || recipient.name.trim();
  const title = letterTitle(language);
  return (
    <EditableName
      name={name}
      usual={whom === '' ? title : `${title}: ${whom}`.slice(0, 120)}
      unnamed={t('unnamed')}
      onRename={(value) => apply({ type: 'field', field: 'name', value })}
    />
  );
}

/** Opens the dialog each time saving becomes impossible. */
function LetterBlocked() {
  const blocker = useAtomValue(letterBlockerAtom);
  const [isDismissed, setDismissed] = useState(false);
  const utils = trpc.useUtils();
  // Refetch the user, so that the menu offers to log in too.
  useLayoutEffect(() => {
    if (blocker === 'session') void utils.account.me.invalidate();
  }, [blocker, utils]);
  if (!blocker && isDismissed) setDismissed(false);
  if (!blocker || isDismissed) return null;
  const dismiss = () => setDismissed(true);
  return (
    <LazyPanel
      chunk={letterBlockedDialog}
      frame={(failure) => <FailureDialog onClose={dismiss}>{failure}</FailureDialog>}
    >
      {(LetterBlockedDialog) => <LetterBlockedDialog blocker={blocker} onClose={dismiss} />}
    </LazyPanel>
  );
}

/** Opens each step at its top, with the focus on its heading. The first step of a loaded page keeps the browser's focus. */
function useOpenAtTop(scroller: React.RefObject<HTMLElement | null>, step: LetterStep): void {
  const opened = useRef(step);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || opened.current === step) return;
    opened.current = step;
    element.scrollTop = 0;
    element.querySelector('h1')?.focus({ preventScroll: true });
  }, [scroller, step]);
}
