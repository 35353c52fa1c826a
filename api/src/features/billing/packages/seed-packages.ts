import { PACKAGES } from '../../../../../prisma/seed/packages.ts';
import type { Database } from '../../../platform/database.ts';

/** Puts the catalogue's packages into the database where they are missing; what was edited there stays. */
export async function seedPackages(db: Database): Promise<void> {
  const known = new Set((await db.package.findMany({ select: { slug: true } })).map(({ slug }) => slug));
  for (const seeded of PACKAGES.filter(({ slug }) => !known.has(slug))) {
    await db.package.upsert({ where: { slug: seeded.slug }, create: seeded, update: {} });
  }
}
