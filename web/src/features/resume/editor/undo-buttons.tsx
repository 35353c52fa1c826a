import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { Hint } from '../../../ui/hint.tsx';
import { useT } from './messages.ts';
import classes from './undo-buttons.module.css';

interface UndoButtonsProps {
  history: { canUndo: boolean; canRedo: boolean };
  onUndo: () => void;
  onRedo: () => void;
}

/**
 * Undo and redo for the whole document, by button and keyboard. A button keeps the focus when its last change is undone.
 * The keys also work in a field, instead of the field's own undo.
 */
export function UndoButtons({ history: { canUndo, canRedo }, onUndo, onRedo }: UndoButtonsProps) {
  const t = useT();
  useHotkeys(
    [
      ['mod+Z', onUndo],
      ['mod+Y', onRedo],
      ['mod+shift+Z', onRedo],
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
          onClick={() => canUndo && onUndo()}
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
          onClick={() => canRedo && onRedo()}
        >
          <IconArrowForwardUp size={19} />
        </ActionIcon>
      </Hint>
    </>
  );
}
