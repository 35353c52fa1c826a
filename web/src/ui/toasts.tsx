import { CloseButton } from '@mantine/core';
import { ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { autoCloseMs, TOAST_MS, type ToastTiming } from './toast-timing.ts';
import './toasts.css';

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastContent extends ToastTiming {
  type: ToastType;
  text: string;
}

/**
 * The toast that now stands for each id. One that is fading out no longer does: the library would still take an update for it,
 * and nobody would see it.
 */
const standing = new Map<string, string>();

/**
 * Shows a message at the top centre. With an id that is on screen the toast of that id is updated instead; without one the
 * answer is a new id to update it by.
 */
export function showToast(content: ToastContent, id: string = newId()): string {
  const known = standing.get(id);
  const options = {
    type: content.type,
    isLoading: content.isLoading ?? false,
    autoClose: autoCloseMs(content, known !== undefined),
  };
  if (known) toast.update(known, { ...options, render: content.text });
  else open(content.text, id, options);
  return id;
}

function open(text: string, id: string, options: ToastOptions): void {
  const toastId = newId();
  standing.set(id, toastId);
  const onClose = () => {
    if (standing.get(id) === toastId) standing.delete(id);
  };
  toast(text, { ...options, toastId, onClose });
}

let lastId = 0;

// Not a UUID: those exist in secure contexts only, and messages have to be seen everywhere.
function newId(): string {
  lastId += 1;
  return `toast-${lastId}`;
}

/** Removes the toast of an id, where it stands still. */
export function closeToast(id: string): void {
  const toastId = standing.get(id);
  if (toastId) toast.dismiss(toastId);
}

const arriving: ToastContent[] = [];

/**
 * Shows a message at the address that is gone to next; say it before going there. A page may take its time to load, and the
 * change of address clears what was shown before.
 */
export function showToastOnArrival(content: ToastContent): void {
  arriving.push(content);
}

const KEPT = 'kreda.toast';

/** Keeps a message for the page that is loaded next in this tab. */
export function keepToast(content: ToastContent): void {
  sessionStorage.setItem(KEPT, JSON.stringify(content));
}

/** Shows what the page before has kept for this one. */
export function showKeptToast(): void {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return;
  sessionStorage.removeItem(KEPT);
  showToast(JSON.parse(kept) as ToastContent);
}

/** Removes every toast, waiting ones too, and shows what was kept for the new address; the router calls it on each change. */
export function changeToasts(): void {
  standing.clear();
  toast.clearWaitingQueue();
  toast.dismiss();
  for (const content of arriving.splice(0)) showToast(content);
}

/** Where toasts appear; once in the page. Each is announced by its own role of alert. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <ToastContainer
      position="top-center"
      autoClose={TOAST_MS}
      hideProgressBar
      newestOnTop
      pauseOnFocusLoss={false}
      draggable={false}
      aria-label={label}
      closeButton={({ closeToast }) => (
        <CloseButton size="sm" className="Toastify__close" aria-label={closeLabel} onClick={closeToast} />
      )}
    />
  );
}
