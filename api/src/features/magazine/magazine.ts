import type { SiteLanguage } from '@kreda/site/languages';
import type { RouteName } from '@kreda/site/routes';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';

/** A post as lists show it. Moments as ISO 8601. */
interface PostCard {
  slug: string;
  title: string;
  description: string;
  readingMinutes: number;
  /** The address of its picture. */
  cover: string;
  coverAlt: string;
  publishedAt: string;
  author: { slug: string; name: string };
  category: { slug: string; name: string };
}

/** A post to read. */
export interface Post extends PostCard {
  /** HTML that is safe to show. */
  body: string;
  updatedAt: string | null;
  author: { slug: string; name: string; role: string };
  /** Others worth reading after it: of its category first. */
  related: PostCard[];
}

export interface PostPage {
  posts: PostCard[];
  /** From 1. */
  page: number;
  pageCount: number;
}

export interface PostQuery {
  page: number;
  category?: string | undefined;
  author?: string | undefined;
}

const POSTS_A_PAGE = 9;
const RELATED = 3;

const card = {
  author: { select: { slug: true, name: true, role: true } },
  category: { select: { slug: true, name: true } },
} as const;

type Asking = Pick<RequestContext, 'db' | 'clock' | 'language'>;

/** The languages that the magazine is written in. */
export const MAGAZINE_LANGUAGES = ['pl', 'en'] as const satisfies readonly SiteLanguage[];
type MagazineLanguage = (typeof MAGAZINE_LANGUAGES)[number];

/** Whoever reads neither gets English. */
export function magazineLanguage(language: SiteLanguage): MagazineLanguage {
  return language === 'pl' ? 'pl' : 'en';
}

/** Published posts, the newest first. A page behind the last is empty. */
export async function listPosts(context: Asking, { page, category, author }: PostQuery): Promise<PostPage> {
  const where = {
    ...published(context),
    ...(category === undefined ? {} : { categorySlug: category }),
    ...(author === undefined ? {} : { authorSlug: author }),
  };
  const [rows, count] = await Promise.all([
    context.db.magazinePost.findMany({
      where,
      include: card,
      omit: { body: true },
      orderBy: [{ publishedAt: 'desc' }, { slug: 'asc' }],
      skip: (page - 1) * POSTS_A_PAGE,
      take: POSTS_A_PAGE,
    }),
    context.db.magazinePost.count({ where }),
  ]);
  return { posts: rows.map(toCard), page, pageCount: Math.max(1, Math.ceil(count / POSTS_A_PAGE)) };
}

/** @throws {DomainError} `not-found`. */
export async function getPost(context: Asking, slug: string): Promise<Post> {
  const row = await context.db.magazinePost.findFirst({ where: { ...published(context), slug }, include: card });
  if (!row) throw new DomainError('not-found');
  const newest = (where: { categorySlug: string | { not: string } }) =>
    context.db.magazinePost.findMany({
      where: { ...published(context), slug: { not: slug }, ...where },
      include: card,
      omit: { body: true },
      orderBy: [{ publishedAt: 'desc' }, { slug: 'asc' }],
      take: RELATED,
    });
  const { categorySlug } = row;
  const [near, others] = await Promise.all([newest({ categorySlug }), newest({ categorySlug: { not: categorySlug } })]);
  const related = [...near, ...others].slice(0, RELATED);
  return {
    ...toCard(row),
    body: row.body,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    author: row.author,
    related: related.map(toCard),
  };
}

/** An author with their biography, as HTML. @throws {DomainError} `not-found`. */
export async function getAuthor({ db, language }: Asking, slug: string) {
  const author = await db.magazineAuthor.findUnique({
    where: { language_slug: { language: magazineLanguage(language), slug } },
    select: { slug: true, name: true, role: true, biography: true },
  });
  if (!author) throw new DomainError('not-found');
  return author;
}

/** @throws {DomainError} `not-found`. */
export async function getCategory({ db, language }: Asking, slug: string) {
  const category = await db.magazineCategory.findUnique({
    where: { language_slug: { language: magazineLanguage(language), slug } },
    select: { slug: true, name: true, description: true },
  });
  if (!category) throw new DomainError('not-found');
  return category;
}

/** The categories that have posts, by name. */
export async function listCategories(context: Asking) {
  const language = magazineLanguage(context.language);
  const rows = await context.db.magazineCategory.findMany({
    where: { language, posts: { some: published(context) } },
    select: { slug: true, name: true },
  });
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, language));
}

const ENTRIES = ['blog-item', 'blog-author', 'blog-category'] as const;
type EntryPage = (typeof ENTRIES)[number];

/** Whether a page shows something of the magazine that its address names. */
export function isMagazineEntry(name: RouteName): name is EntryPage {
  return ENTRIES.some((entry) => entry === name);
}

/** Whether the magazine has what a page's address names. */
export async function hasEntry(context: Asking, name: EntryPage, slug: string): Promise<boolean> {
  const language = magazineLanguage(context.language);
  const { db } = context;
  if (name === 'blog-item') return (await db.magazinePost.count({ where: { ...published(context), slug } })) > 0;
  if (name === 'blog-author') return (await db.magazineAuthor.count({ where: { language, slug } })) > 0;
  return (await db.magazineCategory.count({ where: { language, slug } })) > 0;
}

function published({ clock, language }: Asking) {
  return { language: magazineLanguage(language), publishedAt: { lte: clock() } };
}

interface Row {
  slug: string;
  title: string;
  description: string;
  readingMinutes: number;
  coverKey: string;
  coverAlt: string;
  publishedAt: Date;
  author: { slug: string; name: string };
  category: { slug: string; name: string };
}

function toCard({ coverKey, publishedAt, author, category, ...row }: Row): PostCard {
  const { slug, title, description, readingMinutes, coverAlt } = row;
  return {
    slug,
    title,
    description,
    readingMinutes,
    coverAlt,
    cover: `/${coverKey.replace('magazine/', 'magazine/covers/')}`,
    publishedAt: publishedAt.toISOString(),
    author: { slug: author.slug, name: author.name },
    category,
  };
}
