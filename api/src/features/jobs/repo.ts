import type { Prisma } from '../../../../prisma/generated/mysql/client.ts';
import { type Database, inTransaction } from '../../platform/database.ts';
import type { ContractKind, JobCategory } from './kinds.ts';

/** The filter of a query for open offers. */
export interface OfferChoice {
  /** An offer must have all of these words. */
  words: readonly string[];
  /** A slug of the facets. */
  city?: string | undefined;
  category?: JobCategory | undefined;
  contract?: ContractKind | undefined;
  isRemote?: boolean | undefined;
}

/** The conditions of a query for open offers. */
function whereOpen(now: Date, { words, city, category, contract, isRemote }: OfferChoice) {
  return {
    publishedAt: { lte: now },
    expiresAt: { gt: now },
    withdrawnAt: null,
    AND: words.map((word) => ({ searchText: { contains: ` ${word}` } })),
    ...(city === undefined ? {} : { citySlug: city }),
    ...(category === undefined ? {} : { category }),
    ...(contract === undefined ? {} : { contract }),
    ...(isRemote ? { isRemote } : {}),
  };
}

const ALL: OfferChoice = { words: [] };

/** Open offers without their descriptions, the newest first, and their number. */
export async function findOffers(
  db: Database,
  choice: OfferChoice,
  { now, skip, take }: { now: Date; skip: number; take: number },
) {
  const where = whereOpen(now, choice);
  const [rows, count] = await Promise.all([
    db.jobOffer.findMany({
      where,
      omit: { description: true, searchText: true },
      orderBy: [{ publishedAt: 'desc' }, { slug: 'asc' }],
      skip,
      take,
    }),
    db.jobOffer.count({ where }),
  ]);
  return { rows, count };
}

/**
 * The number of open offers of each city, category and contract. In `…Left`, the number that also passes all other filters of the
 * choice.
 */
export async function countFacets(db: Database, choice: OfferChoice, now: Date) {
  const without = (part: Exclude<keyof OfferChoice, 'words'>) => whereOpen(now, { ...choice, [part]: undefined });
  const [cities, citiesLeft, categories, categoriesLeft, contracts, contractsLeft, remote] = await Promise.all([
    db.jobOffer.groupBy({ by: ['citySlug', 'city'], where: whereOpen(now, ALL), _count: true }),
    db.jobOffer.groupBy({ by: ['citySlug'], where: without('city'), _count: true }),
    db.jobOffer.groupBy({ by: ['category'], where: whereOpen(now, ALL), _count: true }),
    db.jobOffer.groupBy({ by: ['category'], where: without('category'), _count: true }),
    db.jobOffer.groupBy({ by: ['contract'], where: whereOpen(now, ALL), _count: true }),
    db.jobOffer.groupBy({ by: ['contract'], where: without('contract'), _count: true }),
    db.jobOffer.count({ where: { ...without('isRemote'), isRemote: true } }),
  ]);
  return { cities, citiesLeft, categories, categoriesLeft, contracts, contractsLeft, remote };
}

/** The slugs of open offers, the newest first. */
export function findOfferAddresses(db: Database, now: Date, limit: number) {
  return db.jobOffer.findMany({
    where: whereOpen(now, ALL),
    orderBy: { publishedAt: 'desc' },
    take: limit,
    select: { slug: true, publishedAt: true },
  });
}

/** The offer with this slug, open or not. */
export function findOffer(db: Database, slug: string) {
  return db.jobOffer.findUnique({ where: { slug } });
}

export async function hasOffers(db: Database): Promise<boolean> {
  return (await db.jobOffer.count()) > 0;
}

/** All stored offers of a source, withdrawn ones too. */
export function findOffersOf(db: Database, source: string) {
  return db.jobOffer.findMany({
    where: { source },
    select: { externalId: true, slug: true, checksum: true, withdrawnAt: true },
  });
}

/** The row of an offer. */
export type OfferRow = Prisma.JobOfferCreateManyInput & { source: string; externalId: string };

/** Stores offers of a source in place of those with the same ids. */
export async function replaceOffers(db: Database, source: string, offers: OfferRow[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.jobOffer.deleteMany({ where: { source, externalId: { in: offers.map(({ externalId }) => externalId) } } });
    await tx.jobOffer.createMany({ data: offers });
  });
}

export async function withdrawOffers(
  db: Database,
  source: string,
  { externalIds, withdrawnAt }: { externalIds: string[]; withdrawnAt: Date },
): Promise<void> {
  await db.jobOffer.updateMany({ where: { source, externalId: { in: externalIds } }, data: { withdrawnAt } });
}

export async function deleteExpiredOffers(db: Database, before: Date): Promise<void> {
  await db.jobOffer.deleteMany({ where: { expiresAt: { lte: before } } });
}
