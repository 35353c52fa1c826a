import type { Deps } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { type Problem, type ReadMagazine, readMagazine } from './read-magazine.ts';
import { deletePost, deleteUnused, listCoverKeys, listImported, putAuthor, putCategory, putPost } from './repo.ts';

/** The result of an import, in numbers of posts. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Posts that are no longer in the folder. */
  removed: number;
  problems: Problem[];
}

/**
 * Makes the magazine equal to a folder; idempotent. A post whose file has a problem stays as it was. A post whose file is gone is
 * removed.
 *
 * @throws Error when the folder does not exist.
 */
export async function importMagazine(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  folder: string,
): Promise<ImportReport> {
  const read = await readMagazine(folder);
  const known = await listImported(db);
  const checksums = new Map(known.map((post) => [keyOf(post), post.checksum]));
  const fresh = read.posts.filter((post) => checksums.get(keyOf(post)) !== post.checksum);
  const lost = new Set(await files.absent(read.posts.map(({ coverKey }) => coverKey)));
  const uncovered = read.posts.filter((post) => fresh.includes(post) || lost.has(post.coverKey));
  for (const { coverKey, coverBytes } of uncovered) await files.put(coverKey, coverBytes);
  const gone = known.filter((post) => !isThere(read, post));
  await inTransaction(db, async (tx) => {
    for (const author of read.authors) await putAuthor(tx, author);
    for (const category of read.categories) await putCategory(tx, category);
    for (const { file, author, category, cover, coverBytes, updatedAt = null, ...post } of fresh) {
      await putPost(tx, { ...post, authorSlug: author, categorySlug: category, updatedAt });
    }
    for (const post of gone) await deletePost(tx, post);
    await deleteUnused(tx, { authors: keysOf(read.authors), categories: keysOf(read.categories) });
    const covers = await listCoverKeys(tx);
    const unused = known.filter(({ coverKey }) => !covers.includes(coverKey));
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

/** Whether the folder has the post's file, even one with a problem. */
function isThere({ posts, problems }: ReadMagazine, { language, slug }: Key): boolean {
  return (
    posts.some((post) => keyOf(post) === keyOf({ language, slug })) ||
    problems.some(({ file }) => file === `${language}/posts/${slug}.md`)
  );
}
