import type { Atom } from '../pagination/flow.ts';
import type { Block } from './block.ts';
import type { Draw } from './draw.ts';

/** A block as something that pagination places whole. */
export function toAtom({ draws, heightPx }: Block): Atom<Draw[]> {
  return { heightPx, payload: draws };
}
