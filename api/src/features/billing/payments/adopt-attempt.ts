import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { type PaymentRail, RailRefusal } from '../providers/rail.ts';
import { type Attempt, findAttempt } from './apply-payment.ts';
import { readAttemptKey } from './attempt-key.ts';

/**
 * Finds the attempt of a payment whose reference we do not know, because the answer that named it was lost: by the key that it was
 * made with. One that the provider made a second time for the same key becomes an attempt of its own, so that its money is counted
 * and goes back. Null when it is none of ours.
 */
export async function adoptAttempt(deps: BillingDeps, rail: PaymentRail, providerRef: string): Promise<Attempt | null> {
  const { db, clock } = deps;
  const { provider } = rail;
  const key = await keyOf(rail, providerRef);
  const named = key === null ? null : readAttemptKey(key);
  if (!named) return null;
  const where = { ...named, provider };
  const adopted = await db.paymentAttempt.updateMany({
    where: { ...where, providerRef: null },
    data: { providerRef, updatedAt: clock() },
  });
  if (adopted.count === 0) {
    const twin = await db.paymentAttempt.findFirst({ where });
    if (!twin) return null;
    const now = clock();
    const last = await db.paymentAttempt.aggregate({ where: { orderId: twin.orderId }, _max: { attemptNo: true } });
    const attemptNo = (last._max.attemptNo ?? 0) + 1;
    try {
      await db.paymentAttempt.create({
        data: { ...twin, id: randomUUID(), attemptNo, providerRef, state: 'open', createdAt: now, updatedAt: now },
      });
    } catch (error) {
      // Whoever else has just met it was faster; it is found now, or at the next try.
      if (!isUniqueViolation(error)) throw error;
    }
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
