import type { Database } from '../../../platform/database.ts';
import type { PaymentRail, Period } from '../providers/rail.ts';
import type { Difference } from './difference.ts';
import { inChunks } from './in-chunks.ts';
import { nullIfUnknown } from './lists-from-database.ts';
import { findDisputes, findKnownDisputes, findOrderOfPayment, type ReportedDispute } from './repo.ts';

const PAGE = 200;

/** All disputes that are open, and those that were opened or changed in a period. */
export async function listReportedDisputes(db: Database, period: Period): Promise<ReportedDispute[]> {
  const disputes: ReportedDispute[] = [];
  for (;;) {
    const page = await findDisputes(db, period, { after: disputes.at(-1)?.id ?? null, limit: PAGE });
    disputes.push(...page);
    if (page.length < PAGE) return disputes;
  }
}

/** Compares our disputes with their provider. */
export async function* compareOwnDisputes(
  rail: PaymentRail,
  disputes: readonly ReportedDispute[],
): AsyncGenerator<Difference> {
  for (const { provider, providerRef: ref, orderId, state, amount, currency } of disputes) {
    if (provider !== rail.provider) continue;
    const there = await nullIfUnknown(rail.retrieveDispute(ref));
    if (there?.state === state && there.amount === amount) continue;
    const atProvider = there ? `${there.state}, of ${there.amount} minor units` : 'unknown';
    const text = `${state}, of ${amount} minor units here, but ${atProvider} at the provider`;
    yield { kind: 'dispute-differs', provider, ref, orderId, amount: -amount, currency, text };
  }
}

/** Finds disputes of our payments that the provider has opened since the begin of a period, and that we do not know. */
export async function* compareProviderDisputes(
  { db, rail }: { db: Database; rail: PaymentRail },
  { from }: Period,
): AsyncGenerator<Difference> {
  const { provider } = rail;
  for await (const refs of inChunks(rail.disputesSince(from))) {
    const known = await findKnownDisputes(db, provider, refs);
    for (const ref of refs.filter((each) => !known.has(each))) {
      const there = await nullIfUnknown(rail.retrieveDispute(ref));
      const orderId = there && (await findOrderOfPayment(db, { provider, providerRef: there.paymentRef }));
      if (!there || !orderId) continue;
      const { amount, currency, state } = there;
      const text = `${state} at the provider, but unknown here`;
      yield { kind: 'dispute-unknown', provider, ref, orderId, amount: -amount, currency, text };
    }
  }
}
