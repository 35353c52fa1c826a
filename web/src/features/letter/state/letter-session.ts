import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import {
  applyLetterOperation,
  type LetterOperation,
  letterOperationSchema,
  targetOfLetterOperation,
} from '@kreda/document/kinds/letter/operations/operation';
import { atom, createStore } from 'jotai';
import { apiErrorOf, isFinalError } from '../../../lib/api-error.ts';
import type { DocumentSession } from '../../resume/state/document-session.ts';
import { followPage } from '../../resume/state/follow-page.ts';
import { createHistory } from '../../resume/state/history.ts';
import { type SaveBlocker, saveBlockerOf } from '../../resume/state/save-blocker.ts';
import { createSaveQueue, type Failure, type SaveState } from '../../resume/state/save-queue.ts';
import { openUnsavedChanges } from '../../resume/state/unsaved-changes-store.ts';
import { isSameAt, LETTER_HISTORY, restoring, unsavedLetterChangeSchema } from './letter-changes.ts';

/** A letter in the server's version. */
export interface StoredLetter {
  letter: Letter;
  revision: number;
}

/** The server's calls that a session needs. */
export interface LetterPorts {
  /** Saves an operation made from a revision and returns the new revision. Rejects with `conflict` if the server's is another. */
  save(operation: LetterOperation, baseRevision: number): Promise<{ revision: number }>;
  load(): Promise<StoredLetter>;
  /** The same field was changed here and elsewhere. This page's value is kept, and undo brings back the other one. */
  onMerged(): void;
}

/** An editing session of one letter in this page. */
export interface LetterSession extends DocumentSession {
  /** Applies a change at once and saves it in the background. */
  apply(operation: LetterOperation): void;
}

const NO_LETTER = null as Letter | null;
export const letterAtom = atom(NO_LETTER);
export const letterSaveStateAtom = atom<SaveState>('saved');
export const letterHistoryAtom = atom({ canUndo: false, canRedo: false });
/** Messages of refused operations, by target. */
export const letterRefusalsAtom = atom<Readonly<Record<string, string>>>({});
const NO_BLOCKER = null as SaveBlocker | null;
export const letterBlockerAtom = atom(NO_BLOCKER);
/** How many pages the preview has; null until it is typeset. */
const NO_COUNT = null as number | null;
export const letterPagesAtom = atom(NO_COUNT);

/** How often one operation is saved anew when other tabs keep saving. */
const MAX_REBASES = 5;

/**
 * Opens a letter for editing: the server's version, with unsaved changes of earlier pages on top. Changes of two tabs are merged field by
 * field. Where both changed one field, the later save counts (docs/decisions/0099).
 */
export function openLetterSession(stored: StoredLetter, server: LetterPorts): LetterSession {
  const { uuid } = stored.letter;
  const store = createStore();
  const storage = openUnsavedChanges(uuid, unsavedLetterChangeSchema);
  const { changes: restored } = storage.takeOver();
  /** The last known server version, and its revision. */
  let known = restored.map(({ base }) => base).reduce(applyLetterOperation, stored.letter);
  let revision = 0;

  const setRefusal = (target: string, message: string | null) => {
    const { [target]: _, ...others } = store.get(letterRefusalsAtom);
    store.set(letterRefusalsAtom, message === null ? others : { ...others, [target]: message });
  };
  const queue = createSaveQueue<LetterOperation>(
    {
      targetOf: targetOfLetterOperation,
      send,
      failureOf,
      persist: (operations) =>
        storage.write(operations.map((operation) => ({ operation, base: restoring(known, operation) }))),
      onState: (state) => store.set(letterSaveStateAtom, state),
      onRefused: (operation, error) => {
        const { fields = {}, message = '' } = apiErrorOf(error) ?? {};
        setRefusal(targetOfLetterOperation(operation), Object.values(fields)[0] ?? message);
      },
      onSaved: (operation) => setRefusal(targetOfLetterOperation(operation), null),
    },
    restored.map(({ operation }) => operation),
  );
  const history = createHistory(LETTER_HISTORY, () => performance.now());
  const publishHistory = () => store.set(letterHistoryAtom, { canUndo: history.canUndo(), canRedo: history.canRedo() });

  /** Saves one operation. If the server's version is newer, takes that first and tries again. */
  async function send(operation: LetterOperation): Promise<void> {
    for (let rebases = 0; ; rebases++) {
      try {
        const saved = await server.save(operation, revision);
        if (saved.revision > revision) {
          known = applyLetterOperation(known, operation);
          revision = saved.revision;
        }
        return;
      } catch (error) {
        if (apiErrorOf(error)?.code !== 'conflict' || rebases === MAX_REBASES) throw error;
      }
      adopt(await server.load());
    }
  }

  function failureOf(error: unknown, operation: LetterOperation): Failure {
    const refusal = apiErrorOf(error);
    if (refusal?.code === 'conflict') return 'retry';
    const blocker = refusal && saveBlockerOf(refusal.code);
    if (blocker) store.set(letterBlockerAtom, blocker);
    if (blocker) return 'held';
    // An API of another release may not know an operation that is valid in this one.
    const isUnknown = refusal?.code === 'invalid' && Object.keys(refusal.fields).some((path) => path === 'operation');
    if (isUnknown && letterOperationSchema.safeParse(operation).success) return 'unsupported';
    if (isFinalError(error)) return 'refused';
    return refusal === null ? 'retry' : 'unavailable';
  }

  /** Takes the server's version, if it is newer, with unsaved changes on top. */
  function adopt(latest: StoredLetter): void {
    if (latest.revision <= revision) return;
    const operations = [...queue.refused(), ...queue.pending()];
    const clashing = operations.filter(
      (operation) =>
        !isSameAt(operation, known, latest.letter) &&
        !isSameAt(operation, latest.letter, applyLetterOperation(latest.letter, operation)),
    );
    const after = operations.reduce(applyLetterOperation, latest.letter);
    history.forgetChanged(known, latest.letter);
    for (const operation of clashing) history.record(latest.letter, operation);
    known = latest.letter;
    revision = latest.revision;
    store.set(letterAtom, after);
    publishHistory();
    if (clashing.length > 0) server.onMerged();
  }

  const refresh = async () => {
    adopt(await server.load());
    if (!store.get(letterBlockerAtom)) return;
    store.set(letterBlockerAtom, null);
    queue.release();
  };

  const stopFollowing = followPage({
    quitPath: `/api/letters/${uuid}/save-before-quit`,
    takeUnsent() {
      storage.close();
      return navigator.onLine ? queue.pending() : [];
    },
    refresh,
    flush: queue.flush,
  });

  const perform = (operations: readonly LetterOperation[]) => {
    const letter = store.get(letterAtom);
    if (letter) store.set(letterAtom, operations.reduce(applyLetterOperation, letter));
    for (const operation of operations) queue.enqueue(operation);
    publishHistory();
  };

  adopt(stored);
  return {
    uuid,
    store,
    apply(operation) {
      const letter = store.get(letterAtom);
      if (letter) history.record(letter, operation);
      perform([operation]);
    },
    undo: () => perform(history.undo()),
    redo: () => perform(history.redo()),
    refresh,
    flush: queue.flush,
    close() {
      stopFollowing();
      storage.close();
      void queue.flush().finally(queue.stop);
    },
  };
}
