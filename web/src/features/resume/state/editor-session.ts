import { applyOperation, type Operation } from '@kreda/document/edit/operation';
import type { Resume } from '@kreda/document/model/resume';
import { atom, createStore } from 'jotai';
import { apiErrorOf, isFinalError } from '../../../lib/api-error.ts';
import { createHistory } from './history.ts';
import { readKept, writeKept } from './kept-operations.ts';
import { createSaveQueue, type SaveState, targetOf } from './save-queue.ts';

/** Messages by the path below a section's data or config, for each target that was refused. */
export type RefusedFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One resume being edited in this page. */
export interface EditorSession {
  uuid: string;
  store: ReturnType<typeof createStore>;
  /** Applies a change at once and saves it in the background. */
  apply(operation: Operation): void;
  /** Takes back the last change, or does it again; nothing where there is none. */
  undo(): void;
  redo(): void;
  /** Takes over what the server changed by itself: the photo. */
  adopt(change: (resume: Resume) => Resume): void;
  /** Saves what waits now. */
  flush(): Promise<void>;
  /** Ends the background work; what is not saved is handed to the browser to send. */
  close(): void;
}

const EMPTY_RESUME = null as Resume | null;
export const resumeAtom = atom(EMPTY_RESUME);
export const saveStateAtom = atom<SaveState>('saved');
/** Whether there is something to undo, and to do again. */
export const historyAtom = atom({ canUndo: false, canRedo: false });
export const refusedFieldsAtom = atom<RefusedFields>({});

type SendOperation = (uuid: string, operation: Operation) => Promise<unknown>;

/** The last part of a path of the API's answer that belongs to the form: below `operation.data` or `operation.config`. */
function fieldsBelowTarget(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^(operation\.)?(data|config)\./, ''), message]),
  );
}

/** Opens a resume for editing: the server's state with what an earlier page left unsaved on top of it. */
export function openEditorSession(
  stored: Resume,
  { send, onRefused }: { send: SendOperation; onRefused: (operation: Operation) => void },
): EditorSession {
  const { uuid } = stored;
  const store = createStore();
  const kept = readKept(uuid);
  store.set(resumeAtom, kept.reduce(applyOperation, stored));

  const setRefused = (target: string, fields: Record<string, string> | null) => {
    const { [target]: _, ...rest } = store.get(refusedFieldsAtom);
    store.set(refusedFieldsAtom, fields ? { ...rest, [target]: fields } : rest);
  };
  const queue = createSaveQueue(
    {
      send: async (operation) => {
        await send(uuid, operation);
      },
      isFinal: isFinalError,
      keep: (operations) => writeKept(uuid, operations),
      onState: (state) => store.set(saveStateAtom, state),
      onRefused: (operation, error) => {
        setRefused(targetOf(operation), fieldsBelowTarget(apiErrorOf(error)?.fields ?? {}));
        onRefused(operation);
      },
      onSaved: (operation) => setRefused(targetOf(operation), null),
    },
    kept,
  );

  const sendBeforeQuit = () => {
    const operations = queue.pending();
    if (operations.length === 0 || !navigator.onLine) return;
    const body = new Blob([JSON.stringify(operations)], { type: 'application/json' });
    // Once the browser has taken them they are as good as sent; kept as well, they would undo later changes made elsewhere.
    if (navigator.sendBeacon(`/api/documents/${uuid}/save-before-quit`, body)) writeKept(uuid, queue.refused());
  };
  const sendNow = () => void queue.flush();
  window.addEventListener('pagehide', sendBeforeQuit);
  window.addEventListener('online', sendNow);

  const change = (next: (resume: Resume) => Resume) => {
    const resume = store.get(resumeAtom);
    if (resume) store.set(resumeAtom, next(resume));
  };
  const history = createHistory(() => performance.now());
  const perform = (operations: readonly Operation[]) => {
    change((resume) => operations.reduce(applyOperation, resume));
    for (const operation of operations) queue.enqueue(operation);
    store.set(historyAtom, { canUndo: history.canUndo(), canRedo: history.canRedo() });
  };
  return {
    uuid,
    store,
    apply(operation) {
      const before = store.get(resumeAtom);
      if (before) history.record(before, operation);
      perform([operation]);
    },
    undo: () => perform(history.undo()),
    redo: () => perform(history.redo()),
    adopt: change,
    flush: queue.flush,
    close() {
      window.removeEventListener('pagehide', sendBeforeQuit);
      window.removeEventListener('online', sendNow);
      void queue.flush().finally(queue.stop);
    },
  };
}
