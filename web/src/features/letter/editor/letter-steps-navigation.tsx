import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import { isRichTextEmpty } from '@kreda/document/kinds/resume/model/rich-text';
import { StepItem } from '../../resume/editor/frame/step-item.tsx';
import classes from '../../resume/editor/steps-navigation.module.css';
import { LETTER_STEPS, type LetterStep, letterPath } from '../letter-steps.ts';
import { useT } from '../messages.ts';
import { useEditedLetter, useLetter } from '../state/letter-context.tsx';

function isFilled(step: LetterStep, { recipient, body, closing, signature, enclosures }: Letter): boolean {
  if (step === 'recipient') return Object.values(recipient).some((line) => line.trim() !== '');
  if (step === 'content') return !isRichTextEmpty(body);
  if (step === 'closing') return closing !== '' || signature !== null || enclosures.some((line) => line.trim() !== '');
  return false;
}

/** Links to the steps. Below 992 px a row that scrolls, below 768 px a list that opens. */
export function LetterStepsNavigation({ step, isOpen }: { step: LetterStep; isOpen: boolean }) {
  const t = useT();
  const letter = useLetter();
  const { session } = useEditedLetter();
  return (
    <nav id="steps" className={classes.navigation} data-open={isOpen || undefined} aria-label={t('steps')}>
      <ol className={classes.list}>
        {LETTER_STEPS.map((other, index) => (
          <StepItem
            key={other}
            address={letterPath(session.uuid, other)}
            name={t(`stepNames.${other}`)}
            number={index + 1}
            isCurrent={other === step}
            isFilled={isFilled(other, letter)}
          />
        ))}
      </ol>
    </nav>
  );
}
