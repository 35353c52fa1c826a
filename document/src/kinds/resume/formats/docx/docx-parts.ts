import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFileError } from '../import/unreadable-file-error.ts';

/** Bounds of a DOCX file: more than any resume has, and little enough to hold in memory. */
const MAX_ENTRIES = 4_000;
const MAX_PART_BYTES = 12 * 1024 * 1024;
const MAX_BYTES = 24 * 1024 * 1024;

/** The parts that have text, formatting or links. Pictures and fonts are not unpacked. */
const NEEDED = /^(?:_rels\/\.rels|[\w/-]*\.xml|[\w/-]*_rels\/[\w.-]+\.rels)$/;

/**
 * The XML parts of a DOCX file by name. A part inflates to no more than the size that the ZIP's directory declares for it, so the
 * declared sizes bound the memory.
 *
 * @throws UnreadableFileError `broken`, `too-large`, or `encrypted` for the container that Word makes of a protected document.
 */
export function docxParts(bytes: Uint8Array): Map<string, string> {
  // [MS-OFFCRYPTO] 1.3.3: a protected document is an OLE compound file, which begins with this signature.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new UnreadableFileError('encrypted');
  let entries = 0;
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    entries++;
    if (entries > MAX_ENTRIES) throw new UnreadableFileError('too-large');
    if (!NEEDED.test(name)) return false;
    total += originalSize;
    if (originalSize > MAX_PART_BYTES || total > MAX_BYTES) throw new UnreadableFileError('too-large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => [name, strFromU8(part)]));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('broken', { problem: 'The ZIP archive is damaged' });
  }
}
