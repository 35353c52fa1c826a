import { unprintableIn } from '@kreda/document/kinds/resume/checks/unprintable-characters';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { unprintableAtom } from '../../state/editor-session.ts';
import { useT } from '../messages.ts';
import classes from './fields.module.css';
import { nameCharacter } from './name-character.ts';

/** Limit of listed characters: for a text in an unsupported script, a few are enough. */
const MAX_NAMED = 8;

/**
 * A field's description: its hint and the characters that cannot be printed. Screen readers read it with the field. The value is
 * saved anyway.
 */
export function useUnprintableNote(value: unknown, hint: string | undefined): ReactNode {
  const t = useT();
  const characters = unprintableIn(value, useAtomValue(unprintableAtom));
  if (characters.length === 0) return hint;
  const named =
    characters.slice(0, MAX_NAMED).map(nameCharacter).join(', ') + (characters.length > MAX_NAMED ? ' …' : '');
  return (
    <>
      {hint}
      <span className={classes.unprintable}>{t('unprintable', { characters: named })}</span>
    </>
  );
}
