import { type ReactNode, useEffect, useRef } from 'react';
import classes from './failure-dialog.module.css';

interface FailureDialogProps {
  children: ReactNode;
  /** Without it this dialog stays open until the failed one is loaded, because the user has to make a choice there. */
  onClose?: () => void;
}

/**
 * A dialog that reports that another dialog could not be loaded. It uses the browser's own dialog, because the library's may be
 * what could not be loaded.
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
      // Escape or a click outside closes it, if it can be closed.
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
