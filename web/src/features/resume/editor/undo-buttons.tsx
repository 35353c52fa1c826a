import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { Hint } from '../../../ui/hint.tsx';
import { historyAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useT } from './messages.ts';
import classes from './undo-buttons.module.css';

/**
 * Undo and redo for the whole resume, by button and keyboard. A button keeps the focus when its last change is undone.
 * The keys also work in a field, instead of the field's own undo.
 */
export function UndoButtons() {
  const t = useT();
  const session = useSession();
  const { canUndo, canRedo } = useAtomValue(historyAtom);
  useHotkeys(
    [
      ['mod+Z', session.undo],
      ['mod+Y', session.redo],
      ['mod+shift+Z', session.redo],
    ],
    [],
    true,
  );
  return (
    <>
      <Hint label={t('undo')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('undo')}
          aria-disabled={!canUndo || undefined}
          className={classes.button}
          onClick={() => canUndo && session.undo()}
        >
          <IconArrowBackUp size={19} />
        </ActionIcon>
      </Hint>
      <Hint label={t('redo')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('redo')}
          aria-disabled={!canRedo || undefined}
          className={classes.button}
          onClick={() => canRedo && session.redo()}
        >
          <IconArrowForwardUp size={19} />
        </ActionIcon>
      </Hint>
    </>
  );
}
