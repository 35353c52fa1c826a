import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** The parts of the file by path. */
export type Parts = Record<string, Uint8Array>;

/** The oldest date that a ZIP file can have: the time of writing would make the same resume another file. */
const NO_TIME = new Date(1980, 0, 1);
const PICTURE = /\.(jpe?g|png)$/;

/** Reads the parts of a package. */
export function unpack(file: Uint8Array): Parts {
  return unzipSync(file);
}

/** The parts as a package: the same parts give the same bytes. */
export function pack(parts: Parts): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  // The list of content types is the first part of a package, by convention.
  const paths = Object.keys(parts).toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  for (const path of paths) entries[path] = [parts[path]!, { level: PICTURE.test(path) ? 0 : 6 }];
  return zipSync(entries, { mtime: NO_TIME });
}

function rank(path: string): number {
  return path === '[Content_Types].xml' ? 0 : path.startsWith('_rels/') ? 1 : 2;
}

/** Changes a part of XML. */
export function withXml(parts: Parts, path: string, change: (xml: string) => string): Parts {
  const part = parts[path];
  return part ? { ...parts, [path]: strToU8(change(strFromU8(part))) } : parts;
}

export function xmlPaths(parts: Parts): string[] {
  return Object.keys(parts).filter((path) => path.endsWith('.xml') || path.endsWith('.rels'));
}
