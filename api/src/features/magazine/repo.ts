import type { Database, Queryable, Transaction } from '../../platform/database.ts';

const card = {
  author: { select: { slug: true, name: true, role: true } },
  category: { select: { slug: true, name: true } },
} as const;

const newestFirst = [{ publishedAt: 'desc' as const }, { slug: 'asc' as const }];

/** The posts of a language that are published at `now`. */
export interface Published {
  language: string;
  now: Date;
}

function published({ language, now }: Published) {
  return { language, publishedAt: { lte: now } };
}

// Reading

/** Posts without their bodies, the newest first, and the number of all. */
export async function findPosts(
  db: Queryable,
  which: Published & { category?: string | undefined; author?: string | undefined },
  { skip, take }: { skip: number; take: number },
) {
  const { category, author } = which;
  const where = {
    ...published(which),
    ...(category === undefined ? {} : { categorySlug: category }),
    ...(author === undefined ? {} : { authorSlug: author }),
  };
  const [rows, count] = await Promise.all([
    db.magazinePost.findMany({ where, include: card, omit: { body: true }, orderBy: newestFirst, skip, take }),
    db.magazinePost.count({ where }),
  ]);
  return { rows, count };
}

/** A post with its body. */
export function findPost(db: Queryable, which: Published, slug: string) {
  return db.magazinePost.findFirst({ where: { ...published(which), slug }, include: card });
}

/** The newest posts of a category, or of all other categories, without the post `slug`. */
export function findOtherPosts(
  db: Queryable,
  which: Published,
  { slug, categorySlug, take }: { slug: string; categorySlug: string | { not: string }; take: number },
) {
  return db.magazinePost.findMany({
    where: { ...published(which), slug: { not: slug }, categorySlug },
    include: card,
    omit: { body: true },
    orderBy: newestFirst,
    take,
  });
}

/** The address of an author or a category. */
export interface EntryKey {
  language: string;
  slug: string;
}

export function findAuthor(db: Queryable, language_slug: EntryKey) {
  return db.magazineAuthor.findUnique({
    where: { language_slug },
    select: { slug: true, name: true, role: true, biography: true },
  });
}

export function findCategory(db: Queryable, language_slug: EntryKey) {
  return db.magazineCategory.findUnique({
    where: { language_slug },
    select: { slug: true, name: true, description: true },
  });
}

/** Categories that have published posts. */
export function findCategories(db: Queryable, which: Published) {
  return db.magazineCategory.findMany({
    where: { language: which.language, posts: { some: published(which) } },
    select: { slug: true, name: true },
  });
}

export async function hasPost(db: Queryable, which: Published, slug: string): Promise<boolean> {
  return (await db.magazinePost.count({ where: { ...published(which), slug } })) > 0;
}

export async function hasAuthor(db: Queryable, { language, slug }: EntryKey): Promise<boolean> {
  return (await db.magazineAuthor.count({ where: { language, slug } })) > 0;
}

export async function hasCategory(db: Queryable, { language, slug }: EntryKey): Promise<boolean> {
  return (await db.magazineCategory.count({ where: { language, slug } })) > 0;
}

/** Whether the magazine has a post, in any language, published or not. */
export async function hasPosts(db: Queryable): Promise<boolean> {
  return (await db.magazinePost.count()) > 0;
}

// Feeds

/** Gives a user's feed a new address. */
export async function replaceFeed(
  db: Database,
  userId: string,
  feed: { tokenHash: string; createdAt: Date },
): Promise<void> {
  await db.magazineFeed.upsert({ where: { userId }, create: { userId, ...feed }, update: feed });
}

/** The id of the feed's user; null for an unknown token. */
export async function findFeedOwner(db: Database, tokenHash: string): Promise<string | null> {
  const feed = await db.magazineFeed.findUnique({ where: { tokenHash } });
  return feed?.userId ?? null;
}

// Importing

/** The columns of all posts that an import compares. */
export function listImported(db: Queryable) {
  return db.magazinePost.findMany({ select: { language: true, slug: true, checksum: true, coverKey: true } });
}

interface Author extends EntryKey {
  name: string;
  role: string;
  biography: string;
}

export async function putAuthor(tx: Transaction, { language, slug, name, role, biography }: Author): Promise<void> {
  const where = { language_slug: { language, slug } };
  const data = { name, role, biography };
  await tx.magazineAuthor.upsert({ where, create: { language, slug, ...data }, update: data });
}

interface Category extends EntryKey {
  name: string;
  description: string;
}

export async function putCategory(tx: Transaction, { language, slug, name, description }: Category): Promise<void> {
  const where = { language_slug: { language, slug } };
  const data = { name, description };
  await tx.magazineCategory.upsert({ where, create: { language, slug, ...data }, update: data });
}

interface NewPost extends EntryKey {
  title: string;
  description: string;
  body: string;
  readingMinutes: number;
  coverKey: string;
  coverAlt: string;
  publishedAt: Date;
  updatedAt: Date | null;
  checksum: string;
  authorSlug: string;
  categorySlug: string;
}

export async function putPost(tx: Transaction, { language, slug, ...data }: NewPost): Promise<void> {
  const where = { language_slug: { language, slug } };
  await tx.magazinePost.upsert({ where, create: { language, slug, ...data }, update: data });
}

export async function deletePost(tx: Transaction, { language, slug }: EntryKey): Promise<void> {
  await tx.magazinePost.delete({ where: { language_slug: { language, slug } } });
}

/** Removes authors and categories without posts, except those in `keep`. */
export async function deleteUnused(
  tx: Transaction,
  keep: { authors: EntryKey[]; categories: EntryKey[] },
): Promise<void> {
  await tx.magazineAuthor.deleteMany({ where: { posts: { none: {} }, NOT: { OR: keep.authors } } });
  await tx.magazineCategory.deleteMany({ where: { posts: { none: {} }, NOT: { OR: keep.categories } } });
}

/** The keys of all posts' covers. */
export async function listCoverKeys(tx: Transaction): Promise<string[]> {
  const covers = await tx.magazinePost.findMany({ select: { coverKey: true } });
  return covers.map(({ coverKey }) => coverKey);
}
