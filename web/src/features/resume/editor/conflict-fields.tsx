import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import radioClasses from '../../../ui/radio.module.css';
import { useT as useFormsT } from '../forms/messages.ts';
import type { Conflict } from '../state/editor-session.ts';
import type { FieldChoices } from '../state/server-copy.ts';
import { clashText } from './clash-text.ts';
import classes from './conflict-dialog.module.css';
import { useT } from './messages.ts';

interface ConflictFieldsProps {
  conflict: Conflict;
  isSaving: boolean;
  isDisabled: boolean;
  onChoose: (choices: FieldChoices) => void;
}

/** The colliding fields with both texts side by side, of which one is chosen for each; nothing if some of them are no texts. */
export function ConflictFields({ conflict, isSaving, isDisabled, onChoose }: ConflictFieldsProps) {
  const t = useT();
  const formsT = useFormsT();
  const language = useLanguage();
  const [choices, setChoices] = useState<FieldChoices>({});
  const fields = conflict.fields?.map((clash) => ({ clash, text: clashText(clash, conflict.mine, formsT) })) ?? [];
  if (fields.length === 0 || fields.some(({ text }) => text === null)) return null;
  return (
    <section className={classes.fields} aria-label={t('conflict.byField')}>
      <p className={classes.lead}>{t('conflict.byField')}</p>
      {fields.map(({ clash: { key, operation }, text }) => (
        <FieldChoice
          key={key}
          legend={[sectionName(operation.section, language), text!.name].filter((part) => part !== '').join(' – ')}
          texts={{ mine: text!.mine, theirs: text!.theirs }}
          value={choices[key]}
          onChange={(choice) => setChoices({ ...choices, [key]: choice })}
        />
      ))}
      <Button
        fullWidth
        loading={isSaving}
        disabled={isDisabled || fields.some(({ clash }) => choices[clash.key] === undefined)}
        onClick={() => onChoose(choices)}
      >
        {t('conflict.saveChosen')}
      </Button>
    </section>
  );
}

interface FieldChoiceProps {
  legend: string;
  texts: Readonly<Record<'mine' | 'theirs', string | null>>;
  value: 'mine' | 'theirs' | undefined;
  onChange: (choice: 'mine' | 'theirs') => void;
}

function FieldChoice({ legend, texts, value, onChange }: FieldChoiceProps) {
  const t = useT();
  const name = useId();
  const shown = (text: string | null) => (text === null ? t('conflict.deleted') : text.trim() || t('conflict.empty'));
  return (
    <fieldset className={classes.field}>
      <legend>{legend}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={classes.side}>
          <input
            type="radio"
            className={radioClasses.radio}
            name={name}
            checked={value === side}
            onChange={() => onChange(side)}
          />
          <span>
            <b>{t(`conflict.${side}`)}</b>
            <span className={classes.text}>{shown(texts[side])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
