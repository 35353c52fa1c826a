import { MAX_LINE_CHARACTERS, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { lineSchema } from '@kreda/document/kinds/resume/model/section';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './forms.module.css';
import { useT } from './messages.ts';

interface QuickAddProps {
  /** The language of what is typed, a BCP 47 code. */
  lang: string;
  isDisabled: boolean;
  onAdd: (text: string) => void;
}

/** One line that becomes an entry with each Enter, for sections whose entries are a word or two. The focus stays in it. */
export function QuickAdd({ lang, isDisabled, onAdd }: QuickAddProps) {
  const t = useT();
  const [text, setText] = useState('');
  const add = () => {
    const typed = text.trim();
    if (typed === '' || !lineSchema.safeParse(typed).success) return;
    onAdd(typed);
    setText('');
  };
  return (
    <form
      className={classes.quick}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        label={t('entry.quick')}
        lang={lang}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={MAX_LINE_CHARACTERS}
        disabled={isDisabled}
        value={text}
        onChange={(event) => setText(toPrintableLine(event.currentTarget.value))}
        rightSectionWidth={48}
        rightSection={
          <ActionIcon type="submit" variant="light" size="lg" aria-label={t('entry.quickAdd')} disabled={isDisabled}>
            <IconPlus size={18} />
          </ActionIcon>
        }
      />
    </form>
  );
}
