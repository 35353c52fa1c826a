import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { inverseOf, replacesSame } from '@kreda/document/kinds/resume/operations/inverse';
import { type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';

/** Undo and redo for the whole resume. */
export interface History {
  /** Records an operation that is about to be applied to `before`. Drops all changes that could be redone. */
  record(before: Resume, operation: Operation): void;
  /** The operations that undo the last change; empty if there is none. */
  undo(): readonly Operation[];
  /** The operations that redo the last undone change; empty if there is none. */
  redo(): readonly Operation[];
  /** Drops the changes of what is another value in `after`: others changed it, and undoing would overwrite that. */
  forgetChanged(before: Resume, after: Resume): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

interface Change {
  target: string;
  undo: readonly Operation[];
  redo: Operation;
  /** Time of its last operation, in milliseconds. */
  at: number;
}

/** Operations on the same target within this time are merged into one change, in milliseconds. */
const MERGE_WITHIN_MS = 1_000;
const MAX_CHANGES = 200;

/**
 * True if the operation adds, deletes, moves, hides or shows entries. It begins a change of its own: undoing it must not remove what was typed
 * just before.
 */
function changesList(before: Resume, operation: Operation): boolean {
  if (operation.type !== 'data' || !('items' in operation.data)) return false;
  const { data } = before.sections[operation.section];
  const listed = (items: readonly { id: string; hidden?: boolean }[]) =>
    items.map(({ id, hidden = false }) => `${id} ${hidden}`).join('\n');
  return 'items' in data && listed(data.items) !== listed(operation.data.items);
}

/** An empty history. `now` is a clock in milliseconds. */
export function createHistory(now: () => number): History {
  let done: Change[] = [];
  let undone: Change[] = [];
  return {
    record(before, operation) {
      const undo = inverseOf(before, operation);
      if (undo.length === 0) return;
      const target = targetOf(operation);
      const at = now();
      const last = done.at(-1);
      const isSoon = last?.target === target && undone.length === 0 && at - last.at < MERGE_WITHIN_MS;
      const isSame = isSoon && !changesList(before, operation);
      // A merged change undoes to its first state and redoes to its last.
      if (isSame) done = [...done.slice(0, -1), { ...last, redo: operation, at }];
      else done = [...done, { target, undo, redo: operation, at }].slice(-MAX_CHANGES);
      undone = [];
    },
    undo() {
      const change = done.at(-1);
      if (!change) return [];
      done = done.slice(0, -1);
      undone = [...undone, change];
      return change.undo;
    },
    redo() {
      const change = undone.at(-1);
      if (!change) return [];
      undone = undone.slice(0, -1);
      // Keystrokes after a redo are not merged into it.
      done = [...done, { ...change, at: Number.NEGATIVE_INFINITY }];
      return [change.redo];
    },
    forgetChanged(before, after) {
      const isKept = ({ redo }: Change) => replacesSame(redo, before, after);
      done = done.filter(isKept);
      undone = undone.filter(isKept);
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
