import { MAX_LINE_CHARACTERS, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconCornerDownLeft } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useT } from './messages.ts';
import { isSameTerm, splitTerms } from './split-terms.ts';
import classes from './terms.module.css';

/** How many suggestions the list shows. */
const MAX_SUGGESTIONS = 6;

interface TermInputProps {
  label: string;
  placeholder: string;
  /** The language of what is typed, a BCP 47 code. */
  lang: string;
  suggestions: readonly string[];
  /** Terms that are in the list already, and are not suggested again. */
  existing: readonly string[];
  /** What became of the last addition. */
  message: ReactNode;
  onAdd: (terms: readonly string[]) => void;
  /** Backspace was pressed in the empty field. */
  onBackspace: () => void;
}

/**
 * One line that becomes an entry with each Enter. Suggestions that contain what is typed open below it; a pasted list becomes several entries at once.
 * The focus stays in the field.
 */
export function TermInput({
  label,
  placeholder,
  lang,
  suggestions,
  existing,
  message,
  onAdd,
  onBackspace,
}: TermInputProps) {
  const t = useT();
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const typed = text.trim().toLocaleLowerCase();
  const options = suggestions
    .filter(
      (term) =>
        term.toLocaleLowerCase().includes(typed) && ![text, ...existing].some((other) => isSameTerm(term, other)),
    )
    .slice(0, MAX_SUGGESTIONS);

  const add = (terms: readonly string[]) => {
    combobox.closeDropdown();
    setText('');
    if (terms.length > 0) onAdd(terms);
  };
  const onPaste = (event: ClipboardEvent) => {
    const terms = splitTerms(event.clipboardData.getData('text'));
    if (terms.length < 2) return;
    event.preventDefault();
    const begun = text.trim();
    add(begun === '' ? terms : [begun, ...terms]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || text !== '' || event.repeat) return;
    event.preventDefault();
    onBackspace();
  };

  return (
    <form
      className={classes.adding}
      onSubmit={(event) => {
        event.preventDefault();
        add(text.trim() === '' ? [] : [text.trim()]);
      }}
    >
      <Combobox store={combobox} onOptionSubmit={(term) => add([term])} withinPortal={false}>
        <Combobox.Target autoComplete="off" withExpandedAttribute>
          <TextInput
            data-adds
            role="combobox"
            label={label}
            placeholder={placeholder}
            inputWrapperOrder={['label', 'input', 'description']}
            description={message}
            descriptionProps={{ role: 'status' }}
            lang={lang}
            size="md"
            enterKeyHint="done"
            maxLength={MAX_LINE_CHARACTERS}
            value={text}
            onChange={(event) => {
              setText(toPrintableLine(event.currentTarget.value));
              combobox.resetSelectedOption();
              if (event.currentTarget.value.trim() === '') combobox.closeDropdown();
              else combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            // As wide as the button in the interface's language.
            rightSectionWidth={`calc(${t('terms.add').length} * 0.9ch + 3.75rem)`}
            rightSection={
              <Button
                type="submit"
                size="compact-md"
                variant="light"
                className={classes.add}
                rightSection={<IconCornerDownLeft size={15} aria-hidden />}
              >
                {t('terms.add')}
              </Button>
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={options.length === 0}>
          <Combobox.Options aria-label={t('terms.suggestions')} lang={lang}>
            {options.map((term) => (
              <Combobox.Option key={term} value={term} className={classes.option ?? ''}>
                {term}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </form>
  );
}
