import { CURRENCIES } from '@kreda/site/currencies';
import type { SeededPackage } from '../../../../../prisma/seed/seeded-package.ts';
import type { Database, Queryable } from '../../../platform/database.ts';

/** The columns that are read. `grossAmount` and `currency` are those of earlier releases. */
const offer = {
  slug: true,
  kind: true,
  days: true,
  months: true,
  trialDays: true,
  vatRatePercent: true,
  isRecommended: true,
  texts: true,
} as const;

/** The packages on sale, in the order of the price list. */
export function listPackagesOnSale(db: Queryable) {
  return db.package.findMany({ where: { isOnSale: true }, orderBy: { position: 'asc' }, select: offer });
}

/** A package on sale, or null. */
export function findPackageOnSale(db: Queryable, slug: string) {
  return db.package.findFirst({ where: { slug, isOnSale: true }, select: offer });
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

/** No earlier price is known, so the first one may begin at any time before. */
const FIRST_PRICE_FROM = new Date(0);

/** Adds a package with its prices. One with that slug stays as it is. */
export async function insertMissingPackage(db: Database, { grossAmounts, ...seeded }: SeededPackage): Promise<void> {
  const prices = CURRENCIES.map((currency) => ({
    currency,
    grossAmount: grossAmounts[currency],
    validFrom: FIRST_PRICE_FROM,
  }));
  await db.package.upsert({
    where: { slug: seeded.slug },
    create: { ...seeded, grossAmount: grossAmounts.PLN, currency: 'PLN', prices: { create: prices } },
    update: {},
  });
}
