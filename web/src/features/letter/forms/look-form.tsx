import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { LETTER_FORMS, type LetterForm } from '@kreda/document/kinds/letter/model/letter-form';
import { Button, NativeSelect, Switch, Text } from '@mantine/core';
import { IconPalette, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageName } from '../../../lib/language-name.ts';
import { path } from '../../../lib/path.ts';
import { useT } from '../messages.ts';
import { useApplyToLetter, useEditedLetter, useLetter } from '../state/letter-context.tsx';
import classes from './letter-forms.module.css';

const FORM_NAMES = { pl: 'pl', 'din-5008': 'din', uk: 'uk', us: 'us' } as const satisfies Record<LetterForm, string>;

/** Language, form and fit of the letter. Its design and its sender are the resume's. */
export function LookForm() {
  const t = useT();
  const inLanguage = useLanguage();
  const letter = useLetter();
  const apply = useApplyToLetter();
  const { session, resume } = useEditedLetter();
  const { firstName, lastName } = resume.sections['personal-data'].data;
  const name = resume.name || `${firstName} ${lastName}`.trim();
  return (
    <>
      <div className={classes.fields}>
        <NativeSelect
          label={t('fields.language')}
          description={t('hints.language')}
          value={letter.language}
          data={LANGUAGES.map((value) => ({ value, label: languageName(value, inLanguage) }))}
          onChange={(event) =>
            apply({ type: 'field', field: 'language', value: event.currentTarget.value as Language })
          }
        />
        <NativeSelect
          label={t('fields.form')}
          description={t('hints.form')}
          value={letter.form}
          data={LETTER_FORMS.map((value) => ({ value, label: t(`forms.${FORM_NAMES[value]}`) }))}
          onChange={(event) => apply({ type: 'field', field: 'form', value: event.currentTarget.value as LetterForm })}
        />
        <Switch
          className={classes.wide}
          label={t('fit')}
          description={t('fitHint')}
          checked={letter.fit === 'one-page'}
          onChange={(event) =>
            apply({ type: 'field', field: 'fit', value: event.currentTarget.checked ? 'one-page' : 'off' })
          }
        />
      </div>
      <section className={classes.group} aria-label={t('look.resume')}>
        <Text fw={600}>{name === '' ? t('look.resume') : `${t('look.resume')}: ${name}`}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          {t('look.text')}
        </Text>
        <div className={classes.links}>
          <Button
            component={Link}
            to={path('cv-creator', { id: resume.uuid })}
            variant="default"
            leftSection={<IconPalette size={17} aria-hidden />}
            onClick={() => void session.flush()}
          >
            {t('look.design')}
          </Button>
          <Button
            component={Link}
            to={path('cv-personal-data', { id: resume.uuid })}
            variant="default"
            leftSection={<IconUser size={17} aria-hidden />}
            onClick={() => void session.flush()}
          >
            {t('look.sender')}
          </Button>
        </div>
      </section>
    </>
  );
}
