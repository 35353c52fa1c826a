import type { Deps } from '../context.ts';
import { seedPackages } from '../features/billing/packages/seed-packages.ts';
import { seedSampleVoucher } from '../features/billing/vouchers/vouchers.ts';
import { seedJobs } from '../features/jobs/seed-jobs.ts';
import { seedMagazine } from '../features/magazine/seed-magazine.ts';
import { isConflict, isUniqueViolation } from '../platform/database-errors.ts';

const MAX_ATTEMPTS = 8;

/**
 * Puts into a new database what the product comes with: packages and articles, and outside production what it is tried with.
 * Several processes may do it at once, as a first deployment does.
 */
export async function seedDatabase({ db, files, clock, config }: Pick<Deps, 'db' | 'files' | 'clock' | 'config'>) {
  await amongOthers(() => seedPackages(db));
  if (!config.isProduction) {
    await amongOthers(() => seedSampleVoucher(db, clock()));
    await amongOthers(() => seedJobs({ db, clock }));
  }
  await amongOthers(() => seedMagazine({ db, files, clock }));
}

/** Repeats what met the rows of another process that was at the same: it finds them there, and has less to do. */
async function amongOthers(seed: () => Promise<void>): Promise<void> {
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
