import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT as useTOfEditor } from '../../resume/editor/messages.ts';
import classes from '../../resume/editor/step-panel.module.css';
import { ClosingForm } from '../forms/closing-form.tsx';
import { ContentForm } from '../forms/content-form.tsx';
import { LookForm } from '../forms/look-form.tsx';
import { RecipientForm } from '../forms/recipient-form.tsx';
import { LETTER_STEPS, type LetterStep, letterPath } from '../letter-steps.ts';
import { useT } from '../messages.ts';
import { useEditedLetter } from '../state/letter-context.tsx';

const FORMS = { recipient: RecipientForm, content: ContentForm, closing: ClosingForm, look: LookForm };

interface LetterStepPanelProps {
  step: LetterStep;
  isStepsOpen: boolean;
  onToggleSteps: () => void;
  /** The button of the last step. */
  download: ReactNode;
}

/** A step's form with a word about what belongs there, and links to the previous and next step. */
export function LetterStepPanel({ step, isStepsOpen, onToggleSteps, download }: LetterStepPanelProps) {
  const t = useT();
  const tOfEditor = useTOfEditor();
  const { session } = useEditedLetter();
  const at = LETTER_STEPS.indexOf(step);
  const [previous, next] = [LETTER_STEPS[at - 1], LETTER_STEPS[at + 1]];
  const place = tOfEditor('step', { number: at + 1, count: LETTER_STEPS.length });
  const Form = FORMS[step];
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
            {t(`stepNames.${step}`)}
          </Title>
          <Text size="sm" c="dimmed" mt={6}>
            {t(`help.${step}`)}
          </Text>
        </div>
      </div>
      <Form />
      <div className={classes.ways}>
        {previous ? (
          <Button
            component={Link}
            to={letterPath(session.uuid, previous)}
            variant="default"
            leftSection={<IconArrowLeft size={17} aria-hidden />}
            className={classes.previous}
          >
            {tOfEditor('previous')}
          </Button>
        ) : (
          <span />
        )}
        {next ? (
          <Button
            component={Link}
            to={letterPath(session.uuid, next)}
            rightSection={<IconArrowRight size={17} aria-hidden />}
            onClick={() => void session.flush()}
          >
            {`${tOfEditor('next')}: ${t(`stepNames.${next}`)}`}
          </Button>
        ) : (
          download
        )}
      </div>
    </div>
  );
}
