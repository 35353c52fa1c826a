import type { Block } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import type { Atom } from '../pagination/flow.ts';

/** A block as an unsplittable unit for pagination. */
export function toAtom({ draws, heightPx }: Block): Atom<Draw[]> {
  return { heightPx, payload: draws };
}
