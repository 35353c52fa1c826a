import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { NativeSelect } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageTitle } from '../../../lib/language-name.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';

/** The setting for the resume's language: of its section names, dates and samples. */
export function LanguageField() {
  const t = useT();
  const language = useLanguage();
  const { language: resumeLanguage } = useResume();
  const apply = useApply();
  return (
    <section className={classes.group}>
      <NativeSelect
        label={t('style.language')}
        value={resumeLanguage}
        data={LANGUAGES.map((code) => ({ value: code, label: languageTitle(code, language) }))}
        onChange={(event) => apply({ type: 'language', language: event.currentTarget.value as Language })}
      />
    </section>
  );
}
