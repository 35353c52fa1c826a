import { CloseButton } from '@mantine/core';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { TOAST_MS } from './toast-timing.ts';
import './toasts.css';

export { UndoToast } from './undo-toast.tsx';
export { toast };

interface ToastAreaProps {
  label: string;
  closeLabel: string;
}

/** The area where toasts appear; one per page. Each toast has the role alert, so screen readers announce it. */
export function ToastArea({ label, closeLabel }: ToastAreaProps) {
  return (
    <ToastContainer
      position="top-center"
      autoClose={TOAST_MS}
      hideProgressBar
      newestOnTop
      pauseOnFocusLoss={false}
      draggable={false}
      // The library's key for moving the focus to the newest toast.
      aria-label={`${label} (Alt+T)`}
      closeButton={({ closeToast }) => (
        <CloseButton size="sm" className="Toastify__close" aria-label={closeLabel} onClick={closeToast} />
      )}
    />
  );
}
