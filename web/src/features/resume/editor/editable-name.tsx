import { toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { MAX_NAME_CHARACTERS } from '@kreda/document/kinds/resume/model/resume';
import { TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from './messages.ts';
import classes from './resume-name.module.css';

interface EditableNameProps {
  name: string;
  /** What stands for an empty name; it may be empty, too. */
  usual: string;
  unnamed: string;
  onRename: (name: string) => void;
}

/**
 * A document's name in the header. A click renames it in its place: Enter and leaving the field save, Escape does not. An empty name
 * stands for the usual one.
 */
export function EditableName({ name, usual, unnamed, onRename }: EditableNameProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  // Null while the name is not being changed.
  const [typed, setTyped] = useState<string | null>(null);

  const close = (next: string) => {
    setTyped(null);
    const trimmed = next.trim();
    if (trimmed !== name && !(name === '' && trimmed === usual)) onRename(trimmed);
  };
  const closeByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key would press the button that takes the focus.
    event.preventDefault();
    const next = event.key === 'Enter' ? event.currentTarget.value : name;
    // The button has to be there before it takes the focus (docs/decisions/0059).
    flushSync(() => close(next));
    button.current?.focus();
  };

  if (typed === null)
    return (
      <UnstyledButton
        ref={button}
        className={classes.name}
        title={t('rename')}
        aria-label={`${t('rename')}: ${name || usual || unnamed}`}
        onClick={() => setTyped(name || usual)}
      >
        {name || usual || unnamed}
      </UnstyledButton>
    );
  return (
    <TextInput
      className={classes.field}
      size="sm"
      aria-label={t('rename')}
      placeholder={unnamed}
      maxLength={MAX_NAME_CHARACTERS}
      value={typed}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(toPrintableLine(event.currentTarget.value))}
      onBlur={(event) => close(event.currentTarget.value)}
      onKeyDown={closeByKey}
    />
  );
}
