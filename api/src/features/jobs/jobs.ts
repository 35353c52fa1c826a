import type { Database } from '../../platform/database.ts';
import { CONTRACT_KINDS, type ContractKind, JOB_CATEGORIES, type JobCategory } from './kinds.ts';
import { offerSlugSchema } from './offer-slug.ts';
import { countFacets, findOffer, findOfferAddresses, findOffers, type OfferChoice } from './repo.ts';
import { wordsOf } from './words.ts';

/** For a month, in minor units; null: that end is open. */
interface Salary {
  min: number | null;
  max: number | null;
  currency: string;
  isGross: boolean;
}

/** An offer as lists show it. Moments as ISO 8601. */
interface OfferCard {
  slug: string;
  title: string;
  company: string;
  /** Null: anywhere, or nobody said. */
  city: string | null;
  isRemote: boolean;
  category: JobCategory;
  contract: ContractKind | null;
  /** Numbers, or the feed's own words. */
  salary: Salary | string | null;
  /** The language that it is written in. */
  language: string;
  publishedAt: string;
}

/** An offer to read, or what is left of one that has ended. */
export type Offer =
  | (OfferCard & {
      isOpen: true;
      /** Plain text: blank lines between paragraphs, a bullet before each item of a list. */
      description: string;
      /** How the description begins, in whole words, at most 160 characters. */
      summary: string;
      /** Where to apply. */
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
  /** On all pages. */
  count: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

/** What can be chosen, with how many offers each choice would leave beside the other choices. */
export interface Facets {
  cities: { slug: string; name: string; count: number }[];
  categories: { slug: JobCategory; count: number }[];
  contracts: { slug: ContractKind; count: number }[];
  remote: number;
}

const OFFERS_A_PAGE = 20;
const MAX_WORDS = 10;

interface Asking {
  db: Database;
  clock: () => Date;
}

/** Open offers, the newest first. A page behind the last is empty. */
export async function listOffers(
  { db, clock }: Asking,
  { page, ...filter }: OfferFilter & { page: number },
): Promise<OfferPage> {
  const { rows, count } = await findOffers(db, choiceOf(filter), {
    now: clock(),
    skip: (page - 1) * OFFERS_A_PAGE,
    take: OFFERS_A_PAGE,
  });
  return { offers: rows.map(toCard), count, page, pageCount: Math.max(1, Math.ceil(count / OFFERS_A_PAGE)) };
}

/** Every city, category and contract of the open offers. */
export async function listFacets({ db, clock }: Asking, filter: OfferFilter): Promise<Facets> {
  const counted = await countFacets(db, choiceOf(filter), clock());
  const { cities, citiesLeft, categories, categoriesLeft, contracts, contractsLeft, remote } = counted;
  // One city may be written in several ways; the most frequent is its name.
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

/** As many as one sitemap holds (sitemaps.org). */
const LISTED_OFFERS = 49_000;

/** Where the open offers stand, for search engines: the newest first. */
export async function listOfferAddresses({ db, clock }: Asking): Promise<{ slug: string; publishedAt: Date }[]> {
  return findOfferAddresses(db, clock(), LISTED_OFFERS);
}

/** Null for what was never an offer: a page is drawn from that too. */
export async function getOffer({ db, clock }: Asking, slug: string): Promise<Offer | null> {
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
