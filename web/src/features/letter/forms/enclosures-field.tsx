import { toBcp47 } from '@kreda/document/engine/text/languages';
import { MAX_ENCLOSURES } from '@kreda/document/kinds/letter/model/letter';
import { MAX_LINE_CHARACTERS, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../messages.ts';
import { useApplyToLetter, useLetter } from '../state/letter-context.tsx';
import classes from './letter-forms.module.css';

/** The documents that go with the letter, one line each. */
export function EnclosuresField() {
  const t = useT();
  const { enclosures, language } = useLetter();
  const apply = useApplyToLetter();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const set = (value: string[]) => apply({ type: 'field', field: 'enclosures', value });
  const isFull = enclosures.length >= MAX_ENCLOSURES;
  const add = () => {
    if (isFull) return;
    // The field has to be there before it takes the focus.
    flushSync(() => set([...enclosures, '']));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => set(enclosures.filter((_, index) => index !== at)));
    addButton.current?.focus();
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('enclosures.title')}</legend>
      <ul ref={list} className={classes.list}>
        {enclosures.map((enclosure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an enclosure is identified by its place.
          <li key={index} className={classes.row}>
            <TextInput
              aria-label={t('enclosures.item', { number: index + 1 })}
              placeholder={index === 0 ? t('enclosures.placeholder') : ''}
              lang={toBcp47(language)}
              maxLength={MAX_LINE_CHARACTERS}
              value={enclosure}
              onChange={(event) => {
                const text = toPrintableLine(event.currentTarget.value);
                set(enclosures.map((other, place) => (place === index ? text : other)));
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') add();
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('enclosures.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={17} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="default"
        leftSection={<IconPlus size={17} aria-hidden />}
        aria-disabled={isFull || undefined}
        onClick={add}
      >
        {t('enclosures.add')}
      </Button>
      {enclosures.length > 0 && (
        <span className={classes.count} role={isFull ? 'status' : undefined}>
          {t('enclosures.most', { count: enclosures.length, max: MAX_ENCLOSURES })}
        </span>
      )}
    </fieldset>
  );
}
