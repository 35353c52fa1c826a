import { toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { plainToRichText } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_TITLE_CHARACTERS } from '@kreda/document/kinds/resume/model/section';
import type { TranslatableText } from '@kreda/document/kinds/resume/overlay/translation';
import { valueOperations } from '@kreda/document/kinds/resume/overlay/value-operations';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { SectionField } from '../forms/fields/section-field.tsx';
import { useT as useFormsT } from '../forms/messages.ts';
import { useLatest } from '../forms/use-latest.ts';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useRefusedFields } from '../state/use-section.ts';
import { useT } from './messages.ts';
import { ReadyClauses } from './ready-clauses.tsx';
import { TextView } from './rich-text-view.tsx';
import classes from './translation-form.module.css';
import { useSettle } from './use-settle.ts';

interface TranslationRowProps {
  text: TranslatableText;
  /** What the version has there. */
  value: unknown;
  isTranslated: boolean;
  /** The names of both languages, in the interface's. */
  languages: { original: string; own: string };
  /** The original's language, a BCP 47 code. */
  lang: string;
  fieldInAddress: string;
}

/** A text and its translation, in the control that the form has for it. */
export const TranslationRow = memo(function TranslationRow(props: TranslationRowProps) {
  const { text, value, isTranslated, languages, lang, fieldInAddress } = props;
  const { address, section, entryId, field } = text;
  const t = useT();
  const formsT = useFormsT();
  const session = useSession();
  const settle = useSettle();
  const refused = useRefusedFields(section);
  const name = field === null ? formsT('settings.title') : formsT(`fields.${field.label}`);
  const change = useLatest((_: string, next: unknown) => {
    const resume = session.store.get(resumeAtom);
    for (const operation of resume ? valueOperations(resume, new Map([[address, next]])) : []) session.apply(operation);
  });
  const label = t('labelOf', { field: name, language: languages.own });
  return (
    <div
      className={classes.row}
      data-entry={entryId ?? undefined}
      data-field={fieldInAddress}
      data-translated={isTranslated || undefined}
    >
      <div className={classes.original}>
        <p className={classes.label}>{t('labelOf', { field: name, language: languages.original })}</p>
        {text.value === '' ? (
          <p className={classes.empty}>{t('empty')}</p>
        ) : (
          <TextView value={text.value} lang={lang} />
        )}
      </div>
      <div className={classes.own}>
        {field === null ? (
          <TextInput
            label={label}
            maxLength={MAX_TITLE_CHARACTERS}
            value={String(value ?? '')}
            onChange={(event) => change('title', toPrintableLine(event.currentTarget.value))}
          />
        ) : (
          <SectionField field={field} label={label} value={value} error={refused[field.name]} onChange={change} />
        )}
        {section === 'clauses' && field !== null && (
          <ReadyClauses onInsert={(clause) => change(field.name, plainToRichText(clause))} />
        )}
        <div className={classes.state}>
          {isTranslated ? (
            <span className={classes.done}>
              <IconCheck size={15} stroke={2.5} aria-hidden />
              {t('translated')}
            </span>
          ) : (
            <>
              <span className={classes.waiting}>
                <IconPencil size={15} aria-hidden />
                {t('untranslated')}
              </span>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('confirmNamed', { field: label })}
                loading={settle.isRunning}
                onClick={() => void settle.run([address], 'keep')}
              >
                {t('confirm')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
});
