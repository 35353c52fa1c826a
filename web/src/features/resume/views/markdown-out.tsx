import { toTranslationMarkdown } from '@kreda/document/kinds/resume/overlay/translation-markdown';
import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageName } from '../../../lib/language-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import radioClasses from '../../../ui/radio.module.css';
import classes from './markdown-dialog.module.css';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import { usePlaceWords } from './use-place-words.ts';

const SCOPES = ['untranslated', 'all'] as const;

/** Gives out the texts, all of them or those that are not translated. */
export function MarkdownOut() {
  const t = useT();
  const inLanguage = useLanguage();
  const wordsOf = usePlaceWords();
  const { base, overlay, resume } = useOpenView();
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('untranslated');
  const name = useId();
  const languages = {
    from: languageName(base.language, inLanguage),
    to: languageName(resume.language, inLanguage),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names follow the interface's language.
  const markdown = useMemo(() => {
    const names = {
      title: t('markdown.fileTitle', { name: resume.name || base.name || 'CV', ...languages }),
      section: (text: Parameters<typeof wordsOf>[1]) => wordsOf(base, text).section,
      entry: (text: Parameters<typeof wordsOf>[1]) => wordsOf(base, text).entry,
      field: (text: Parameters<typeof wordsOf>[1]) => wordsOf(base, text).field,
    };
    return toTranslationMarkdown(base, overlay, { names, scope });
  }, [base, overlay, scope, inLanguage]);
  const save = () =>
    saveFile(new Blob([markdown], { type: 'text/markdown;charset=utf-8' }), `cv-${resume.language}.md`);
  return (
    <section className={classes.part} aria-labelledby="markdown-out">
      <h3 id="markdown-out">{t('markdown.out')}</h3>
      <p>{t('markdown.outLead')}</p>
      <fieldset className={classes.scopes}>
        <legend className={classes.legend}>{t('markdown.scope')}</legend>
        {SCOPES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              className={radioClasses.radio}
              checked={scope === one}
              onChange={() => setScope(one)}
            />
            {t(`markdown.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className={classes.buttons}>
        <CopyButton value={markdown}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'markdown.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload size={17} aria-hidden />} onClick={save}>
          {t('markdown.download')}
        </Button>
      </div>
    </section>
  );
}
