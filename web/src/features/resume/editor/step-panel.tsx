import { Button, Skeleton } from '@mantine/core';
import { IconBulb, IconSettings } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useRef, useState } from 'react';
import { path } from '../../../lib/path.ts';
import { Fold } from '../../../ui/fold.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { SectionForm } from '../forms/section-form.tsx';
import { isSideBySideAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { isSuggestedSection } from '../suggestions/suggested-sections.ts';
import { DownloadButton } from './download-button.tsx';
import { StepHead } from './frame/step-head.tsx';
import { StepWays } from './frame/step-ways.tsx';
import { useT } from './messages.ts';
import { sectionSettings, sectionsStep, suggestionsPanel, translationForm } from './prefetch.ts';
import classes from './step-panel.module.css';
import { neighbours, routeOfStep, type StepSlug } from './steps.ts';
import { useStepName } from './steps-navigation.tsx';

/** What a step offers beside its form. */
type StepTool = 'suggestions' | 'settings';

interface StepPanelProps {
  step: StepSlug;
  steps: readonly StepSlug[];
  isLanguageVersion: boolean;
  isStepsOpen: boolean;
  onToggleSteps: () => void;
}

/** A step's form with its settings, and links to the previous and next step. */
export function StepPanel({ step, steps, isLanguageVersion, isStepsOpen, onToggleSteps }: StepPanelProps) {
  const t = useT();
  const nameOf = useStepName();
  const session = useSession();
  const addressOf = (other: StepSlug) => path(routeOfStep(other), { id: session.uuid });
  // One at a time: two would push the form below the screen. It closes with the step.
  const [opened, setOpened] = useState<{ step: StepSlug; tool: StepTool } | null>(null);
  const tool = opened?.step === step ? opened.tool : null;
  const buttons = { suggestions: useRef<HTMLButtonElement>(null), settings: useRef<HTMLButtonElement>(null) };
  const isTranslating = useAtomValue(isSideBySideAtom) && isLanguageVersion;
  const { previous, next } = neighbours(step, steps);
  const visible: readonly StepSlug[] = steps.filter((slug) => slug !== 'end');

  const show = (next: StepTool | null) => {
    // Closing the settings panel saves the current step's config (specification, section 4).
    if (tool === 'settings') void session.flush();
    setOpened(next && { step, tool: next });
  };
  const toggle = (which: StepTool) => show(which === tool ? null : which);
  const close = () => {
    if (tool) buttons[tool].current?.focus();
    show(null);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && tool && !event.defaultPrevented) close();
  };

  return (
    <div className={classes.panel} key={step}>
      <StepHead
        number={visible.indexOf(step) + 1 || visible.length}
        count={visible.length}
        title={nameOf(step)}
        isStepsOpen={isStepsOpen}
        onToggleSteps={onToggleSteps}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled for the buttons inside. */}
        <div className={classes.tools} onKeyDown={closeOnEscape}>
          {isSuggestedSection(step) && !isTranslating && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconBulb size={17} aria-hidden />}
              ref={buttons.suggestions}
              aria-expanded={tool === 'suggestions'}
              onClick={() => toggle('suggestions')}
            >
              {t('suggestions.title')}
            </Button>
          )}
          {step !== 'sectionsEnabled' && step !== 'end' && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconSettings size={17} aria-hidden />}
              ref={buttons.settings}
              aria-expanded={tool === 'settings'}
              onClick={() => toggle('settings')}
            >
              {t('sectionSettings')}
            </Button>
          )}
        </div>
      </StepHead>
      {step === 'sectionsEnabled' || step === 'end' ? (
        <LazyPanel chunk={sectionsStep} loading={<Skeleton h={480} />}>
          {(SectionsStep) => <SectionsStep />}
        </LazyPanel>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled for the controls inside. */}
          <div onKeyDown={closeOnEscape}>
            <Fold isOpen={tool === 'settings'}>
              <div className={classes.settings}>
                {tool === 'settings' && (
                  <LazyPanel chunk={sectionSettings} loading={<Skeleton h={160} />}>
                    {(SectionSettings) => <SectionSettings slug={step} />}
                  </LazyPanel>
                )}
              </div>
            </Fold>
            {tool === 'suggestions' && isSuggestedSection(step) && (
              <LazyPanel chunk={suggestionsPanel} loading={<Skeleton h={160} mb="lg" />}>
                {(SuggestionsPanel) => <SuggestionsPanel section={step} onClose={close} />}
              </LazyPanel>
            )}
          </div>
          {isTranslating ? (
            <LazyPanel chunk={translationForm} loading={<Skeleton h={480} />}>
              {(TranslationForm) => <TranslationForm slug={step} />}
            </LazyPanel>
          ) : (
            <SectionForm slug={step} />
          )}
        </>
      )}
      <StepWays
        previous={previous && addressOf(previous)}
        next={next && next !== 'end' ? { address: addressOf(next), name: nameOf(next) } : null}
        onNext={() => void session.flush()}
      >
        {next === 'end' && <DownloadButton>{t('end')}</DownloadButton>}
      </StepWays>
    </div>
  );
}
