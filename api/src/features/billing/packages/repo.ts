import type { SeededPackage } from '../../../../../prisma/seed/seeded-package.ts';
import type { Database, Queryable } from '../../../platform/database.ts';

/** The packages on sale, in the order of the price list. */
export function listOffers(db: Queryable) {
  return db.package.findMany({ where: { isOnSale: true }, orderBy: { position: 'asc' } });
}

/** A package on sale, or null. */
export function findOffer(db: Queryable, slug: string) {
  return db.package.findFirst({ where: { slug, isOnSale: true } });
}

/** The packages that renew by themselves, on sale or not. */
export async function findRenewingSlugs(db: Queryable): Promise<string[]> {
  const renewing = await db.package.findMany({ where: { months: { not: null } }, select: { slug: true } });
  return renewing.map(({ slug }) => slug);
}

/** Every package, on sale or not. */
export async function findSlugs(db: Queryable): Promise<string[]> {
  return (await db.package.findMany({ select: { slug: true } })).map(({ slug }) => slug);
}

/** Adds a package. One with that slug stays as it is. */
export async function insertMissingPackage(db: Database, seeded: SeededPackage): Promise<void> {
  await db.package.upsert({ where: { slug: seeded.slug }, create: seeded, update: {} });
}
