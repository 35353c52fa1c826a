import type { BillingDeps } from '../billing-deps.ts';
import type { PaymentRail } from '../providers/rail.ts';
import { findDispute, findStaleDisputes, touchDispute } from './repo.ts';
import { syncDispute } from './sync-dispute.ts';

/** An open dispute is checked again after this time. Banks take weeks. */
const STALE_MS = 6 * 60 * 60_000;
/** How far back new disputes are looked for: longer than providers repeat their events. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;
const BATCH = 50;

/** Finds disputes whose webhook events never came, and decisions about the open ones. */
export async function reconcileDisputes(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps;
  await Promise.all([...deps.rails.values()].map((rail) => findMissedDisputes(deps, rail)));
  const checkedBefore = new Date(clock().getTime() - STALE_MS);
  for (const { id, provider, providerRef } of await findStaleDisputes(db, checkedBefore, BATCH)) {
    const rail = [...deps.rails.values()].find((each) => each.provider === provider);
    try {
      if (rail) await syncDispute(deps, rail.provider, providerRef);
    } catch (error) {
      log.error({ err: error, providerRef }, 'a dispute could not be compared with its provider');
    }
    await touchDispute(db, id, clock());
  }
}

async function findMissedDisputes(deps: BillingDeps, rail: PaymentRail): Promise<void> {
  const { provider } = rail;
  try {
    for await (const providerRef of rail.disputesSince(new Date(deps.clock().getTime() - LOOK_BACK_MS))) {
      if ((await findDispute(deps.db, { provider, providerRef })) === null)
        await syncDispute(deps, provider, providerRef);
    }
  } catch (error) {
    deps.log.error({ err: error, provider }, 'the disputes of a provider could not be listed');
  }
}
