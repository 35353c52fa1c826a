import { toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { MAX_NAME_CHARACTERS, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApply, useResumePart } from '../state/use-resume.ts';
import { useT } from './messages.ts';
import classes from './resume-name.module.css';

const nameOf = ({ name }: Resume) => name;

function personOf({ sections }: Resume): string {
  const { firstName, lastName } = sections['personal-data'].data;
  return `${firstName} ${lastName}`.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_CHARACTERS);
}

/**
 * The resume's name, or else the person's, in the header. A click renames the resume in its place: Enter and leaving the field save,
 * Escape does not. An empty name stands for the person's.
 */
export function ResumeName() {
  const t = useT();
  const name = useResumePart(nameOf);
  const person = useResumePart(personOf);
  const apply = useApply();
  const button = useRef<HTMLButtonElement>(null);
  // Null while the name is not being changed.
  const [typed, setTyped] = useState<string | null>(null);

  const close = (next: string) => {
    setTyped(null);
    const trimmed = next.trim();
    if (trimmed !== name && !(name === '' && trimmed === person)) apply({ type: 'name', name: trimmed });
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
        aria-label={`${t('rename')}: ${name || person || t('unnamed')}`}
        onClick={() => setTyped(name || person)}
      >
        {name || person || t('unnamed')}
      </UnstyledButton>
    );
  return (
    <TextInput
      className={classes.field}
      size="sm"
      aria-label={t('rename')}
      placeholder={t('unnamed')}
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
