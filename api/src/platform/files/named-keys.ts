import type { Queryable } from '../database.ts';

/** The parts of the storage whose files belong to rows. What lies elsewhere is somebody else's, or a probe: it is left alone. */
const PARTS = ['photos', 'downloads', 'invoices', 'magazine'];

/** Whether a file with this key belongs to a row, or did. */
export function belongsToRow(key: string): boolean {
  return PARTS.includes(key.split('/', 1)[0]!);
}

/** Those of the keys that a row names. An invoice's PDF is named by its document's id. */
export async function namedKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const of = (part: string) => keys.filter((key) => key.startsWith(`${part}/`));
  const named = { select: { fileKey: true } } as const;
  const [photos, downloads, covers, documents] = [
    await db.photo.findMany({ where: { fileKey: { in: of('photos') } }, ...named }),
    await db.download.findMany({ where: { fileKey: { in: of('downloads') } }, ...named }),
    await db.magazinePost.findMany({ where: { coverKey: { in: of('magazine') } }, select: { coverKey: true } }),
    await db.billingDocument.findMany({
      where: { id: { in: of('invoices').map(documentIdOf) } },
      select: { id: true },
    }),
  ];
  return new Set([
    ...[...photos, ...downloads].map(({ fileKey }) => fileKey),
    ...covers.map(({ coverKey }) => coverKey),
    ...documents.map(({ id }) => documentKey(id)),
  ]);
}

/** Where the PDF of an invoice or a correction is kept. */
export function documentKey(documentId: string): string {
  return `invoices/${documentId}.pdf`;
}

function documentIdOf(key: string): string {
  return key.slice('invoices/'.length, -'.pdf'.length);
}

const PAGE = 1_000;

/**
 * The keys that photos, downloads and covers name, in pages of neighbours. An invoice's PDF is not among them: it is made when it is
 * asked for.
 */
export async function* namedPages(db: Queryable): AsyncIterable<string[]> {
  const page = (after: string) =>
    ({
      where: { fileKey: { gt: after } },
      orderBy: { fileKey: 'asc' },
      take: PAGE,
      select: { fileKey: true },
    }) as const;
  yield* pages((after) => db.photo.findMany(page(after)));
  yield* pages((after) => db.download.findMany(page(after)));
  const covers = await db.magazinePost.findMany({ select: { coverKey: true }, orderBy: { coverKey: 'asc' } });
  if (covers.length > 0) yield [...new Set(covers.map(({ coverKey }) => coverKey))];
}

async function* pages(read: (after: string) => Promise<{ fileKey: string }[]>): AsyncIterable<string[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await read(after);
    if (rows.length > 0) yield [...new Set(rows.map(({ fileKey }) => fileKey))];
    after = rows.length < PAGE ? undefined : rows.at(-1)?.fileKey;
  }
}
