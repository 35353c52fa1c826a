import { UnreadableFileError } from '../intake/unreadable-file-error.ts';

/** The deepest nesting and the most nodes of a file; real files have fewer than 20 levels and 10,000 nodes. */
const MAX_DEPTH = 60;
const MAX_NODES = 50_000;

/** Counts the nodes of a file while it is read, and refuses it above the bounds. */
export function createBounds(): { open(depth: number): void } {
  let nodes = 0;
  return {
    open(depth) {
      nodes++;
      if (depth > MAX_DEPTH || nodes > MAX_NODES) throw new UnreadableFileError('too-large');
    },
  };
}
