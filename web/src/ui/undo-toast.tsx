import { Button } from '@mantine/core';
import classes from './undo-toast.module.css';

interface UndoToastProps {
  text: string;
  undo: string;
  onUndo: () => void;
  onClose: () => void;
}

const UNDO_KEYS = /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd+Z' : 'Ctrl+Z';

/**
 * The content of a toast that names what was deleted in the editor, with a button to undo it. The button names the editor's keys for
 * it, because the toast is a long way from the focus.
 */
export function UndoToast({ text, undo, onUndo, onClose }: UndoToastProps) {
  return (
    <span className={classes.toast}>
      <span className={classes.text}>{text}</span>
      <Button
        size="compact-sm"
        variant="light"
        aria-keyshortcuts="Control+Z"
        onClick={() => {
          onUndo();
          onClose();
        }}
      >
        {undo}
        <kbd className={classes.keys} aria-hidden>
          {UNDO_KEYS}
        </kbd>
      </Button>
    </span>
  );
}
