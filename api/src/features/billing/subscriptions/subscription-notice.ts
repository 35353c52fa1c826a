import type { Language } from '@kreda/document/engine/text/languages';
import type { Queryable } from '../../../platform/database.ts';
import { mayWriteTo } from '../../account/may-write-to.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';

/** What a mail about a subscription needs. Money in minor units. */
export interface SubscriptionNotice {
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
export async function findSubscriptionNotice(db: Queryable, id: string): Promise<SubscriptionNotice | null> {
  const found = await db.subscription.findUnique({ where: { id } });
  if (!found || found.userId === null) return null;
  const user = await db.user.findUnique({
    where: { id: found.userId },
    select: { email: true, firstName: true, emailVerifiedAt: true, predatesVerification: true },
  });
  if (!user) return null;
  const { email, firstName } = user;
  const { language, renewal } = orderSnapshotSchema.parse(found.catalogue);
  const order = await db.order.findFirstOrThrow({
    where: { subscriptionId: id },
    orderBy: { createdAt: 'desc' },
    select: { currency: true },
  });
  return {
    email,
    firstName,
    isReachable: mayWriteTo(user),
    language,
    day: found.cancelledAt === null ? (found.dueAt ?? found.periodEndsAt) : found.periodEndsAt,
    grossAmount: renewal?.grossAmount ?? 0,
    currency: order.currency,
    method: found.methodLabel ?? '',
  };
}
