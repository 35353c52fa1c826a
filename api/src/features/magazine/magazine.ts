import type { SiteLanguage } from '@kreda/site/languages';
import type { RouteName } from '@kreda/site/routes';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  findAuthor,
  findCategories,
  findCategory,
  findOtherPosts,
  findPost,
  findPosts,
  hasAuthor,
  hasCategory,
  hasPost,
  type Published,
} from './repo.ts';

/** A post as lists show it. Times are ISO 8601. */
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

/** A whole post. */
export interface Post extends PostCard {
  /** HTML that is safe to show. */
  body: string;
  updatedAt: string | null;
  author: { slug: string; name: string; role: string };
  /** The newest other posts, those of the same category first. */
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

type MagazineContext = Pick<RequestContext, 'db' | 'clock' | 'language'>;

/** The languages of the magazine. */
export const MAGAZINE_LANGUAGES = ['pl', 'en'] as const satisfies readonly SiteLanguage[];
type MagazineLanguage = (typeof MAGAZINE_LANGUAGES)[number];

/** The magazine's language for an interface language: English where the magazine does not have it. */
export function magazineLanguage(language: SiteLanguage): MagazineLanguage {
  return language === 'pl' ? 'pl' : 'en';
}

/** Published posts, the newest first. A page behind the last is empty. */
export async function listPosts(context: MagazineContext, { page, category, author }: PostQuery): Promise<PostPage> {
  const { rows, count } = await findPosts(
    context.db,
    { ...published(context), category, author },
    { skip: (page - 1) * POSTS_A_PAGE, take: POSTS_A_PAGE },
  );
  return { posts: rows.map(toCard), page, pageCount: Math.max(1, Math.ceil(count / POSTS_A_PAGE)) };
}

/** @throws {DomainError} `not-found`. */
export async function getPost(context: MagazineContext, slug: string): Promise<Post> {
  const row = await findPost(context.db, published(context), slug);
  if (!row) throw new DomainError('not-found');
  const newest = (of: string | { not: string }) =>
    findOtherPosts(context.db, published(context), { slug, categorySlug: of, take: RELATED });
  const { categorySlug } = row;
  const [near, others] = await Promise.all([newest(categorySlug), newest({ not: categorySlug })]);
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
export async function getAuthor({ db, language }: MagazineContext, slug: string) {
  const author = await findAuthor(db, { language: magazineLanguage(language), slug });
  if (!author) throw new DomainError('not-found');
  return author;
}

/** @throws {DomainError} `not-found`. */
export async function getCategory({ db, language }: MagazineContext, slug: string) {
  const category = await findCategory(db, { language: magazineLanguage(language), slug });
  if (!category) throw new DomainError('not-found');
  return category;
}

/** The categories that have posts, by name. */
export async function listCategories(context: MagazineContext) {
  const rows = await findCategories(context.db, published(context));
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, magazineLanguage(context.language)));
}

const ENTRIES = ['blog-item', 'blog-author', 'blog-category'] as const;
type EntryPage = (typeof ENTRIES)[number];

/** Whether a page shows a post, an author or a category, whose slug is in the address. */
export function isMagazineEntry(name: RouteName): name is EntryPage {
  return ENTRIES.some((entry) => entry === name);
}

/** Whether the magazine has the post, author or category of a page's address. */
export async function hasEntry(context: MagazineContext, name: EntryPage, slug: string): Promise<boolean> {
  const { db } = context;
  const key = { language: magazineLanguage(context.language), slug };
  if (name === 'blog-item') return hasPost(db, published(context), slug);
  return name === 'blog-author' ? hasAuthor(db, key) : hasCategory(db, key);
}

function published({ clock, language }: MagazineContext): Published {
  return { language: magazineLanguage(language), now: clock() };
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
