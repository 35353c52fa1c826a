import { UnreadableFileError } from '../intake/unreadable-file-error.ts';

/** The deepest nesting and the most nodes of a file; real files have fewer than 20 levels and 10,000 nodes. */
export const LIMITS = { depth: 60, nodes: 50_000 };

/** Counts the nodes of a file while it is read, and refuses it above the limits. */
export function createBounds(): { open(depth: number): void } {
  let nodes = 0;
  return {
    open(depth) {
      nodes++;
      if (depth > LIMITS.depth || nodes > LIMITS.nodes) throw new UnreadableFileError('too-large');
    },
  };
}
