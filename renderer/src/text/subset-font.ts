import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { deflate } from '../pdf/pdf-objects.ts';
import type { Face } from '../read/page-model.ts';
import { webAssembly } from '../web-assembly.ts';
import { faceKey, readFaceInto } from './fonts.ts';

/** The functions of HarfBuzz's subsetter that are used here. harfbuzzjs ships it as plain WebAssembly. */
interface SubsetLibrary {
  memory: { buffer: ArrayBuffer };
  _initialize?(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_preprocess(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const memoryModeWritable = 2;
const dropTableSet = 3;
const flags = { noHinting: 0x1, retainGlyphIds: 0x2, notdefOutline: 0x40, noLayoutClosure: 0x200 };

// Tables that a TrueType font inside a PDF does not need: the PDF itself holds characters, names and layout.
const droppedTables = [
  'cmap',
  'name',
  'OS/2',
  'post',
  'GSUB',
  'GPOS',
  'GDEF',
  'BASE',
  'STAT',
  'DSIG',
  'gasp',
  'meta',
  'vhea',
  'vmtx',
];

const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
const library = (await webAssembly.instantiate(wasm)).instance.exports as SubsetLibrary;
library._initialize?.();

// A CV has three to five faces of one or two families. The cache holds the faces that most CVs use; all faces would take 60 MB.
const faces = new LRUCache<string, { data: number; prepared: number }>({
  max: 24,
  dispose: ({ data, prepared }) => {
    library.hb_face_destroy(prepared);
    library.free(data);
  },
});

/** A font file as it is embedded in a PDF. */
export interface FontProgram {
  /** The file, compressed with zlib. */
  deflated: Uint8Array;
  /** Size of the uncompressed file, in bytes. */
  length: number;
}

/** In bytes. The three or four subsets of a CV take some 15 KB together. */
const cacheBytes = 8 * 1024 * 1024;
// A CV that is downloaded again after a change mostly uses the same glyphs.
const programs = new LRUCache<string, FontProgram>({
  maxSize: cacheBytes,
  sizeCalculation: ({ deflated }, key) => deflated.length + 2 * key.length,
});

/**
 * Makes a TrueType font with the given glyphs of a face, under their own glyph ids, and .notdef.
 *
 * @throws if HarfBuzz fails.
 */
export function subsetFace(face: Face, glyphs: Iterable<number>): FontProgram {
  return subset(face, glyphs, flags.noHinting | flags.retainGlyphIds | flags.notdefOutline | flags.noLayoutClosure);
}

/** Makes a TrueType font of .notdef and the given glyph as number 1. The glyph should have no outline. */
export function fontOfOneGlyph(face: Face, glyph: number): FontProgram {
  return subset(face, [glyph], flags.noHinting | flags.noLayoutClosure);
}

/** The subset, cached by its glyphs, in any order. */
function subset(face: Face, glyphs: Iterable<number>, inputFlags: number): FontProgram {
  const sorted = Uint16Array.from(glyphs).sort();
  const key = `${faceKey(face)} ${inputFlags} ${Buffer.from(sorted.buffer).toString('latin1')}`;
  const known = programs.get(key);
  if (known) return known;
  const file = makeSubset(face, sorted, inputFlags);
  // zlib's result is a view of a larger buffer, which the cache would keep.
  const program = { deflated: new Uint8Array(deflate(file)), length: file.length };
  programs.set(key, program);
  return program;
}

/**
 * The library has 64 MB of memory. Larger faces (Chinese, Japanese, Korean) are loaded for each subset and freed again. That takes 30 ms;
 * preparing them for reuse would take ten times as long.
 */
const largestKeptBytes = 2 * 1024 * 1024;

function makeSubset(face: Face, glyphs: Iterable<number>, inputFlags: number): Uint8Array {
  const known = faces.get(faceKey(face));
  const { data, length } = known ? { data: 0, length: 0 } : readIntoLibrary(face);
  if (known || length <= largestKeptBytes) {
    return subsetOf(known?.prepared ?? prepare(face, data, length), { face, glyphs, inputFlags });
  }
  const whole = openFace(data, length);
  try {
    return subsetOf(whole, { face, glyphs, inputFlags });
  } finally {
    library.hb_face_destroy(whole);
    library.free(data);
  }
}

interface Subsetting {
  face: Face;
  glyphs: Iterable<number>;
  inputFlags: number;
}

function subsetOf(hbFace: number, { face, glyphs, inputFlags }: Subsetting): Uint8Array {
  const input = library.hb_subset_input_create_or_fail();
  if (input === 0) throw new Error('the subsetter is out of memory');
  try {
    library.hb_subset_input_set_flags(input, inputFlags);
    const dropped = library.hb_subset_input_set(input, dropTableSet);
    for (const tag of droppedTables) library.hb_set_add(dropped, Buffer.from(tag.padEnd(4)).readUInt32BE());
    const wanted = library.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) library.hb_set_add(wanted, glyph);
    const result = library.hb_subset_or_fail(hbFace, input);
    if (result === 0) throw new Error(`${faceKey(face)} cannot be subset`);
    const blob = library.hb_face_reference_blob(result);
    const length = library.hb_blob_get_length(blob);
    const bytes = new Uint8Array(library.memory.buffer, library.hb_blob_get_data(blob, 0), length).slice();
    library.hb_blob_destroy(blob);
    library.hb_face_destroy(result);
    return bytes;
  } finally {
    library.hb_subset_input_destroy(input);
  }
}

function readIntoLibrary(face: Face): { data: number; length: number } {
  let data = 0;
  const { length } = readFaceInto(face, (bytes) => {
    data = library.malloc(bytes);
    if (data === 0) throw new Error('the subsetter is out of memory');
    return new Uint8Array(library.memory.buffer, data, bytes);
  });
  return { data, length };
}

function openFace(data: number, length: number): number {
  const blob = library.hb_blob_create(data, length, memoryModeWritable, 0, 0);
  const whole = library.hb_face_create(blob, 0);
  library.hb_blob_destroy(blob);
  return whole;
}

/** Prepares a face and caches it, so that each subset of it is fast. */
function prepare(face: Face, data: number, length: number): number {
  const whole = openFace(data, length);
  const prepared = library.hb_subset_preprocess(whole);
  library.hb_face_destroy(whole);
  faces.set(faceKey(face), { data, prepared });
  return prepared;
}
