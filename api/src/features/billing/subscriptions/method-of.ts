import type { SavedMethod } from '../providers/rail.ts';

/** A saved method in the columns of a subscription. */
export function methodOf(saved: SavedMethod | null) {
  const { customerRef = null, methodRef = null, label: methodLabel = null } = saved ?? {};
  return { customerRef, methodRef, methodLabel };
}
