import type { Deps } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { type Problem, type ReadMagazine, readMagazine } from './read-magazine.ts';

/** What an import did, in numbers of posts. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** No longer in the folder. */
  removed: number;
  problems: Problem[];
}

/**
 * Makes the magazine what a folder says: twice is as once. A post whose file has a problem stays as it was; one whose file is gone
 * goes.
 *
 * @throws Error when there is no such folder.
 */
export async function importMagazine(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  folder: string,
): Promise<ImportReport> {
  const read = await readMagazine(folder);
  const known = await db.magazinePost.findMany({
    select: { language: true, slug: true, checksum: true, coverKey: true },
  });
  const checksums = new Map(known.map((post) => [keyOf(post), post.checksum]));
  const fresh = read.posts.filter((post) => checksums.get(keyOf(post)) !== post.checksum);
  const lost = new Set(await files.absent(read.posts.map(({ coverKey }) => coverKey)));
  const uncovered = read.posts.filter((post) => fresh.includes(post) || lost.has(post.coverKey));
  for (const { coverKey, coverBytes } of uncovered) await files.put(coverKey, coverBytes);
  const gone = known.filter((post) => !isThere(read, post));
  await inTransaction(db, async (tx) => {
    for (const { language, slug, name, role, biography } of read.authors) {
      const where = { language_slug: { language, slug } };
      const data = { name, role, biography };
      await tx.magazineAuthor.upsert({ where, create: { language, slug, ...data }, update: data });
    }
    for (const { language, slug, name, description } of read.categories) {
      const where = { language_slug: { language, slug } };
      const data = { name, description };
      await tx.magazineCategory.upsert({ where, create: { language, slug, ...data }, update: data });
    }
    for (const { language, slug, file, author, category, cover, coverBytes, updatedAt, ...post } of fresh) {
      const where = { language_slug: { language, slug } };
      const data = { ...post, authorSlug: author, categorySlug: category, updatedAt: updatedAt ?? null };
      await tx.magazinePost.upsert({ where, create: { language, slug, ...data }, update: data });
    }
    for (const { language, slug } of gone)
      await tx.magazinePost.delete({ where: { language_slug: { language, slug } } });
    await tx.magazineAuthor.deleteMany({ where: { posts: { none: {} }, NOT: { OR: keysOf(read.authors) } } });
    await tx.magazineCategory.deleteMany({ where: { posts: { none: {} }, NOT: { OR: keysOf(read.categories) } } });
    const covers = await tx.magazinePost.findMany({ select: { coverKey: true } });
    const unused = known.filter(({ coverKey }) => !covers.some((cover) => cover.coverKey === coverKey));
    await enqueueRemoval(
      tx,
      unused.map(({ coverKey }) => coverKey),
      { now: clock() },
    );
  });
  const added = fresh.filter((post) => !checksums.has(keyOf(post))).length;
  return {
    added,
    changed: fresh.length - added,
    unchanged: read.posts.length - fresh.length,
    removed: gone.length,
    problems: read.problems,
  };
}

interface Key {
  language: string;
  slug: string;
}

const keyOf = ({ language, slug }: Key): string => `${language}/${slug}`;
const keysOf = (entries: readonly Key[]): Key[] => entries.map(({ language, slug }) => ({ language, slug }));

/** In the folder, be it with a problem. */
function isThere({ posts, problems }: ReadMagazine, { language, slug }: Key): boolean {
  return (
    posts.some((post) => keyOf(post) === keyOf({ language, slug })) ||
    problems.some(({ file }) => file === `${language}/posts/${slug}.md`)
  );
}
