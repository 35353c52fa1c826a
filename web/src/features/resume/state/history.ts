/** What a history has to know of a kind of document. */
export interface HistoryRules<Document, Operation> {
  targetOf(operation: Operation): string;
  /** The operations that undo `operation`, which is about to be applied to `before`; none if it cannot be undone. */
  inverseOf(before: Document, operation: Operation): readonly Operation[];
  /** True if the operation begins a change of its own, however soon it follows another of its target. */
  beginsChange(before: Document, operation: Operation): boolean;
  /** True if what the operation replaces is the same in both. */
  replacesSame(operation: Operation, before: Document, after: Document): boolean;
}

/** Undo and redo for a whole document. */
export interface History<Document, Operation> {
  /**
   * Records an operation that is about to be applied to `before`. Drops all changes that could be redone.
   *
   * @param isNewChange whether it begins a change, however soon it follows another of its target.
   */
  record(before: Document, operation: Operation, isNewChange?: boolean): void;
  /** Records a change that has been made already, by the operations that undo it and those that make it again. */
  recordMade(undo: readonly Operation[], redo: readonly Operation[]): void;
  /** The operations that undo the last change; empty if there is none. */
  undo(): readonly Operation[];
  /** The operations that redo the last undone change; empty if there is none. */
  redo(): readonly Operation[];
  /** Drops the changes of what is another value in `after`: others changed it, and undoing would overwrite that. */
  forgetChanged(before: Document, after: Document): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

interface Change<Operation> {
  target: string;
  undo: readonly Operation[];
  redo: readonly Operation[];
  /** Time of its last operation, in milliseconds. */
  at: number;
}

/** Operations on the same target within this time are merged into one change, in milliseconds. */
const MERGE_WITHIN_MS = 1_000;
const MAX_CHANGES = 200;

/** An empty history. `now` is a clock in milliseconds. */
export function createHistory<Document, Operation>(
  { targetOf, inverseOf, beginsChange, replacesSame }: HistoryRules<Document, Operation>,
  now: () => number,
): History<Document, Operation> {
  let done: Change<Operation>[] = [];
  let undone: Change<Operation>[] = [];
  return {
    record(before, operation, isNewChange = false) {
      const undo = inverseOf(before, operation);
      if (undo.length === 0) return;
      const target = targetOf(operation);
      const at = now();
      const last = done.at(-1);
      const isSoon = last?.target === target && undone.length === 0 && at - last.at < MERGE_WITHIN_MS;
      const isSame = isSoon && !isNewChange && !beginsChange(before, operation);
      // A merged change undoes to its first state and redoes to its last.
      if (isSame) done = [...done.slice(0, -1), { ...last, redo: [operation], at }];
      else done = [...done, { target, undo, redo: [operation], at }].slice(-MAX_CHANGES);
      undone = [];
    },
    recordMade(undo, redo) {
      if (undo.length === 0) return;
      done = [...done, { target: '', undo, redo, at: Number.NEGATIVE_INFINITY }].slice(-MAX_CHANGES);
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
      return change.redo;
    },
    forgetChanged(before, after) {
      const isKept = ({ redo }: Change<Operation>) => redo.every((operation) => replacesSame(operation, before, after));
      done = done.filter(isKept);
      undone = undone.filter(isKept);
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
