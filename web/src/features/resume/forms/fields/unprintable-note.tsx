import { unprintableIn } from '@kreda/document/kinds/resume/checks/unprintable-characters';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { unprintableAtom } from '../../state/editor-session.ts';
import { useT } from '../messages.ts';
import classes from './fields.module.css';
import { nameCharacter } from './name-character.ts';

/** More are not named: whoever pasted a text in an unknown script sees which one it is. */
const MOST_NAMED = 8;

/**
 * A field's description: its hint and, where the page shows boxes, which of its characters cannot be printed. What describes a field is
 * read aloud with it; the value is saved all the same.
 */
export function useUnprintableNote(value: unknown, hint: string | undefined): ReactNode {
  const t = useT();
  const characters = unprintableIn(value, useAtomValue(unprintableAtom));
  if (characters.length === 0) return hint;
  const named =
    characters.slice(0, MOST_NAMED).map(nameCharacter).join(', ') + (characters.length > MOST_NAMED ? ' …' : '');
  return (
    <>
      {hint}
      <span className={classes.unprintable}>{t('unprintable', { characters: named })}</span>
    </>
  );
}
