import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import type { FeedOffer } from './offer-schema.ts';
import { offerSlug } from './offer-slug.ts';
import type { ItemProblem, ReadFeed } from './read-feed.ts';
import { findOffersOf, replaceOffers, withdrawOffers } from './repo.ts';
import { citySlugOf, searchTextOf } from './words.ts';

/** The name of a feed. */
export const sourceSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');

/** The result of an import, in numbers of offers. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Offers that are no longer in a complete feed. */
  withdrawn: number;
  problems: ItemProblem[];
}

/** Offers in one SQL statement: few enough for the largest ones. */
const AT_ONCE = 100;

/**
 * Makes a source's offers equal to its feed; idempotent. Offers that are missing in a complete feed end. An offer whose item has a
 * problem stays as it was. If an item with a problem has no readable id, no offer ends, since the item may be any of them.
 */
export async function importJobs(
  { db, clock }: { db: Database; clock: () => Date },
  source: string,
  feed: ReadFeed,
): Promise<ImportReport> {
  const known = await findOffersOf(db, source);
  const before = new Map(known.map((offer) => [offer.externalId, offer]));
  const isSame = (offer: FeedOffer) => {
    const old = before.get(offer.id);
    return old?.checksum === checksumOf(offer) && old.withdrawnAt === null;
  };
  const fresh = feed.offers.filter((offer) => !isSame(offer));
  for (const some of inGroups(fresh)) {
    const rows = some.map((offer) => toRow(source, offer, before.get(offer.id)?.slug));
    await replaceOffers(db, source, rows);
  }
  const gone = endedBy(feed, known);
  const withdrawnAt = clock();
  for (const externalIds of inGroups(gone)) await withdrawOffers(db, source, { externalIds, withdrawnAt });
  const added = fresh.filter(({ id }) => !before.has(id)).length;
  return {
    added,
    changed: fresh.length - added,
    unchanged: feed.offers.length - fresh.length,
    withdrawn: gone.length,
    problems: feed.problems,
  };
}

/** The ids of offers that have ended because the feed no longer has them. */
function endedBy(
  { isComplete, offers, problems }: ReadFeed,
  known: readonly { externalId: string; withdrawnAt: Date | null }[],
): string[] {
  if (!isComplete || problems.some(({ id }) => id === null)) return [];
  const there = new Set([...offers, ...problems].map(({ id }) => id));
  return known
    .filter(({ externalId, withdrawnAt }) => withdrawnAt === null && !there.has(externalId))
    .map(({ externalId }) => externalId);
}

function toRow(source: string, { id: externalId, salary, ...offer }: FeedOffer, slug: string | undefined) {
  const { title, company, city, description } = offer;
  const range = salary && 'currency' in salary ? salary : null;
  return {
    ...offer,
    source,
    externalId,
    slug: slug ?? offerSlug({ source, externalId, title, company }),
    citySlug: city === null ? null : citySlugOf(city) || null,
    salaryMin: range?.min ?? null,
    salaryMax: range?.max ?? null,
    salaryCurrency: range?.currency ?? null,
    salaryIsGross: range?.isGross ?? null,
    salaryText: salary && 'text' in salary ? salary.text : null,
    searchText: searchTextOf(title, company, description),
    withdrawnAt: null,
    checksum: checksumOf({ id: externalId, salary, ...offer }),
  };
}

function checksumOf({ id, title, company, city, isRemote, category, contract, salary, ...rest }: FeedOffer): string {
  const { description, url, language, publishedAt, expiresAt } = rest;
  const where = [city, isRemote, category, contract, salary];
  const said = [id, title, company, where, description, url, language, publishedAt, expiresAt];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, group) =>
    all.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
}
