import { type ReactNode, useEffect, useRef } from 'react';
import classes from './failure-dialog.module.css';

interface FailureDialogProps {
  children: ReactNode;
  /** Without it the words stay until the dialog comes: a choice has to be made there. */
  onClose?: () => void;
}

/**
 * The words about a dialog that did not arrive, in a dialog of their own: the browser's, since the library's may be what did not
 * arrive.
 */
export function FailureDialog({ children, onClose }: FailureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      // Escape and, where it can be closed, a click beside it.
      closedby={onClose ? 'any' : 'none'}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
