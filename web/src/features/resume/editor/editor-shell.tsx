import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import type { ViewKind } from '@kreda/document/kinds/resume/overlay/overlay';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconPalette } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { InHeader } from '../../../ui/header-slot.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import type { PickedPlace } from '../../../ui/page-sheet.tsx';
import { doubtfulAtom } from '../state/doubtful.ts';
import { conflictAtom, historyAtom, resumeAtom, saveBlockerAtom, unreadableAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart, useSaveState } from '../state/use-resume.ts';
import type { AppearanceTab } from './appearance-tabs.ts';
import { DownloadButton } from './download-button.tsx';
import classes from './editor-shell.module.css';
import { FamilyButton } from './family-button.tsx';
import { fieldOfText } from './field-of-text.ts';
import { DocumentPlace } from './frame/document-place.tsx';
import { NarrowSwitch } from './frame/narrow-switch.tsx';
import { SaveBlockedNotice } from './frame/save-blocked-notice.tsx';
import { useT } from './messages.ts';
import {
  appearancePanel,
  conflictDialog,
  importedFields,
  prefetchOnFirstInteraction,
  saveBlockedDialog,
  unreadableDialog,
  viewBar,
  viewSwitch,
} from './prefetch.ts';
import { PreviewPane } from './preview-pane.tsx';
import { ResumeName } from './resume-name.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { StepPanel } from './step-panel.tsx';
import { activeSteps, routeOfStep, type StepSlug } from './steps.ts';
import { StepsNavigation } from './steps-navigation.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useOpenAtTop } from './use-open-at-top.ts';
import type { View } from './view-switch.tsx';

/** The native dialog closes itself, so nothing has to change. */
const stayClosed = () => {};

const languageOf = (resume: Resume) => resume.language;
const sectionsEnabledOf = (resume: Resume) => resume.sectionsEnabled;

/**
 * Steps, form and preview side by side; while the appearance is set, its panel beside the preview, which is never smaller then. Below 768 px only the form or the preview is shown, and opening the appearance settings
 * shows the preview (specification, section 2).
 */
export function EditorShell({ step, viewKind }: { step: StepSlug; viewKind: ViewKind | null }) {
  const t = useT();
  const sectionsEnabled = useResumePart(sectionsEnabledOf);
  const session = useSession();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [view, setView] = useState<View>('form');
  const [isStyling, setStyling] = useState(false);
  const [appearanceTab, setAppearanceTab] = useState<AppearanceTab>('template');
  // On narrow screens: the step whose list of steps is open, so that it closes with the step (specification, section 2.6).
  const [stepsOpenAt, setStepsOpenAt] = useState<StepSlug | null>(null);
  const isStepsOpen = stepsOpenAt === step;
  const conflict = useAtomValue(conflictAtom);
  const hasUnreadable = useAtomValue(unreadableAtom).length > 0;
  // Kept when none is left: the list closes by itself.
  const [hadDoubtful] = useState(() => session.store.get(doubtfulAtom).length > 0);
  const steps = useMemo(() => activeSteps(sectionsEnabled), [sectionsEnabled]);

  const language = useResumePart(languageOf);
  useEffect(() => prefetchOnFirstInteraction(language), [language]);
  const panel = useRef<HTMLDivElement>(null);
  useOpenAtTop(panel, step);

  const appearanceButton = useRef<HTMLButtonElement>(null);
  const orderButton = useRef<HTMLButtonElement>(null);
  /** The button that gets the focus when the panel closes. */
  const opener = useRef(appearanceButton);
  const openStyling = (from: typeof appearanceButton) => {
    opener.current = from;
    if (isNarrow) setView('preview');
    setStyling(true);
  };
  const closeStyling = () => {
    // Rendered at once: the button is in a part of the screen that the panel hides.
    flushSync(() => {
      if (isNarrow) setView('form');
      setStyling(false);
    });
    // Closing the panel saves what it changed (specification, section 4).
    void session.flush();
    const [button, fallback] = [opener.current.current, appearanceButton.current];
    (button?.checkVisibility() ? button : fallback)?.focus();
  };
  const toggleStyling = () => (isStyling ? closeStyling() : openStyling(appearanceButton));
  const arrangeSections = () => {
    setAppearanceTab('sections');
    openStyling(orderButton);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // Escape in a dialog or menu of the panel, whose elements are elsewhere in the page, closes that alone. A dialog may not have the focus yet.
    const isInside = event.currentTarget.contains(event.target as Node);
    const hasDialog = document.querySelector('[aria-modal="true"]') !== null;
    // The key also cancels a drag by keyboard. The drag's library handles it later, at the document.
    const isDragging = event.currentTarget.querySelector('[data-dragging]') !== null;
    if (event.key === 'Escape' && isInside && !hasDialog && !isDragging && !event.defaultPrevented) closeStyling();
  };
  const openPlace = ({ section, entryId, text }: PickedPlace) => {
    const target = steps.find((other) => other === section);
    const { data } = session.store.get(resumeAtom)?.sections[section as SectionSlug] ?? {};
    if (!target || !data) return;
    const items: readonly { id: string }[] = 'items' in data ? data.items : [];
    // Demo content has entries that the form does not have: there the step opens at its top.
    const entry = items.find(({ id }) => id === entryId);
    const values: Readonly<Record<string, unknown>> = { ...('items' in data ? entry : data) };
    const field = text === null ? null : fieldOfText(values, text);
    const place = new URLSearchParams({ ...(entry && { entry: entry.id }), ...(field !== null && { field }) });
    if (isStyling) closeStyling();
    setView('form');
    const query = place.size > 0 ? `?${place}` : '';
    void navigate(path(routeOfStep(target), { id: session.uuid }) + query, { replace: target === step });
  };

  return (
    <div
      className={classes.shell}
      data-view={view}
      data-styling={isStyling || undefined}
      data-translating={viewKind === 'language' || undefined}
    >
      <InHeader>
        <div className={classes.tools}>
          <DocumentPlace>
            <ResumeName />
          </DocumentPlace>
          <FamilyButton step={step} />
          <ResumeSaveIndicator />
          <ResumeUndoButtons />
          <span className={classes.grow} />
          <Button
            ref={appearanceButton}
            variant={isStyling ? 'light' : 'default'}
            leftSection={<IconPalette size={18} aria-hidden />}
            aria-expanded={isStyling}
            aria-label={t('appearance')}
            onClick={toggleStyling}
            className={classes.action}
          >
            <span className={classes.long}>{t('appearance')}</span>
          </Button>
          <DownloadButton
            className={classes.action}
            icon={<IconDownload size={18} aria-hidden />}
            label={t('download')}
          >
            <span className={classes.long}>{t('download')}</span>
            <span className={classes.short}>{t('downloadShort')}</span>
          </DownloadButton>
        </div>
      </InHeader>
      <div className={classes.steps}>
        <StepsNavigation
          step={step}
          steps={steps}
          isOpen={isStepsOpen}
          orderButton={orderButton}
          onArrange={arrangeSections}
        />
      </div>
      <div className={classes.panel} ref={panel}>
        {viewKind !== null && <LazyPanel chunk={viewBar}>{(ViewBar) => <ViewBar step={step} />}</LazyPanel>}
        {hadDoubtful && <LazyPanel chunk={importedFields}>{(ImportedFields) => <ImportedFields />}</LazyPanel>}
        <StepPanel
          step={step}
          steps={steps}
          isLanguageVersion={viewKind === 'language'}
          isStepsOpen={isStepsOpen}
          onToggleSteps={() => setStepsOpenAt(isStepsOpen ? null : step)}
        />
      </div>
      {isStyling && (
        <aside className={classes.appearance} aria-label={t('appearanceTitle')} onKeyDown={closeOnEscape}>
          <LazyPanel chunk={appearancePanel} loading={<Skeleton h="100%" radius={0} />}>
            {(AppearancePanel) => (
              <AppearancePanel tab={appearanceTab} onTab={setAppearanceTab} onClose={closeStyling} />
            )}
          </LazyPanel>
        </aside>
      )}
      <div className={classes.preview}>
        <PreviewPane step={step} isStyling={isStyling} onPick={openPlace} />
      </div>
      {!conflict && hasUnreadable && (
        <LazyPanel
          chunk={unreadableDialog}
          frame={(failure) => <FailureDialog onClose={stayClosed}>{failure}</FailureDialog>}
        >
          {(UnreadableDialog) => <UnreadableDialog />}
        </LazyPanel>
      )}
      {conflict && (
        <LazyPanel chunk={conflictDialog} frame={(failure) => <FailureDialog>{failure}</FailureDialog>}>
          {(ConflictDialog) => <ConflictDialog conflict={conflict} />}
        </LazyPanel>
      )}
      <ResumeSaveBlocked />
      <NarrowSwitch chunk={viewSwitch} view={view} onChange={setView} />
    </div>
  );
}

// Each renders by itself, and not the whole editor, when its state changes.
function ResumeSaveIndicator() {
  return <SaveIndicator state={useSaveState()} />;
}

function ResumeUndoButtons() {
  const { undo, redo } = useSession();
  return <UndoButtons history={useAtomValue(historyAtom)} onUndo={undo} onRedo={redo} />;
}

function ResumeSaveBlocked() {
  const t = useT();
  return (
    <SaveBlockedNotice
      chunk={saveBlockedDialog}
      blocker={useAtomValue(saveBlockerAtom)}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    />
  );
}
