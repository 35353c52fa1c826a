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
 * Finds the attempt of a payment by its idempotency key, when the provider's answer was lost and no attempt has its reference. If the
 * provider made a second payment for the same key, that becomes an attempt of its own, so that its money is recorded and refunded.
 *
 * @returns null when the payment was not made by us.
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
    // Another process may insert the same one first. Then it is found below, or at the next try.
    await insertDuplicateAttempt(db, keyedAttempt, { attemptNo, providerRef, now });
  }
  return findAttempt(db, { provider, providerRef });
}

async function keyOf(rail: PaymentRail, providerRef: string): Promise<string | null> {
  try {
    return (await rail.retrieve(providerRef)).key;
  } catch (error) {
    // The provider does not know the payment.
    if (error instanceof RailRefusal) return null;
    throw error;
  }
}
