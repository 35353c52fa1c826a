import type { UserContext } from '../../../context.ts';
import type { PaymentRail } from '../providers/rail.ts';
import { findCustomerRef, insertMissingCustomer } from './repo.ts';

/** The provider's customer id of the caller, created at first use; null where the provider needs no customer. */
export async function customerOf({ db, clock, user }: UserContext, rail: PaymentRail): Promise<string | null> {
  const key = { userId: user.id, provider: rail.provider };
  const known = await findCustomerRef(db, key);
  if (known) return known;
  const customerRef = await rail.createCustomer({ id: user.id, email: user.email });
  if (customerRef === null) return null;
  // Another tab may be faster. The provider answers both with the same customer.
  await insertMissingCustomer(db, key, { customerRef, now: clock() });
  return (await findCustomerRef(db, key)) ?? customerRef;
}
