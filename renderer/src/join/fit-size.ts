import type { PartFacts } from '@kreda/proto/renderer-service';
import type { JoinedDocument } from './joined-document.ts';
import {
  dpiOf,
  LEVELS,
  type Level,
  type PlacedPicture,
  type ReducedPicture,
  reducePicture,
} from './reduce-pictures.ts';

/** A document, and the pictures of its attachments by their part. */
export interface FittedDocument {
  document: JoinedDocument;
  /** `part` is an index. */
  pictures: { part: number; picture: PlacedPicture }[];
}

export interface Fitted {
  files: Uint8Array[];
  isWithinSize: boolean;
  /** What became of each part's pictures, by the part's index. */
  reductions: Map<number, Omit<PartFacts, 'pages'>>;
}

/** The pictures of all documents at one level. */
interface Reduction {
  pictures: Map<PlacedPicture, ReducedPicture>;
  savedBytes: number;
}

/** Pictures of fewer bytes are not worth their loss. */
const LEAST_BYTES = 8 * 1024;

/** Writes the documents, with pictures reduced step by step until all together have at most `maxBytes`. 0: no limit. */
export async function fitSize(documents: readonly FittedDocument[], maxBytes: number): Promise<Fitted> {
  let files = await writeAll(documents);
  const reductions: Fitted['reductions'] = new Map();
  if (maxBytes === 0 || sizeOf(files) <= maxBytes) return { files, isWithinSize: true, reductions };
  const originalBytes = sizeOf(files);
  const all = documents.flatMap(({ document, pictures }) => pictures.map((entry) => ({ document, ...entry })));
  const reducible = all.filter(({ picture }) => picture.stream.bytes.length >= LEAST_BYTES);
  const atLevels = new Map<Level, Reduction>();
  const reduceAll = async (level: Level): Promise<Reduction> => {
    const known = atLevels.get(level);
    if (known) return known;
    const reduction: Reduction = { pictures: new Map(), savedBytes: 0 };
    for (const { picture } of reducible) {
      const reduced = await reducePicture(picture, level);
      if (reduced === undefined) continue;
      reduction.pictures.set(picture, reduced);
      reduction.savedBytes += picture.stream.bytes.length - reduced.stream.bytes.length;
    }
    atLevels.set(level, reduction);
    return reduction;
  };
  // A binary search for the finest level that fits: decoding large pictures takes the most time of all.
  let finest = 0;
  let coarsest = LEVELS.length - 1;
  while (finest < coarsest) {
    const middle = Math.floor((finest + coarsest) / 2);
    const { savedBytes } = await reduceAll(LEVELS[middle]!);
    if (originalBytes - savedBytes <= maxBytes) coarsest = middle;
    else finest = middle + 1;
  }
  const { pictures: chosen } = await reduceAll(LEVELS[finest]!);
  for (const { document, picture } of reducible) {
    const reduced = chosen.get(picture);
    if (reduced) document.file.assign(picture.ref, reduced.stream);
  }
  for (const { part, picture } of reducible) {
    const reduced = chosen.get(picture);
    if (reduced) reductions.set(part, added(reductions.get(part), picture, reduced));
  }
  files = await writeAll(documents);
  return { files, isWithinSize: sizeOf(files) <= maxBytes, reductions };
}

function added(
  facts: Omit<PartFacts, 'pages'> = { reducedPictures: 0, bytesBefore: 0, bytesAfter: 0, dpiBefore: 0, dpiAfter: 0 },
  picture: PlacedPicture,
  { stream, dpi }: ReducedPicture,
): Omit<PartFacts, 'pages'> {
  return {
    reducedPictures: facts.reducedPictures + 1,
    bytesBefore: facts.bytesBefore + picture.stream.bytes.length,
    bytesAfter: facts.bytesAfter + stream.bytes.length,
    dpiBefore: Math.max(facts.dpiBefore, Math.round(dpiOf(picture))),
    dpiAfter: Math.max(facts.dpiAfter, dpi),
  };
}

async function writeAll(documents: readonly FittedDocument[]): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const { document } of documents) files.push(await document.write());
  return files;
}

function sizeOf(files: readonly Uint8Array[]): number {
  return files.reduce((bytes, file) => bytes + file.length, 0);
}
