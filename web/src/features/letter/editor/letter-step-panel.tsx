import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StepHead } from '../../resume/editor/frame/step-head.tsx';
import { StepWays } from '../../resume/editor/frame/step-ways.tsx';
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
  const { session } = useEditedLetter();
  const at = LETTER_STEPS.indexOf(step);
  const [previous, next] = [LETTER_STEPS[at - 1], LETTER_STEPS[at + 1]];
  const Form = FORMS[step];
  return (
    <div className={classes.panel} key={step}>
      <StepHead
        number={at + 1}
        count={LETTER_STEPS.length}
        title={t(`stepNames.${step}`)}
        lead={
          <Text size="sm" c="dimmed" mt={6}>
            {t(`help.${step}`)}
          </Text>
        }
        isStepsOpen={isStepsOpen}
        onToggleSteps={onToggleSteps}
      />
      <Form />
      <StepWays
        previous={previous ? letterPath(session.uuid, previous) : null}
        next={next ? { address: letterPath(session.uuid, next), name: t(`stepNames.${next}`) } : null}
        onNext={() => void session.flush()}
      >
        {download}
      </StepWays>
    </div>
  );
}
