import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { autoCloseMs, TOAST_MS, type ToastTiming } from './toast-timing.ts';
import './toasts.css';

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastContent extends ToastTiming {
  type: ToastType;
  text: string;
}

/**
 * Shows a message at the top centre. With an id that is on screen the toast of that id is updated instead; without one the
 * answer is a new id to update it by.
 */
export function showToast(content: ToastContent, id: string = crypto.randomUUID()): string {
  const isUpdate = toast.isActive(id);
  const options = {
    type: content.type,
    isLoading: content.isLoading ?? false,
    autoClose: autoCloseMs(content, isUpdate),
  };
  if (isUpdate) toast.update(id, { ...options, render: content.text });
  else toast(content.text, { ...options, toastId: id });
  return id;
}

/** Removes every toast, waiting ones too; the layout calls it on each change of the URL. */
export function clearToasts(): void {
  toast.clearWaitingQueue();
  toast.dismiss();
}

/** Where toasts appear; once in the page. Each is announced by its own role of alert. */
export function ToastArea({ label }: { label: string }) {
  return (
    <ToastContainer
      position="top-center"
      autoClose={TOAST_MS}
      hideProgressBar
      newestOnTop
      pauseOnFocusLoss={false}
      draggable={false}
      aria-label={label}
    />
  );
}
