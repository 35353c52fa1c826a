import type { Deps } from '../context.ts';
import { seedPackages } from '../features/billing/packages/seed-packages.ts';
import { seedSampleVoucher } from '../features/billing/vouchers/vouchers.ts';
import { seedJobs } from '../features/jobs/seed-jobs.ts';
import { seedMagazine } from '../features/magazine/seed-magazine.ts';
import { isConflict, isUniqueViolation } from '../platform/database-errors.ts';

const MAX_ATTEMPTS = 8;

/**
 * Inserts packages and articles into a new database, and outside production samples. Several processes may do it at the same time, as in
 * a first deployment.
 */
export async function seedDatabase({ db, files, clock, config }: Pick<Deps, 'db' | 'files' | 'clock' | 'config'>) {
  await retryOnConflict(() => seedPackages(db));
  if (!config.isProduction) {
    await retryOnConflict(() => seedSampleVoucher(db, clock()));
    await retryOnConflict(() => seedJobs({ db, clock }));
  }
  await retryOnConflict(() => seedMagazine({ db, files, clock }));
}

/** Retries after a conflict with another process that seeds: the retry finds the rows of the other process. */
async function retryOnConflict(seed: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await seed();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(isUniqueViolation(error) || isConflict(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt * (1 + Math.random())));
    }
  }
}
