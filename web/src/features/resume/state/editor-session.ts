import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  applyOperation,
  type Operation,
  operationSchema,
  targetOf,
} from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChangeSchema } from '@kreda/document/kinds/resume/operations/unsaved-change';
import type { EditedView } from '@kreda/document/kinds/resume/overlay/edit-view';
import { atom, createStore } from 'jotai';
import { apiErrorOf, isFinalError } from '../../../lib/api-error.ts';
import type { DocumentSession } from './document-session.ts';
import { followPage } from './follow-page.ts';
import { createHistory } from './history.ts';
import { RESUME_HISTORY } from './resume-history.ts';
import { type SaveBlocker, saveBlockerOf } from './save-blocker.ts';
import { createSaveQueue, type Failure, type SaveState } from './save-queue.ts';
import {
  completeStored,
  createServerCopy,
  type FieldChoices,
  type FieldClash,
  type Rebase,
  type StoredResume,
} from './server-copy.ts';
import { openUnsavedChanges, type UnreadableChange } from './unsaved-changes-store.ts';

/** Error messages of refused operations, by target, then by the path below the section's data or config. */
export type RefusedFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Two versions of one resume, between which the user has to choose. */
export interface Conflict {
  /** The changes of this page, applied to the server's version. */
  mine: Resume;
  /** The server's version, saved by another tab or device. */
  latest: StoredResume;
  /** The changes of this page that would overwrite changes of the server's version. */
  colliding: readonly Operation[];
  /** The colliding fields, if all can be decided one by one; null otherwise. */
  fields: readonly FieldClash[] | null;
}

/** How a conflict is resolved: with this page's version, the other one, or both, where this page's becomes a new resume; or field by field. */
export type Choice = 'mine' | 'theirs' | 'both' | FieldChoices;

/** An editing session of one resume in this page. */
export interface EditorSession extends DocumentSession {
  /**
   * Applies a change at once and saves it in the background.
   *
   * @param isNewChange whether it is undone by itself, however soon it follows another operation of its target.
   */
  apply(operation: Operation, isNewChange?: boolean): void;
  /**
   * Has the server change the stored resume, after what was typed is saved, and takes the result as one change that can be undone. Null, with
   * nothing changed, if something could not be saved.
   *
   * @param change is called with the stored revision.
   */
  changeOnServer<T>(
    change: (revision: number) => Promise<T>,
    operationsBetween: (from: Resume, to: Resume) => readonly Operation[],
  ): Promise<T | null>;
  /** Resolves the conflict. Rejects and decides nothing if the copy for `both` could not be made. */
  resolve(choice: Choice): Promise<void>;
  /** Deletes the stored changes that this release cannot read. */
  deleteUnreadable(): void;
}

const NO_RESUME = null as Resume | null;
export const resumeAtom = atom(NO_RESUME);
export const saveStateAtom = atom<SaveState>('saved');
/** Whether there is something to undo and to redo. */
export const historyAtom = atom({ canUndo: false, canRedo: false });
export const refusedFieldsAtom = atom<RefusedFields>({});
/** Characters of the resume that cannot be printed, as found by the preview. */
export const unprintableAtom = atom<readonly string[]>([]);
const NO_CONFLICT = null as Conflict | null;
export const conflictAtom = atom(NO_CONFLICT);
const NO_BLOCKER = null as SaveBlocker | null;
export const saveBlockerAtom = atom(NO_BLOCKER);
/** Stored changes of earlier pages that this release cannot read. */
export const unreadableAtom = atom<readonly UnreadableChange[]>([]);

/** What a view of a resume stands on, as the server stored it. */
export interface StoredView extends EditedView {
  baseUuid: string;
}

const NO_VIEW = null as StoredView | null;
/** Null for a resume that is no view, and while the base is being loaded. */
export const storedViewAtom = atom(NO_VIEW);
/** Whether a language version is shown beside its original, text by text, or as the form of any resume. */
export const isSideBySideAtom = atom(true);

/** The server's calls that a session needs. */
export interface ServerPorts {
  /** Saves an operation made from a revision and returns the new revision. Rejects with `conflict` if the server's is another. */
  save(operation: Operation, baseRevision: number): Promise<{ revision: number }>;
  load(): Promise<StoredResume>;
  /** Duplicates the stored resume and applies these operations to the copy. */
  copyWith(operations: readonly Operation[]): Promise<void>;
  onRefused(operation: Operation): void;
  /** Adapts an operation before it is applied: in a view, entries that it removes become hidden. Absent: operations stay as they are. */
  adaptOperation?(before: Resume, operation: Operation): Operation;
}

/** How often one operation is rebased when other tabs keep saving. */
const MAX_REBASES = 5;

/** Removes `operation.data` or `operation.config` from the paths of the API's error, so that they are paths of the form. */
function fieldsBelowTarget(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^(operation\.)?(data|config)\./, ''), message]),
  );
}

/**
 * True if the API refused an operation that is valid in this release. The API is of another release then, and a retry may reach one
 * that takes the operation.
 */
function isUnsupported(error: unknown, operation: Operation): boolean {
  const known = apiErrorOf(error);
  if (known?.code !== 'invalid') return false;
  const isNamed = Object.keys(known.fields).some((path) => /^operation(\.|$)/.test(path));
  return isNamed && operationSchema.safeParse(operation).success;
}

/** Opens a resume for editing: the server's version, with unsaved changes of earlier pages on top. */
export function openEditorSession(loaded: StoredResume, server: ServerPorts): EditorSession {
  const stored = completeStored(loaded);
  const { uuid } = stored.resume;
  const store = createStore();
  const storage = openUnsavedChanges(uuid, unsavedChangeSchema);
  const { changes: restored, unreadable } = storage.takeOver();
  store.set(unreadableAtom, unreadable);
  const copy = createServerCopy(stored, restored);

  const setRefused = (target: string, fields: Record<string, string> | null) => {
    const { [target]: _, ...rest } = store.get(refusedFieldsAtom);
    store.set(refusedFieldsAtom, fields ? { ...rest, [target]: fields } : rest);
  };
  const queue = createSaveQueue(
    {
      targetOf,
      send,
      failureOf,
      persist: (operations) => storage.write(operations.map(copy.changeOf)),
      onState: (state) => store.set(saveStateAtom, state),
      onRefused: (operation, error) => {
        setRefused(targetOf(operation), fieldsBelowTarget(apiErrorOf(error)?.fields ?? {}));
        server.onRefused(operation);
      },
      onSaved: (operation) => setRefused(targetOf(operation), null),
    },
    restored.map(({ operation }) => operation),
  );

  /** Saves one operation. If the server's version is newer, merges it first and retries. */
  async function send(waiting: Operation): Promise<void> {
    let operation = waiting;
    for (let rebases = 0; ; rebases++) {
      try {
        copy.markSent([operation]);
        const { revision } = await server.save(operation, copy.revision());
        copy.markSaved(operation, revision);
        return;
      } catch (error) {
        if (apiErrorOf(error)?.code !== 'conflict' || rebases === MAX_REBASES) throw error;
      }
      const merged = mergeLatest(completeStored(await server.load()));
      if (store.get(conflictAtom)) throw new ConflictError();
      operation = merged.get(targetOf(operation)) ?? operation;
    }
  }

  function failureOf(error: unknown, operation: Operation): Failure {
    if (error instanceof ConflictError) return 'held';
    const code = apiErrorOf(error)?.code;
    if (code === 'conflict') return 'retry';
    const blocker = code && saveBlockerOf(code);
    if (blocker) store.set(saveBlockerAtom, blocker);
    if (blocker) return 'held';
    // Only operations of sections can be saved out of order.
    if (isUnsupported(error, operation)) return 'section' in operation ? 'unsupported' : 'unavailable';
    if (isFinalError(error)) return 'refused';
    return code === undefined ? 'retry' : 'unavailable';
  }

  const history = createHistory(RESUME_HISTORY, () => performance.now());
  const publishHistory = () => {
    const { canUndo, canRedo } = store.get(historyAtom);
    if (canUndo !== history.canUndo() || canRedo !== history.canRedo())
      store.set(historyAtom, { canUndo: history.canUndo(), canRedo: history.canRedo() });
  };
  const unsaved = () => [...queue.refused(), ...queue.pending()];
  /** Takes the server's version, with these operations on top. Merged ones replace the operations of their targets. */
  const rebaseOnto = (latest: StoredResume, operations: readonly Operation[], merged: Rebase['merged']) => {
    const rebased = operations.map((operation) => merged.get(targetOf(operation)) ?? operation);
    copy.adopt(latest);
    const before = store.get(resumeAtom);
    const after = rebased.reduce(applyOperation, latest.resume);
    store.set(resumeAtom, after);
    if (before) history.forgetChanged(before, after);
    publishHistory();
    for (const operation of rebased) if (merged.get(targetOf(operation)) === operation) queue.enqueue(operation);
  };

  /**
   * Takes the server's version and applies unsaved changes on top. Sets a conflict if a change would overwrite a newer one. Returns the operations
   * that were merged with changes of others, by target.
   */
  function mergeLatest(latest: StoredResume): Rebase['merged'] {
    if (store.get(conflictAtom) || !copy.isNewer(latest)) return new Map();
    const merged = compareWith(latest, []);
    if (store.get(conflictAtom)) queue.hold();
    return merged;
  }

  /** As `mergeLatest`. `earlier` are the operations that collided before. */
  function compareWith(latest: StoredResume, earlier: readonly Operation[]): Rebase['merged'] {
    const operations = unsaved();
    const { merged, colliding } = copy.rebase(latest, operations);
    const waiting = new Set(operations.map(targetOf));
    // An operation may have been saved and overwritten meanwhile. Its fields are not known any more.
    const overwritten = earlier.filter((operation) => !waiting.has(targetOf(operation)));
    if (colliding.length + overwritten.length === 0) {
      rebaseOnto(latest, operations, merged);
      store.set(conflictAtom, null);
      return merged;
    }
    const mine = [...overwritten, ...operations]
      .map((operation) => merged.get(targetOf(operation)) ?? operation)
      .reduce(applyOperation, latest.resume);
    if (!store.get(resumeAtom)) store.set(resumeAtom, mine);
    const clashes = [...overwritten.map(() => null), ...colliding.map((operation) => copy.clashes(latest, operation))];
    const fields = clashes.every((each) => each !== null) ? clashes.flat() : null;
    store.set(conflictAtom, { mine, latest, colliding: [...overwritten, ...colliding], fields });
    return merged;
  }

  const refresh = async () => {
    const latest = completeStored(await server.load());
    mergeLatest(latest);
    if (!store.get(saveBlockerAtom)) return;
    store.set(saveBlockerAtom, null);
    if (!store.get(conflictAtom)) queue.release();
  };

  const stopFollowing = followPage({
    quitPath: `/api/documents/${uuid}/save-before-quit`,
    takeUnsent() {
      storage.close();
      const operations = queue.pending();
      if (operations.length === 0 || !navigator.onLine) return [];
      const changes = operations.map(copy.changeOf);
      // If the page is restored, these operations are in flight or already saved.
      copy.markSent(operations);
      return changes;
    },
    refresh,
    flush: queue.flush,
  });

  const adaptOperation = (before: Resume, operation: Operation) =>
    server.adaptOperation?.(before, operation) ?? operation;
  const perform = (operations: readonly Operation[]) => {
    const resume = store.get(resumeAtom);
    let after = resume;
    const adapted = operations.map((operation) => {
      if (!after) return operation;
      const one = adaptOperation(after, operation);
      after = applyOperation(after, one);
      return one;
    });
    if (after !== resume) store.set(resumeAtom, after);
    for (const operation of adapted) queue.enqueue(operation);
    publishHistory();
    const conflict = store.get(conflictAtom);
    if (!conflict) return;
    // Until the dialog has loaded, the form still takes text. The user chooses between the newest versions.
    compareWith(conflict.latest, conflict.colliding);
    if (!store.get(conflictAtom)) queue.release();
  };

  /** @throws Error if a field is not decided, or the result would be too large. Nothing is decided then. */
  const settleFields = (conflict: Conflict, choices: FieldChoices) => {
    const settled = new Map<string, Operation>();
    for (const operation of conflict.colliding) {
      const one = copy.settle(conflict.latest, operation, choices);
      if (one === null) throw new Error(`The conflict in ${targetOf(operation)} cannot be decided by these choices`);
      settled.set(targetOf(operation), one);
    }
    const others = unsaved().filter((operation) => !settled.has(targetOf(operation)));
    const { merged } = copy.rebase(conflict.latest, others);
    rebaseOnto(conflict.latest, [...others, ...settled.values()], new Map([...merged, ...settled]));
    store.set(conflictAtom, null);
    queue.release();
  };

  mergeLatest(stored);
  return {
    uuid,
    store,
    apply(operation, isNewChange) {
      const before = store.get(resumeAtom);
      const adapted = before ? adaptOperation(before, operation) : operation;
      if (before) history.record(before, adapted, isNewChange);
      perform([adapted]);
    },
    async changeOnServer(change, operationsBetween) {
      await queue.flush();
      await refresh();
      const before = store.get(resumeAtom);
      if (!before || unsaved().length > 0) return null;
      const answer = await change(copy.revision());
      const latest = completeStored(await server.load());
      if (unsaved().length > 0) mergeLatest(latest);
      else {
        history.recordMade(operationsBetween(latest.resume, before), operationsBetween(before, latest.resume));
        copy.adopt(latest);
        store.set(resumeAtom, latest.resume);
        publishHistory();
      }
      return answer;
    },
    undo: () => perform(history.undo()),
    redo: () => perform(history.redo()),
    refresh,
    async resolve(choice) {
      const conflict = store.get(conflictAtom);
      if (!conflict) return;
      if (typeof choice === 'object') return settleFields(conflict, choice);
      if (choice === 'both') await server.copyWith(unsaved());
      // A colliding operation may have been saved and overwritten meanwhile. It is not pending then, so enqueue it again.
      const waiting = new Set(unsaved().map(targetOf));
      if (choice === 'mine')
        for (const operation of conflict.colliding) if (!waiting.has(targetOf(operation))) queue.enqueue(operation);
      const discarded = new Set(choice === 'mine' ? [] : conflict.colliding.map(targetOf));
      const kept = unsaved().filter((operation) => !discarded.has(targetOf(operation)));
      rebaseOnto(conflict.latest, kept, copy.rebase(conflict.latest, kept).merged);
      store.set(conflictAtom, null);
      queue.release(discarded);
    },
    deleteUnreadable() {
      storage.deleteUnreadable();
      store.set(unreadableAtom, []);
    },
    flush: queue.flush,
    close() {
      stopFollowing();
      storage.close();
      void queue.flush().finally(queue.stop);
    },
  };
}

/** The user has to choose between two versions. */
class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
