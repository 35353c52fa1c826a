import { LANGUAGES, type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import { NativeSelect } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';

function languageName(language: Language, inLanguage: Language): string {
  const locale = toBcp47(inLanguage);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(toBcp47(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

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
        data={LANGUAGES.map((code) => ({ value: code, label: languageName(code, language) }))}
        onChange={(event) => apply({ type: 'language', language: event.currentTarget.value as Language })}
      />
    </section>
  );
}
