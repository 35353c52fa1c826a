import type { Deps } from '../context.ts';
import { forgetVisitors } from '../features/account/forget-visitors.ts';
import { forgetOldTrials } from '../features/billing/subscriptions/trial-uses.ts';
import { clearWebhookBodies } from '../features/billing/webhook-events/clear-webhook-bodies.ts';
import { forgetOldOffers } from '../features/jobs/forget-old-offers.ts';
import { emptyLetterTrash } from '../features/letter/trash.ts';
import { thinVersions } from '../features/resume/history/thin-versions.ts';
import { emptyTrash } from '../features/resume/trash.ts';
import { forgetOldEvents } from '../platform/audit.ts';
import { sweepWhenDue } from '../platform/files/sweep-files.ts';
import { forgetOutdated, type HousekeepingStep } from '../platform/housekeeping.ts';

type HousekeepingDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'wakeOutbox' | 'forgetOwner'>;

/** The steps of housekeeping. The sweep, which may take minutes, comes last. */
export function housekeepingSteps(deps: HousekeepingDeps): HousekeepingStep[] {
  return [
    {
      name: 'forget-visitors',
      async run() {
        const forgotten = await forgetVisitors(deps);
        if (forgotten > 0) deps.log.info({ forgotten }, 'removed visitors who stayed away');
      },
    },
    { name: 'forget-events', run: () => forgetOldEvents(deps) },
    { name: 'forget-outdated', run: () => forgetOutdated(deps) },
    { name: 'forget-trials', run: () => forgetOldTrials(deps) },
    { name: 'clear-webhook-bodies', run: () => clearWebhookBodies(deps) },
    { name: 'forget-job-offers', run: () => forgetOldOffers(deps) },
    {
      name: 'empty-trash',
      async run() {
        const erased = await emptyTrash(deps);
        if (erased > 0) deps.log.info({ erased }, 'erased CVs that were in the trash for 30 days');
      },
    },
    {
      name: 'empty-letter-trash',
      async run() {
        const erased = await emptyLetterTrash(deps);
        if (erased > 0) deps.log.info({ erased }, 'erased letters that were in the trash for 30 days');
      },
    },
    { name: 'thin-versions', run: (isStopped) => thinVersions(deps, isStopped) },
    { name: 'sweep-files', run: (isStopped) => sweepWhenDue(deps, { isStopped }) },
  ];
}
