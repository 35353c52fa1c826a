import { toBcp47 } from '@kreda/document/engine/text/languages';
import { usualSalutation } from '@kreda/document/kinds/letter/model/letter-words';
import { Skeleton } from '@mantine/core';
import { useAtomValue } from 'jotai';
import { loadable } from '../../../lib/loadable.ts';
import { ReasonMessage } from '../../../ui/error-message.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { useT } from '../messages.ts';
import { useApplyToLetter, useEditedLetter, useLetter } from '../state/letter-context.tsx';
import { letterPagesAtom, letterRefusalsAtom } from '../state/letter-session.ts';
import { DateField } from './date-field.tsx';
import classes from './letter-forms.module.css';
import { LineField } from './line-field.tsx';

const richTextField = loadable(
  async () => (await import('../../resume/forms/rich-text/rich-text-field.tsx')).RichTextField,
);

/** Place and date, subject, salutation and the paragraphs. */
export function ContentForm() {
  const t = useT();
  const letter = useLetter();
  const apply = useApplyToLetter();
  const { resume } = useEditedLetter();
  const refusal = useAtomValue(letterRefusalsAtom)['field/body'];
  const pages = useAtomValue(letterPagesAtom);
  const hasPlace = letter.form === 'pl' || letter.form === 'din-5008';
  return (
    <div className={classes.fields}>
      <LineField
        label={t('fields.place')}
        operation={(value) => ({ type: 'field', field: 'place', value })}
        placeholder={hasPlace ? resume.sections['personal-data'].data.city : undefined}
        autoComplete="off"
      />
      <DateField />
      <div className={classes.wide}>
        <LineField
          label={t('fields.subject')}
          operation={(value) => ({ type: 'field', field: 'subject', value })}
          hint={t('hints.subject')}
        />
      </div>
      <div className={classes.wide}>
        <LineField
          label={t('fields.salutation')}
          operation={(value) => ({ type: 'field', field: 'salutation', value })}
          placeholder={usualSalutation(letter.language, letter.form)}
        />
      </div>
      <div className={classes.wide}>
        <LazyPanel chunk={richTextField} loading={<Skeleton h={172} />}>
          {(RichTextField) => (
            <RichTextField
              label={t('fields.body')}
              lang={toBcp47(letter.language)}
              hint={pages !== null && pages > 1 ? t('tooLong', { count: pages }) : undefined}
              error={refusal ? <ReasonMessage reason={refusal} /> : undefined}
              value={letter.body}
              onChange={(value) => apply({ type: 'field', field: 'body', value })}
            />
          )}
        </LazyPanel>
      </div>
    </div>
  );
}
