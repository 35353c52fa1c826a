import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { inverseOf } from '@kreda/document/kinds/resume/operations/inverse';
import { type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';

/** What can be undone and done again, over the whole resume. */
export interface History {
  /** Notes a change that is about to be applied to `before`. Ends what could be done again. */
  record(before: Resume, operation: Operation): void;
  /** The operations that undo the last change; none where there is nothing to undo. */
  undo(): readonly Operation[];
  /** The operations that do again what was undone last. */
  redo(): readonly Operation[];
  canUndo(): boolean;
  canRedo(): boolean;
}

interface Change {
  target: string;
  undo: readonly Operation[];
  redo: Operation;
  /** When it was last added to, ms. */
  at: number;
}

/** Keystrokes in one place that follow each other within this are one change, ms. */
const TOGETHER_MS = 1_000;
const MAX_CHANGES = 200;

/** An empty history. `now` is a clock in ms. */
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
      const isSame = last?.target === target && undone.length === 0 && at - last.at < TOGETHER_MS;
      // The first state is what undoing goes back to, the last one what doing again goes to.
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
      // Typing that goes on is a change of its own.
      done = [...done, { ...change, at: Number.NEGATIVE_INFINITY }];
      return [change.redo];
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
