import { PACKAGES } from '../../../../../prisma/seed/packages.ts';
import type { Database } from '../../../platform/database.ts';
import { findSlugs, insertMissingPackage } from './repo.ts';

/** Adds the catalogue's packages that are missing in the database. Packages that are there stay, since operators edit them. */
export async function seedPackages(db: Database): Promise<void> {
  const known = new Set(await findSlugs(db));
  for (const seeded of PACKAGES.filter(({ slug }) => !known.has(slug))) {
    await insertMissingPackage(db, seeded);
  }
}
