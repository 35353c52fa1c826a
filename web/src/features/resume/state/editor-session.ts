import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';
import { atom, createStore } from 'jotai';
import { apiErrorOf, isFinalError } from '../../../lib/api-error.ts';
import { createHistory } from './history.ts';
import { createSaveQueue, type Failure, type SaveState } from './save-queue.ts';
import { createServerCopy, type StoredResume } from './server-copy.ts';
import { openUnsavedChanges } from './unsaved-changes-store.ts';

/** Messages by the path below a section's data or config, for each target that was refused. */
export type RefusedFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Two versions of one resume, of which somebody has to choose. */
export interface Conflict {
  /** What would be saved: the changes of this page on top of what somebody else has saved. */
  mine: Resume;
  /** What somebody else has saved. */
  latest: StoredResume;
  /** The changes of this page that would overwrite it. */
  colliding: readonly Operation[];
}

/** How a conflict ends: with this page's version, with the other one, or with both, this page's as a resume of its own. */
export type Choice = 'mine' | 'theirs' | 'both';

/** One resume being edited in this page. */
export interface EditorSession {
  uuid: string;
  store: ReturnType<typeof createStore>;
  /** Applies a change at once and saves it in the background. */
  apply(operation: Operation): void;
  /** Takes back the last change, or does it again; nothing where there is none. */
  undo(): void;
  redo(): void;
  /** Looks at what the server has now; what is not saved yet stays on top of it. Rejects where the server cannot be asked. */
  refresh(): Promise<void>;
  /** Ends the conflict. Rejects, with nothing decided, where the copy for both could not be made. */
  resolve(choice: Choice): Promise<void>;
  /** Saves what waits now. */
  flush(): Promise<void>;
  /** Ends the background work; what is not saved is handed to the browser to send. */
  close(): void;
}

/** Why nothing can be saved until somebody acts: nobody is logged in any more, or the resume is gone. */
export type SaveBlocker = 'session' | 'resume';

const NO_RESUME = null as Resume | null;
export const resumeAtom = atom(NO_RESUME);
export const saveStateAtom = atom<SaveState>('saved');
/** Whether there is something to undo, and to do again. */
export const historyAtom = atom({ canUndo: false, canRedo: false });
export const refusedFieldsAtom = atom<RefusedFields>({});
/** Characters of the resume that are boxes on its pages, as the preview has found them. */
export const unprintableAtom = atom<readonly string[]>([]);
const NO_CONFLICT = null as Conflict | null;
export const conflictAtom = atom(NO_CONFLICT);
const NO_BLOCKER = null as SaveBlocker | null;
export const saveBlockerAtom = atom(NO_BLOCKER);

/** The server, as a session uses it. */
export interface ServerPorts {
  /** Saves an operation made from a revision; answers the new one. Rejects with `conflict` where the latest is another. */
  save(operation: Operation, baseRevision: number): Promise<{ revision: number }>;
  load(): Promise<StoredResume>;
  /** Makes another resume of the stored one with these operations applied. */
  copyWith(operations: readonly Operation[]): Promise<void>;
  onRefused(operation: Operation): void;
}

/** Tries at saving one operation while others save theirs. */
const MAX_REBASES = 5;

const SAVE_BLOCKERS: Readonly<Partial<Record<string, SaveBlocker>>> = {
  unauthenticated: 'session',
  'not-found': 'resume',
};

/** The last part of a path of the API's answer that belongs to the form: below `operation.data` or `operation.config`. */
function fieldsBelowTarget(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^(operation\.)?(data|config)\./, ''), message]),
  );
}

/** Opens a resume for editing: the server's state with what an earlier page left unsaved on top of it. */
export function openEditorSession(stored: StoredResume, server: ServerPorts): EditorSession {
  const { uuid } = stored.resume;
  const store = createStore();
  const storage = openUnsavedChanges(uuid);
  const kept = storage.takeOver();
  const copy = createServerCopy(stored, kept);

  const setRefused = (target: string, fields: Record<string, string> | null) => {
    const { [target]: _, ...rest } = store.get(refusedFieldsAtom);
    store.set(refusedFieldsAtom, fields ? { ...rest, [target]: fields } : rest);
  };
  const queue = createSaveQueue(
    {
      send,
      failureOf,
      keep: (operations) => storage.write(operations.map(copy.changeOf)),
      onState: (state) => store.set(saveStateAtom, state),
      onRefused: (operation, error) => {
        setRefused(targetOf(operation), fieldsBelowTarget(apiErrorOf(error)?.fields ?? {}));
        server.onRefused(operation);
      },
      onSaved: (operation) => setRefused(targetOf(operation), null),
    },
    kept.map(({ operation }) => operation),
  );

  /** Saves one operation; where others have saved meanwhile, on top of theirs. */
  async function send(operation: Operation): Promise<void> {
    for (let rebases = 0; ; rebases++) {
      try {
        copy.sends([operation]);
        const { revision } = await server.save(operation, copy.revision());
        copy.took(operation, revision);
        return;
      } catch (error) {
        if (apiErrorOf(error)?.code !== 'conflict' || rebases === MAX_REBASES) throw error;
      }
      receive(await server.load());
      if (store.get(conflictAtom)) throw new ConflictError();
    }
  }

  function failureOf(error: unknown): Failure {
    if (error instanceof ConflictError) return 'held';
    const code = apiErrorOf(error)?.code;
    if (code === 'conflict') return 'again';
    const blocker = code && SAVE_BLOCKERS[code];
    if (blocker) store.set(saveBlockerAtom, blocker);
    if (blocker) return 'held';
    if (isFinalError(error)) return 'refused';
    return code === undefined ? 'again' : 'later';
  }

  const unsaved = () => [...queue.refused(), ...queue.pending()];
  const standOn = (latest: StoredResume, operations: readonly Operation[]) => {
    copy.adopt(latest);
    store.set(resumeAtom, operations.reduce(applyOperation, latest.resume));
  };

  /** Takes over what others have saved, below what is not saved here; what cannot have both is a conflict. */
  function receive(latest: StoredResume): void {
    if (store.get(conflictAtom) || !copy.isNews(latest)) return;
    const operations = unsaved();
    const colliding = copy.colliding(latest, operations);
    if (colliding.length === 0) {
      standOn(latest, operations);
      return;
    }
    const mine = operations.reduce(applyOperation, latest.resume);
    if (!store.get(resumeAtom)) store.set(resumeAtom, mine);
    store.set(conflictAtom, { mine, latest, colliding });
    queue.hold();
  }

  const refresh = async () => {
    const latest = await server.load();
    receive(latest);
    if (!store.get(saveBlockerAtom)) return;
    store.set(saveBlockerAtom, null);
    if (!store.get(conflictAtom)) queue.release();
  };

  let isQuitting = false;
  const sendBeforeQuit = () => {
    isQuitting = true;
    storage.close();
    const operations = queue.pending();
    if (operations.length === 0 || !navigator.onLine) return;
    const body = new Blob([JSON.stringify(operations.map(copy.changeOf))], { type: 'application/json' });
    // Whoever comes back to this very page finds them arrived, or under way.
    copy.sends(operations);
    // They stay kept as well: whether they have arrived shows when the resume is opened again.
    navigator.sendBeacon(`/api/documents/${uuid}/save-before-quit`, body);
  };
  const sendNow = () => void queue.flush();
  const onVisibility = () => {
    // What others have saved shows when somebody comes back to this page; offline, the next save finds it.
    if (document.visibilityState === 'visible') {
      isQuitting = false;
      refresh().catch(() => {});
    }
    // A telephone may end a page that is left without a further word.
    else if (!isQuitting) void queue.flush();
  };
  window.addEventListener('pagehide', sendBeforeQuit);
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', onVisibility);

  const history = createHistory(() => performance.now());
  const perform = (operations: readonly Operation[]) => {
    const resume = store.get(resumeAtom);
    if (resume) store.set(resumeAtom, operations.reduce(applyOperation, resume));
    for (const operation of operations) queue.enqueue(operation);
    const { canUndo, canRedo } = store.get(historyAtom);
    if (canUndo !== history.canUndo() || canRedo !== history.canRedo())
      store.set(historyAtom, { canUndo: history.canUndo(), canRedo: history.canRedo() });
  };

  receive(stored);
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
    refresh,
    async resolve(choice) {
      const conflict = store.get(conflictAtom);
      if (!conflict) return;
      if (choice === 'both') await server.copyWith(unsaved());
      // What was saved in the very moment in which somebody replaced it waits no more, and is wanted all the same.
      const waiting = new Set(unsaved().map(targetOf));
      if (choice === 'mine')
        for (const operation of conflict.colliding) if (!waiting.has(targetOf(operation))) queue.enqueue(operation);
      const givenUp = new Set(choice === 'mine' ? [] : conflict.colliding.map(targetOf));
      standOn(
        conflict.latest,
        unsaved().filter((operation) => !givenUp.has(targetOf(operation))),
      );
      store.set(conflictAtom, null);
      queue.release(givenUp);
    },
    flush: queue.flush,
    close() {
      window.removeEventListener('pagehide', sendBeforeQuit);
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', onVisibility);
      storage.close();
      void queue.flush().finally(queue.stop);
    },
  };
}

/** Two versions wait for somebody's choice. */
class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
