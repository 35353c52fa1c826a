import type { PartFacts } from '@kreda/proto/renderer-service';
import type { PartReason } from './part-refused.ts';

export interface JoinResult {
  files: Uint8Array[];
  isWithinSize: boolean;
  parts: PartFacts[];
}

/** The messages of a joining process: that it has started, which part it works on (an index), and its answer. */
export type JoinMessage =
  | 'ready'
  | { part: number }
  | { joined: JoinResult }
  | { refused: PartReason; problem: string }
  | { error: string };
