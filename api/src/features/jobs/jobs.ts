import type { Database } from '../../platform/database.ts';
import { CONTRACT_KINDS, type ContractKind, JOB_CATEGORIES, type JobCategory } from './kinds.ts';
import { offerSlugSchema } from './offer-slug.ts';
import { countFacets, findOffer, findOfferAddresses, findOffers, type OfferChoice } from './repo.ts';
import { wordsOf } from './words.ts';

/** Per month, in minor units; null for an open end of the range. */
interface Salary {
  min: number | null;
  max: number | null;
  currency: string;
  isGross: boolean;
}

/** An offer as lists show it. Times are ISO 8601. */
interface OfferCard {
  slug: string;
  title: string;
  company: string;
  /** Null for an offer without a place. */
  city: string | null;
  isRemote: boolean;
  category: JobCategory;
  contract: ContractKind | null;
  /** Numbers, or the feed's own text. */
  salary: Salary | string | null;
  /** The language of the offer's text. */
  language: string;
  publishedAt: string;
}

/** An open offer with its text, or the title of one that has ended. */
export type Offer =
  | (OfferCard & {
      isOpen: true;
      /** Plain text: blank lines between paragraphs, a bullet before each item of a list. */
      description: string;
      /** The beginning of the description: whole words, at most 160 characters. */
      summary: string;
      /** The address to apply at. */
      url: string;
      expiresAt: string;
    })
  | { isOpen: false; title: string; company: string };

export interface OfferFilter {
  search?: string | undefined;
  /** A slug of the facets. */
  city?: string | undefined;
  category?: JobCategory | undefined;
  contract?: ContractKind | undefined;
  isRemote?: boolean | undefined;
}

export interface OfferPage {
  offers: OfferCard[];
  /** The number of offers on all pages. */
  count: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

/** The values of each filter. `count` is the number of offers with this value and the other chosen filters. */
export interface Facets {
  cities: { slug: string; name: string; count: number }[];
  categories: { slug: JobCategory; count: number }[];
  contracts: { slug: ContractKind; count: number }[];
  remote: number;
}

const OFFERS_A_PAGE = 20;
const MAX_WORDS = 10;

interface Deps {
  db: Database;
  clock: () => Date;
}

/** Open offers, the newest first. A page behind the last is empty. */
export async function listOffers(
  { db, clock }: Deps,
  { page, ...filter }: OfferFilter & { page: number },
): Promise<OfferPage> {
  const { rows, count } = await findOffers(db, choiceOf(filter), {
    now: clock(),
    skip: (page - 1) * OFFERS_A_PAGE,
    take: OFFERS_A_PAGE,
  });
  return { offers: rows.map(toCard), count, page, pageCount: Math.max(1, Math.ceil(count / OFFERS_A_PAGE)) };
}

/** All cities, categories and contracts of the open offers. */
export async function listFacets({ db, clock }: Deps, filter: OfferFilter): Promise<Facets> {
  const counted = await countFacets(db, choiceOf(filter), clock());
  const { cities, citiesLeft, categories, categoriesLeft, contracts, contractsLeft, remote } = counted;
  // A city may be spelled in several ways: the most frequent spelling is its name.
  const names = new Map<string, string>();
  for (const { citySlug, city } of cities.toSorted((one, other) => one._count - other._count)) {
    if (citySlug !== null && city !== null) names.set(citySlug, city);
  }
  const left = new Map(citiesLeft.map(({ citySlug, _count }) => [citySlug, _count]));
  return {
    cities: [...names]
      .map(([slug, name]) => ({ slug, name, count: left.get(slug) ?? 0 }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
    categories: JOB_CATEGORIES.filter((slug) => categories.some(({ category }) => category === slug)).map((slug) => ({
      slug,
      count: categoriesLeft.find(({ category }) => category === slug)?._count ?? 0,
    })),
    contracts: CONTRACT_KINDS.filter((slug) => contracts.some(({ contract }) => contract === slug)).map((slug) => ({
      slug,
      count: contractsLeft.find(({ contract }) => contract === slug)?._count ?? 0,
    })),
    remote,
  };
}

/** Just below a sitemap's limit of 50,000 addresses (sitemaps.org). */
const LISTED_OFFERS = 49_000;

/** The slugs of the open offers for the sitemap, the newest first. */
export async function listOfferAddresses({ db, clock }: Deps): Promise<{ slug: string; publishedAt: Date }[]> {
  return findOfferAddresses(db, clock(), LISTED_OFFERS);
}

/** Null for an unknown slug, and no error, since server-side rendering shows a page for it too. */
export async function getOffer({ db, clock }: Deps, slug: string): Promise<Offer | null> {
  if (!offerSlugSchema.safeParse(slug).success) return null;
  const row = await findOffer(db, slug);
  const now = clock();
  if (!row || row.publishedAt > now) return null;
  const { title, company, description, url, expiresAt } = row;
  if (row.withdrawnAt !== null || expiresAt <= now) return { isOpen: false, title, company };
  return {
    ...toCard(row),
    isOpen: true,
    description,
    summary: beginningOf(description),
    url,
    expiresAt: expiresAt.toISOString(),
  };
}

function beginningOf(text: string): string {
  const [beginning = ''] = text.replace(/\s+/g, ' ').match(/^.{0,160}(?!\S)/u) ?? [];
  return beginning;
}

function choiceOf({ search = '', ...choice }: OfferFilter): OfferChoice {
  return { ...choice, words: wordsOf(search).slice(0, MAX_WORDS) };
}

interface Row {
  slug: string;
  title: string;
  company: string;
  city: string | null;
  isRemote: boolean;
  category: string;
  contract: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryIsGross: boolean | null;
  salaryText: string | null;
  language: string;
  publishedAt: Date;
}

function toCard({ slug, title, company, city, isRemote, language, publishedAt, ...row }: Row): OfferCard {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryIsGross: isGross, salaryText } = row;
  return {
    slug,
    title,
    company,
    city,
    isRemote,
    category: JOB_CATEGORIES.find((category) => category === row.category) ?? 'other',
    contract: CONTRACT_KINDS.find((contract) => contract === row.contract) ?? null,
    salary: currency === null || isGross === null ? salaryText : { min, max, currency, isGross },
    language,
    publishedAt: publishedAt.toISOString(),
  };
}
