import { PACKAGES } from '../../../../../prisma/seed/packages.ts';
import type { Database } from '../../../platform/database.ts';
import { findSlugs, insertMissingPackage } from './repo.ts';

/** Puts the catalogue's packages into the database where they are missing; what was edited there stays. */
export async function seedPackages(db: Database): Promise<void> {
  const known = new Set(await findSlugs(db));
  for (const seeded of PACKAGES.filter(({ slug }) => !known.has(slug))) {
    await insertMissingPackage(db, seeded);
  }
}
