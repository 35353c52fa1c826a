import type { Language } from '@kreda/document/engine/text/languages';
import type { Queryable } from '../../../platform/database.ts';
import { mayWriteTo } from '../../../platform/mail/may-write-to.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { getCurrency } from '../orders/repo.ts';
import { findRecipient, findSubscription } from './repo.ts';

/** The data of a mail about a subscription. Money in minor units. */
export interface SubscriptionMailFacts {
  email: string;
  firstName: string;
  /** Whether the address gets mails that it can do without. */
  isVerified: boolean;
  /** Nothing was paid yet: the subscription is a trial, or the first charge after it was declined. */
  isUnpaid: boolean;
  language: Language;
  /** The day of the next charge, or the end of the period. */
  day: Date;
  grossAmount: number;
  currency: string;
  method: string;
}

/** Null when the account was deleted. */
export async function findSubscriptionMailFacts(db: Queryable, id: string): Promise<SubscriptionMailFacts | null> {
  const found = await findSubscription(db, id);
  if (!found || found.userId === null) return null;
  const user = await findRecipient(db, found.userId);
  if (!user) return null;
  const { email, firstName } = user;
  const { language, renewal } = orderSnapshotSchema.parse(found.catalogue);
  const currency = await getCurrency(db, id);
  return {
    email,
    firstName,
    isVerified: mayWriteTo(user),
    isUnpaid: found.periodNo === 0,
    language,
    day: found.cancelledAt === null ? (found.dueAt ?? found.periodEndsAt) : found.periodEndsAt,
    grossAmount: renewal?.grossAmount ?? 0,
    currency,
    method: found.methodLabel ?? '',
  };
}
