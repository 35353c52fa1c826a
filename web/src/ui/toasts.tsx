import { useSyncExternalStore } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';
import { loadable } from '../lib/loadable.ts';
import { autoCloseMs, type ToastTiming } from './toast-timing.ts';

/** Most visits see no toast: what shows them is loaded with the first, or ahead of it. */
export const toastLibrary = loadable(() => import('./toast-library.tsx'));
type ToastLibrary = Awaited<ReturnType<typeof toastLibrary.load>>;

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastContent extends ToastTiming {
  type: ToastType;
  text: string;
}

/** What is to be done, in order, once the library is there. */
let waiting: ((library: ToastLibrary) => void)[] = [];
let isAreaWanted = false;
const areaListeners = new Set<() => void>();

function withLibrary(act: (library: ToastLibrary) => void): void {
  isAreaWanted = true;
  const library = toastLibrary.loaded();
  if (library) act(library);
  else {
    waiting.push(act);
    loadLibrary();
  }
  for (const listener of areaListeners) listener();
}

function loadLibrary(): void {
  toastLibrary.load().then(
    (library) => {
      for (const act of waiting.splice(0)) act(library);
      for (const listener of areaListeners) listener();
    },
    () => {
      // Messages that could not be shown are shown when the connection is back.
      toastLibrary.forgetFailure();
      window.addEventListener('online', loadLibrary, { once: true });
    },
  );
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
  if (known) withLibrary(({ toast }) => toast.update(known, { ...options, render: content.text }));
  else open(content.text, id, options);
  return id;
}

function open(text: string, id: string, options: ToastOptions): void {
  const toastId = newId();
  standing.set(id, toastId);
  const onClose = () => {
    if (standing.get(id) === toastId) standing.delete(id);
  };
  withLibrary(({ toast }) => toast(text, { ...options, toastId, onClose }));
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
  if (toastId) withLibrary(({ toast }) => toast.dismiss(toastId));
}

const arriving: ToastContent[] = [];

/**
 * Shows a message at the address that is gone to next; say it before going there. A page may take its time to load, and the
 * change of address clears what was shown before.
 */
export function showToastAfterNavigation(content: ToastContent): void {
  arriving.push(content);
}

const KEPT = 'kreda.toast';

/** Keeps a message for the page that is loaded next in this tab. */
export function storeToast(content: ToastContent): void {
  sessionStorage.setItem(KEPT, JSON.stringify(content));
}

/** Shows what the page before has kept for this one. */
export function showStoredToast(): void {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return;
  sessionStorage.removeItem(KEPT);
  showToast(JSON.parse(kept) as ToastContent);
}

/** Removes every toast, waiting ones too, and shows what was kept for the new address; the router calls it on each change. */
export function resetToasts(): void {
  standing.clear();
  waiting = [];
  toastLibrary.loaded()?.toast.clearWaitingQueue();
  toastLibrary.loaded()?.toast.dismiss();
  for (const content of arriving.splice(0)) showToast(content);
}

/** How long a deletion can be undone, ms: long enough to change one's mind. */
const UNDO_MS = 8_000;

/** Says that something was deleted, with a way back. */
export function showUndoToast(content: { text: string; undo: string; onUndo: () => void }): void {
  withLibrary(({ toast, UndoToast }) =>
    toast.info(({ closeToast }) => <UndoToast {...content} onClose={closeToast} />, {
      autoClose: UNDO_MS,
      closeOnClick: false,
    }),
  );
}

/** Where toasts appear; once in the page. */
export function ToastArea(props: { label: string; closeLabel: string }) {
  const library = useSyncExternalStore(onAreaWanted, wantedLibrary, noLibrary);
  return library && <library.ToastArea {...props} />;
}

function onAreaWanted(listener: () => void): () => void {
  areaListeners.add(listener);
  return () => areaListeners.delete(listener);
}

function wantedLibrary(): ToastLibrary | null {
  return isAreaWanted ? (toastLibrary.loaded() ?? null) : null;
}

function noLibrary(): null {
  return null;
}
