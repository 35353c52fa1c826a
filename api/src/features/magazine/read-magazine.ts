import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteLanguage } from '@kreda/site/languages';
import type { z } from 'zod';
import { ContentError, type ContentFile, readContentFile } from './content-file.ts';
import { authorSchema, categorySchema, postSchema, slugSchema } from './content-schemas.ts';
import { MAGAZINE_LANGUAGES } from './magazine.ts';
import { readingMinutes, renderMarkdown } from './render-markdown.ts';

/** Why a file was left out. The path is relative to the folder; lines count from 1. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

interface Entry {
  language: SiteLanguage;
  slug: string;
  file: string;
}

interface ReadAuthor extends Entry, z.infer<typeof authorSchema> {
  biography: string;
}
interface ReadCategory extends Entry, z.infer<typeof categorySchema> {}
interface ReadPost extends Entry, z.infer<typeof postSchema> {
  body: string;
  readingMinutes: number;
  coverKey: string;
  coverBytes: Uint8Array;
  /** SHA-256 of the file and its cover. */
  checksum: string;
}

export interface ReadMagazine {
  authors: ReadAuthor[];
  categories: ReadCategory[];
  posts: ReadPost[];
  problems: Problem[];
}

const COVERS = 'covers';

const isPublished = (name: string): name is (typeof MAGAZINE_LANGUAGES)[number] =>
  MAGAZINE_LANGUAGES.some((language) => language === name);

const MAX_COVER_BYTES = 2 * 1024 * 1024;
const MAX_POST_BYTES = 200 * 1024;

/**
 * Reads a folder of Markdown: `{language}/posts|authors|categories/{slug}.md` and `covers/`. Files that cannot be read are left out
 * and listed as problems. So are posts whose author or category is missing.
 *
 * @throws Error when the folder does not exist or has no folder of a language.
 */
export async function readMagazine(folder: string): Promise<ReadMagazine> {
  const magazine: ReadMagazine = { authors: [], categories: [], posts: [], problems: [] };
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  if (!languages.some(({ name }) => isPublished(name))) {
    throw new Error(`In ${folder} is no magazine: it has none of the folders ${MAGAZINE_LANGUAGES.join(', ')}`);
  }
  for (const { name: language } of languages.toSorted((one, other) => one.name.localeCompare(other.name))) {
    if (language === COVERS) continue;
    if (!isPublished(language)) {
      const message = `no folder of a magazine: ${MAGAZINE_LANGUAGES.join(', ')} and ${COVERS} are`;
      magazine.problems.push({ file: language, line: 1, message });
      continue;
    }
    const at = (kind: string) => ({ folder, language, kind, problems: magazine.problems });
    magazine.authors.push(
      ...(await readKind(at('authors'), authorSchema, async (entry, data, { body }) => ({
        ...entry,
        ...data,
        biography: renderMarkdown(body),
      }))),
    );
    magazine.categories.push(
      ...(await readKind(at('categories'), categorySchema, async (entry, data) => ({ ...entry, ...data }))),
    );
    magazine.posts.push(
      ...(await readKind(at('posts'), postSchema, (entry, data, file) => readPost(folder, { entry, data, file }))),
    );
  }
  magazine.posts = magazine.posts.filter((post) => belongs(magazine, post));
  return magazine;
}

interface Kind {
  folder: string;
  language: SiteLanguage;
  kind: string;
  problems: Problem[];
}

/** All files of one kind in one language, in the order of their names. */
async function readKind<Schema extends z.ZodType, Read>(
  { folder, language, kind, problems }: Kind,
  schema: Schema,
  finish: (entry: Entry, data: z.output<Schema>, file: ContentFile) => Promise<Read>,
): Promise<Read[]> {
  const inside = path.join(folder, language, kind);
  if (!existsSync(inside)) return [];
  const found: Read[] = [];
  for (const name of (await readdir(inside)).filter((candidate) => candidate.endsWith('.md')).toSorted()) {
    const file = `${language}/${kind}/${name}`;
    try {
      const slug = slugSchema.safeParse(name.slice(0, -'.md'.length));
      if (!slug.success) throw new ContentError(1, 'the file’s name is its address: small letters, digits and hyphens');
      if ((await stat(path.join(inside, name))).size > MAX_POST_BYTES) throw new ContentError(1, 'more than 200 KB');
      const content = readContentFile(await readText(path.join(inside, name)));
      const parsed = schema.safeParse(content.data);
      if (!parsed.success) throw refused(content, parsed.error);
      found.push(await finish({ language, slug: slug.data, file }, parsed.data, content));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push({ file, line: error.line, message: error.message });
    }
  }
  return found;
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (error instanceof TypeError) throw new ContentError(1, 'the file is not UTF-8');
    throw error;
  }
}

function refused(content: ContentFile, error: z.ZodError): ContentError {
  const [first] = error.issues;
  const field = String(first?.path[0] ?? '');
  const unknown = first?.code === 'unrecognized_keys' ? first.keys[0] : undefined;
  return new ContentError(
    content.lineOf(unknown ?? field),
    field ? `${field}: ${first?.message}` : `${first?.message}`,
  );
}

async function readPost(
  folder: string,
  { entry, data, file }: { entry: Entry; data: z.output<typeof postSchema>; file: ContentFile },
): Promise<ReadPost> {
  if (file.body === '') throw new ContentError(file.lineOf('title'), 'there is no text');
  const coverFile = path.join(folder, COVERS, data.cover);
  if (!existsSync(coverFile)) throw new ContentError(file.lineOf('cover'), `cover: there is no covers/${data.cover}`);
  const coverBytes = await readFile(coverFile);
  if (coverBytes.length > MAX_COVER_BYTES) throw new ContentError(file.lineOf('cover'), 'cover: more than 2 MB');
  const coverHash = createHash('sha256').update(coverBytes).digest('hex');
  const checksum = createHash('sha256')
    .update(JSON.stringify([data, file.body, coverHash]))
    .digest('hex');
  return {
    ...entry,
    ...data,
    body: renderMarkdown(file.body),
    readingMinutes: readingMinutes(file.body),
    // Named by its content, so that browsers can cache it for ever.
    coverKey: `magazine/${coverHash.slice(0, 32)}${path.extname(data.cover)}`,
    coverBytes,
    checksum,
  };
}

function belongs({ authors, categories, problems }: ReadMagazine, post: ReadPost): boolean {
  const isSame = (name: string) => (entry: Entry) => entry.language === post.language && entry.slug === name;
  const missing = [
    authors.some(isSame(post.author)) ? null : `author: there is no ${post.language}/authors/${post.author}.md`,
    categories.some(isSame(post.category))
      ? null
      : `category: there is no ${post.language}/categories/${post.category}.md`,
  ].filter((message) => message !== null);
  for (const message of missing) problems.push({ file: post.file, line: 1, message });
  return missing.length === 0;
}
