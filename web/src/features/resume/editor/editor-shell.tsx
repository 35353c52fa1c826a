import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconPalette } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../../lib/path.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { conflictAtom, unreadableAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart } from '../state/use-resume.ts';
import { DownloadButton } from './download-button.tsx';
import classes from './editor-shell.module.css';
import { useT } from './messages.ts';
import {
  appearancePanel,
  conflictDialog,
  prefetchOnFirstInteraction,
  unreadableDialog,
  viewSwitch,
} from './prefetch.ts';
import { PreviewPane } from './preview-pane.tsx';
import { SaveBlockedNotice } from './save-blocked-notice.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { StepPanel } from './step-panel.tsx';
import { activeSteps, routeOfStep, type StepSlug } from './steps.ts';
import { StepsNavigation } from './steps-navigation.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useOpenAtTop } from './use-open-at-top.ts';
import type { View } from './view-switch.tsx';

/** The native dialog closes itself, so nothing has to change. */
const stayClosed = () => {};

const nameOf = (resume: Resume) => resume.name;
const sectionsEnabledOf = (resume: Resume) => resume.sectionsEnabled;

/**
 * Steps, form and preview side by side. Below 768 px only the form or the preview is shown, and opening the appearance settings
 * shows the preview (specification, section 2).
 */
export function EditorShell({ step }: { step: StepSlug }) {
  const t = useT();
  const name = useResumePart(nameOf);
  const sectionsEnabled = useResumePart(sectionsEnabledOf);
  const session = useSession();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const [view, setView] = useState<View>('form');
  const [isStyling, setStyling] = useState(false);
  const conflict = useAtomValue(conflictAtom);
  const hasUnreadable = useAtomValue(unreadableAtom).length > 0;
  const steps = useMemo(() => activeSteps(sectionsEnabled), [sectionsEnabled]);

  useEffect(prefetchOnFirstInteraction, []);
  const panel = useRef<HTMLDivElement>(null);
  useOpenAtTop(panel, step);

  const appearanceButton = useRef<HTMLButtonElement>(null);
  const toggleStyling = () => {
    if (isNarrow) setView(isStyling ? 'form' : 'preview');
    // Closing the panel saves what it changed (specification, section 4).
    if (isStyling) void session.flush();
    setStyling(!isStyling);
    if (isStyling) appearanceButton.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // Escape in a dialog or menu of the panel, whose elements are elsewhere in the page, closes that alone.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) toggleStyling();
  };
  const openSection = (slug: string) => {
    const target = steps.find((other) => other === slug);
    if (!target) return;
    setView('form');
    void navigate(path(routeOfStep(target), { id: session.uuid }));
  };

  return (
    <div className={classes.shell} data-view={view} data-styling={isStyling || undefined}>
      <header className={classes.toolbar}>
        <span className={classes.name}>{name || t('unnamed')}</span>
        <SaveIndicator />
        <UndoButtons />
        <span className={classes.grow} />
        <Button
          ref={appearanceButton}
          variant={isStyling ? 'light' : 'default'}
          leftSection={<IconPalette size={18} aria-hidden />}
          aria-expanded={isStyling}
          onClick={toggleStyling}
          className={classes.action}
        >
          {t('appearance')}
        </Button>
        <DownloadButton className={classes.action} icon={<IconDownload size={18} aria-hidden />} label={t('download')}>
          <span className={classes.long}>{t('download')}</span>
          <span className={classes.short}>{t('downloadShort')}</span>
        </DownloadButton>
      </header>
      <StepsNavigation step={step} steps={steps} />
      <div className={classes.panel} ref={panel}>
        <StepPanel step={step} steps={steps} />
      </div>
      <div className={classes.preview}>
        <PreviewPane step={step} onSection={openSection} />
      </div>
      {isStyling && (
        <aside className={classes.appearance} aria-label={t('style.title')} onKeyDown={closeOnEscape}>
          <LazyPanel chunk={appearancePanel} loading={<Skeleton h="100%" radius={0} />}>
            {(AppearancePanel) => <AppearancePanel onClose={toggleStyling} />}
          </LazyPanel>
        </aside>
      )}
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
      <SaveBlockedNotice />
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
