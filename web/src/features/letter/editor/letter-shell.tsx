import { letterTitle } from '@kreda/document/kinds/letter/model/letter-title';
import { IconDownload } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { InHeader } from '../../../ui/header-slot.tsx';
import { EditableName } from '../../resume/editor/editable-name.tsx';
import classes from '../../resume/editor/editor-shell.module.css';
import { BusyButton } from '../../resume/editor/frame/busy-button.tsx';
import { DocumentPlace } from '../../resume/editor/frame/document-place.tsx';
import { NarrowSwitch } from '../../resume/editor/frame/narrow-switch.tsx';
import { SaveBlockedNotice } from '../../resume/editor/frame/save-blocked-notice.tsx';
import { useAfterSaving } from '../../resume/editor/frame/use-after-saving.ts';
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
import { saveBlockedDialog, viewSwitch } from './prefetch-letter-editor.ts';

/** Steps, form and preview side by side. Below 768 px only the form or the preview is shown. */
export function LetterShell({ step }: { step: LetterStep }) {
  const t = useT();
  const [view, setView] = useState<View>('form');
  // On narrow screens: the step whose list of steps is open, so that it closes with the step.
  const [stepsOpenAt, setStepsOpenAt] = useState<LetterStep | null>(null);
  const isStepsOpen = stepsOpenAt === step;
  const panel = useRef<HTMLDivElement>(null);
  useOpenAtTop(panel, step);
  const { start, isRunning } = useSavedDownload();
  const downloadButton = (label: string, short?: string) => (
    <BusyButton
      className={short === undefined ? undefined : classes.action}
      isBusy={isRunning}
      icon={<IconDownload size={18} aria-hidden />}
      label={label}
      onClick={() => void start()}
    >
      <span className={short === undefined ? undefined : classes.long}>{label}</span>
      {short !== undefined && <span className={classes.short}>{short}</span>}
    </BusyButton>
  );
  return (
    <div className={classes.shell} data-view={view}>
      <InHeader>
        <div className={classes.tools}>
          <DocumentPlace>
            <LetterName />
          </DocumentPlace>
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
      <LetterSaveBlocked />
      <NarrowSwitch chunk={viewSwitch} view={view} onChange={setView} />
    </div>
  );
}

/** Downloads the letter after all changes are saved, because the stored letter is downloaded. */
function useSavedDownload() {
  const t = useT();
  const { session, resume } = useEditedLetter();
  const { download, isRunning } = useLetterDownload(resume.uuid);
  const { isSaving, afterSaving } = useAfterSaving(session, t('downloadOffline'));
  return { start: () => afterSaving(() => download(session.uuid)), isRunning: isRunning || isSaving };
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

function LetterSaveBlocked() {
  const t = useT();
  return (
    <SaveBlockedNotice
      chunk={saveBlockedDialog}
      blocker={useAtomValue(letterBlockerAtom)}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    />
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
