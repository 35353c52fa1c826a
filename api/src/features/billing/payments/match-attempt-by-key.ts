import type { BillingDeps } from '../billing-deps.ts';
import { type PaymentRail, RailRefusal } from '../providers/rail.ts';
import { readAttemptKey } from './attempt-key.ts';
import {
  type Attempt,
  findAttempt,
  findKeyedAttempt,
  insertDuplicateAttempt,
  lastAttemptNo,
  setMissingRef,
} from './repo.ts';

/**
 * Finds the attempt of a payment whose reference we do not know, because the answer that named it was lost: by the key that it was
 * made with. One that the provider made a second time for the same key becomes an attempt of its own, so that its money is counted
 * and goes back. Null when it is none of ours.
 */
export async function matchAttemptByKey(
  deps: BillingDeps,
  rail: PaymentRail,
  providerRef: string,
): Promise<Attempt | null> {
  const { db, clock } = deps;
  const { provider } = rail;
  const key = await keyOf(rail, providerRef);
  const named = key === null ? null : readAttemptKey(key);
  if (!named) return null;
  const keyed = { ...named, provider };
  if (!(await setMissingRef(db, keyed, { providerRef, now: clock() }))) {
    const keyedAttempt = await findKeyedAttempt(db, keyed);
    if (!keyedAttempt) return null;
    const now = clock();
    const attemptNo = (await lastAttemptNo(db, keyedAttempt.orderId)) + 1;
    // Whoever else has just met it may be faster; it is found now, or at the next try.
    await insertDuplicateAttempt(db, keyedAttempt, { attemptNo, providerRef, now });
  }
  return findAttempt(db, { provider, providerRef });
}

async function keyOf(rail: PaymentRail, providerRef: string): Promise<string | null> {
  try {
    return (await rail.retrieve(providerRef)).key;
  } catch (error) {
    // Nothing that the provider knows.
    if (error instanceof RailRefusal) return null;
    throw error;
  }
}
