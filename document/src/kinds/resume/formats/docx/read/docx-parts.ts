import { strFromU8 } from 'fflate';
import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';
import { unzip } from '../../intake/unzip.ts';

/** More than a part of any resume has. */
const MAX_PART_BYTES = 12 * 1024 * 1024;

/** The parts that have text, formatting or links. Pictures and fonts are not unpacked. */
const NEEDED = /^(?:_rels\/\.rels|[\w/-]*\.xml|[\w/-]*_rels\/[\w.-]+\.rels)$/;

/**
 * The XML parts of a DOCX file by name.
 *
 * @throws UnreadableFileError as `unzip`.
 */
export function docxParts(bytes: Uint8Array): Map<string, string> {
  const parts = unzip(bytes, ({ name, sizeBytes }) => {
    if (!NEEDED.test(name)) return false;
    if (sizeBytes > MAX_PART_BYTES) throw new UnreadableFileError('too-large');
    return true;
  });
  return new Map(parts.map((part) => [part.name, strFromU8(part.bytes)]));
}
