import type { UserContext } from '../../../context.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import type { PaymentRail } from '../providers/rail.ts';

/** Who the caller is at a provider, made known there the first time; null where the provider needs nobody. */
export async function customerOf({ db, clock, user }: UserContext, rail: PaymentRail): Promise<string | null> {
  const key = { userId: user.id, provider: rail.provider };
  const find = () => db.providerCustomer.findUnique({ where: { userId_provider: key }, select: { customerRef: true } });
  const known = await find();
  if (known) return known.customerRef;
  const customerRef = await rail.createCustomer({ id: user.id, email: user.email });
  if (customerRef === null) return null;
  try {
    await db.providerCustomer.create({ data: { ...key, customerRef, createdAt: clock() } });
  } catch (error) {
    // Another tab was faster; the provider has answered both with the same one.
    if (!isUniqueViolation(error)) throw error;
  }
  return (await find())?.customerRef ?? customerRef;
}
