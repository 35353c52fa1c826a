import type { Queryable } from '../../platform/database.ts';

// What is stored about an account, table by table. Hashes of passwords and tokens are left out: they are secrets, not information
// about the user.

export function accountOf(db: Queryable, userId: string) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      firstName: true,
      lastName: true,
      language: true,
      createdAt: true,
      updatedAt: true,
      identities: { select: { provider: true, subject: true, createdAt: true } },
      sessions: {
        select: { userAgent: true, remember: true, createdAt: true, lastSeenAt: true, expiresAt: true },
        orderBy: { createdAt: 'asc' },
      },
    },
  });
}

export async function paymentsOf(db: Queryable, userId: string) {
  const orders = await db.order.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true, openKey: true },
    include: {
      attempts: { omit: { orderId: true } },
      fulfilment: { omit: { orderId: true, userId: true } },
      documents: { omit: { orderId: true } },
      refunds: { omit: { orderId: true } },
      withdrawal: { omit: { orderId: true, nextCheckAt: true, escalatedAt: true } },
      disputes: { select: { provider: true, state: true, reason: true, amount: true, currency: true, openedAt: true } },
    },
  });
  const subscriptions = await db.subscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    // Without the provider's references, which can start payments, and without the scheduler's own columns.
    select: {
      id: true,
      packageSlug: true,
      catalogue: true,
      state: true,
      provider: true,
      methodLabel: true,
      periodEndsAt: true,
      dueAt: true,
      trialEndsAt: true,
      createdAt: true,
      cancelledAt: true,
      endedAt: true,
      periods: { select: { seq: true, startsAt: true, endsAt: true, orderId: true }, orderBy: { seq: 'asc' } },
    },
  });
  return { orders, subscriptions };
}

export function activityOf(db: Queryable, userId: string) {
  return db.auditEvent.findMany({
    where: { userId },
    orderBy: { at: 'asc' },
    select: { at: true, kind: true, network: true, details: true },
  });
}

/** The ids of the account's resumes, those in the trash too. */
export function resumesOf(db: Queryable, userId: string) {
  return db.resume.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, removedAt: true },
  });
}

/** What a view differs in from its base, and the offer of a variant; null for a resume that has neither. */
export async function viewDataOf(db: Queryable, userId: string, id: string) {
  const row = await db.resume.findFirst({ where: { id, userId }, select: { overlay: true, offer: true } });
  return row && (row.overlay ?? row.offer) !== null ? row : null;
}

/** The earlier versions of a resume, without their content. */
export function versionsOf(db: Queryable, userId: string, resumeId: string) {
  return db.resumeVersion.findMany({
    where: { resumeId, resume: { userId } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { id: true, photoKey: true },
  });
}

/** One earlier version; null if it has been removed meanwhile. */
export function versionOf(db: Queryable, userId: string, id: string) {
  return db.resumeVersion.findFirst({
    where: { id, resume: { userId } },
    select: { cause: true, at: true, revision: true, downloadId: true, content: true },
  });
}

export function downloadsOf(db: Queryable, userId: string) {
  return db.download.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true },
  });
}

export function letterDownloadsOf(db: Queryable, userId: string) {
  return db.letterDownload.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true },
  });
}

export function sentFilesOf(db: Queryable, userId: string) {
  return db.sentFile.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true },
  });
}
