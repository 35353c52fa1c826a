import { useSyncExternalStore } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';
import { loadable } from '../lib/loadable.ts';
import { autoCloseMs, TOAST_MS, type ToastTiming } from './toast-timing.ts';

/** Most visits show no toast, so the library is loaded with the first toast or by a prefetch. */
export const toastLibrary = loadable(() => import('./toast-library.tsx'));
type ToastLibrary = Awaited<ReturnType<typeof toastLibrary.load>>;

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastContent extends ToastTiming {
  type: ToastType;
  text: string;
}

/** Actions deferred until the library is loaded, in order. */
let deferred: ((library: ToastLibrary) => void)[] = [];
let isAreaWanted = false;
const areaListeners = new Set<() => void>();

function withLibrary(act: (library: ToastLibrary) => void): void {
  isAreaWanted = true;
  const library = toastLibrary.loaded();
  if (library) act(library);
  else {
    deferred.push(act);
    loadLibrary();
  }
  for (const listener of areaListeners) listener();
}

function loadLibrary(): void {
  toastLibrary.load().then(
    (library) => {
      for (const act of deferred.splice(0)) act(library);
      for (const listener of areaListeners) listener();
    },
    () => {
      // Retry when the connection is back; deferred toasts are shown then.
      toastLibrary.forgetFailure();
      window.addEventListener('online', loadLibrary, { once: true });
    },
  );
}

/**
 * The library's id of the toast that is shown for each id. A toast that is fading out is removed: the library would accept an
 * update for it, and nobody would see it.
 */
const shownToastIds = new Map<string, string>();

/**
 * Shows a message at the top centre. If a toast with this id is on screen, updates it instead. Returns the id, which is new if
 * none was given.
 */
export function showToast(content: ToastContent, id: string = newId()): string {
  const shownId = shownToastIds.get(id);
  const options = {
    type: content.type,
    isLoading: content.isLoading ?? false,
    autoClose: autoCloseMs(content, shownId !== undefined),
  };
  if (shownId) withLibrary(({ toast }) => toast.update(shownId, { ...options, render: content.text }));
  else open(content.text, id, options);
  return id;
}

function open(text: string, id: string, options: ToastOptions): void {
  const toastId = newId();
  shownToastIds.set(id, toastId);
  const onClose = () => {
    if (shownToastIds.get(id) === toastId) shownToastIds.delete(id);
  };
  withLibrary(({ toast }) => toast(text, { ...options, toastId, onClose }));
}

let lastId = 0;

// Not crypto.randomUUID(): browsers offer it in secure contexts only.
function newId(): string {
  lastId += 1;
  return `toast-${lastId}`;
}

/** Closes the toast of an id, if it is still shown. */
export function closeToast(id: string): void {
  const toastId = shownToastIds.get(id);
  if (toastId) withLibrary(({ toast }) => toast.dismiss(toastId));
}

const afterNavigation: ToastContent[] = [];

/** The messages that the present address opened with, and when they were shown. */
let opening: { contents: readonly ToastContent[]; at: number } = { contents: [], at: 0 };

/**
 * Shows a message after the next navigation. Call it before navigating: the change of address closes all toasts shown before,
 * and the next page may take time to load.
 */
export function showToastAfterNavigation(content: ToastContent): void {
  afterNavigation.push(content);
}

const STORAGE_KEY = 'kreda.toast';

/** Stores messages for the next page load in this tab. */
export function storeToasts(contents: readonly ToastContent[]): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(contents));
}

/** Call it before reloading the page: stores the messages that it opened with, if nobody can have read them yet. */
export function keepToasts(): void {
  const unread = Date.now() - opening.at < TOAST_MS ? opening.contents : [];
  if (unread.length > 0) storeToasts(unread);
}

/** Shows the messages that were stored before this page was loaded. */
export function showStoredToasts(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  // A page of an earlier release stored a single message.
  for (const content of [JSON.parse(stored) as ToastContent | ToastContent[]].flat()) showToast(content);
}

/** Closes every toast, drops deferred ones, and shows those meant for the new address. The router calls it at each navigation. */
export function resetToasts(): void {
  shownToastIds.clear();
  deferred = [];
  toastLibrary.loaded()?.toast.clearWaitingQueue();
  toastLibrary.loaded()?.toast.dismiss();
  opening = { contents: afterNavigation.splice(0), at: Date.now() };
  for (const content of opening.contents) showToast(content);
}

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 8_000;

/** Shows that something was deleted in the editor, with a button to undo it. It stays long, so it stands below, where it covers no heading. */
export function showUndoToast(content: { text: string; undo: string; onUndo: () => void }): void {
  withLibrary(({ toast, UndoToast }) =>
    toast.info(({ closeToast }) => <UndoToast {...content} onClose={closeToast} />, {
      autoClose: UNDO_MS,
      position: 'bottom-left',
      closeOnClick: false,
    }),
  );
}

/** The area where toasts appear; one per page. */
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
