import { PAYABLE_STATES } from './order-state.ts';

/** Finds an order while it still waits for its payment; for `where`. */
export function stillPayable(id: string, openKey?: string) {
  return { id, openKey: openKey ?? { not: null }, state: { in: [...PAYABLE_STATES] } };
}
