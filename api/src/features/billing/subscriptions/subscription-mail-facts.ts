import type { Language } from '@kreda/document/engine/text/languages';
import type { Queryable } from '../../../platform/database.ts';
import { mayWriteTo } from '../../account/may-write-to.ts';
import { findUserById } from '../../account/repo.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { getCurrency } from '../orders/repo.ts';
import { findSubscription } from './repo.ts';

/** What a mail about a subscription needs. Money in minor units. */
export interface SubscriptionMailFacts {
  email: string;
  firstName: string;
  /** Whether more than receipts may be sent there. */
  isReachable: boolean;
  language: Language;
  /** When something is charged next, or the period ends. */
  day: Date;
  grossAmount: number;
  currency: string;
  method: string;
}

/** Null when the account is gone. */
export async function findSubscriptionMailFacts(db: Queryable, id: string): Promise<SubscriptionMailFacts | null> {
  const found = await findSubscription(db, id);
  if (!found || found.userId === null) return null;
  const user = await findUserById(db, found.userId);
  if (!user) return null;
  const { email, firstName } = user;
  const { language, renewal } = orderSnapshotSchema.parse(found.catalogue);
  const currency = await getCurrency(db, id);
  return {
    email,
    firstName,
    isReachable: mayWriteTo(user),
    language,
    day: found.cancelledAt === null ? (found.dueAt ?? found.periodEndsAt) : found.periodEndsAt,
    grossAmount: renewal?.grossAmount ?? 0,
    currency,
    method: found.methodLabel ?? '',
  };
}
