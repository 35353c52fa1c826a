import { Button, Skeleton, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconBulb, IconChevronDown, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { Fold } from '../../../ui/fold.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { SectionForm } from '../forms/section-form.tsx';
import { useSession } from '../state/resume-context.tsx';
import { isSuggestedSection } from '../suggestions/suggested-sections.ts';
import { DownloadButton } from './download-button.tsx';
import { useT } from './messages.ts';
import { sectionSettings, sectionsStep, suggestionsPanel } from './prefetch.ts';
import classes from './step-panel.module.css';
import { neighbours, routeOfStep, type StepSlug } from './steps.ts';
import { useStepName } from './steps-navigation.tsx';

interface StepPanelProps {
  step: StepSlug;
  steps: readonly StepSlug[];
  isStepsOpen: boolean;
  onToggleSteps: () => void;
}

/** A step's form with its settings, and links to the previous and next step. */
export function StepPanel({ step, steps, isStepsOpen, onToggleSteps }: StepPanelProps) {
  const t = useT();
  const nameOf = useStepName();
  const session = useSession();
  const { uuid } = session;
  const [settingsOf, setSettingsOf] = useState<StepSlug | null>(null);
  const hasSettings = settingsOf === step;
  const [suggestionsOf, setSuggestionsOf] = useState<StepSlug | null>(null);
  const hasSuggestions = suggestionsOf === step;
  const { previous, next } = neighbours(step, steps);
  const visible: readonly StepSlug[] = steps.filter((slug) => slug !== 'end');

  const place = t('step', { number: visible.indexOf(step) + 1 || visible.length, count: visible.length });

  const toggleSettings = () => {
    // Closing the settings panel saves the current step's config (specification, section 4).
    if (hasSettings) void session.flush();
    setSettingsOf(hasSettings ? null : step);
  };

  return (
    <div className={classes.panel} key={step}>
      <div className={classes.head}>
        <div>
          <p className={classes.place}>{place}</p>
          <UnstyledButton
            className={classes.placeButton}
            aria-expanded={isStepsOpen}
            aria-controls="steps"
            onClick={onToggleSteps}
          >
            {place}
            <IconChevronDown size={16} className={classes.chevron} data-open={isStepsOpen || undefined} aria-hidden />
          </UnstyledButton>
          <Title order={1} size="h2" tabIndex={-1}>
            {nameOf(step)}
          </Title>
        </div>
        <div className={classes.tools}>
          {isSuggestedSection(step) && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconBulb size={17} aria-hidden />}
              aria-expanded={hasSuggestions}
              onClick={() => setSuggestionsOf(hasSuggestions ? null : step)}
            >
              {t('suggestions.title')}
            </Button>
          )}
          {step !== 'sectionsEnabled' && step !== 'end' && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconSettings size={17} aria-hidden />}
              aria-expanded={hasSettings}
              onClick={toggleSettings}
            >
              {t('sectionSettings')}
            </Button>
          )}
        </div>
      </div>
      {step === 'sectionsEnabled' || step === 'end' ? (
        <LazyPanel chunk={sectionsStep} loading={<Skeleton h={480} />}>
          {(SectionsStep) => <SectionsStep />}
        </LazyPanel>
      ) : (
        <>
          <Fold isOpen={hasSettings}>
            <div className={classes.settings}>
              {hasSettings && (
                <LazyPanel chunk={sectionSettings} loading={<Skeleton h={160} />}>
                  {(SectionSettings) => <SectionSettings slug={step} />}
                </LazyPanel>
              )}
            </div>
          </Fold>
          {hasSuggestions && isSuggestedSection(step) && (
            <LazyPanel chunk={suggestionsPanel} loading={<Skeleton h={160} mb="lg" />}>
              {(SuggestionsPanel) => <SuggestionsPanel section={step} onClose={() => setSuggestionsOf(null)} />}
            </LazyPanel>
          )}
          <SectionForm slug={step} />
        </>
      )}
      <div className={classes.ways}>
        {previous ? (
          <Button
            component={Link}
            to={path(routeOfStep(previous), { id: uuid })}
            variant="default"
            leftSection={<IconArrowLeft size={17} aria-hidden />}
          >
            {t('previous')}
          </Button>
        ) : (
          <span />
        )}
        {next === 'end' && <DownloadButton>{t('end')}</DownloadButton>}
        {next && next !== 'end' && (
          <Button
            component={Link}
            to={path(routeOfStep(next), { id: uuid })}
            rightSection={<IconArrowRight size={17} aria-hidden />}
            onClick={() => void session.flush()}
          >
            {`${t('next')}: ${nameOf(next)}`}
          </Button>
        )}
      </div>
    </div>
  );
}
