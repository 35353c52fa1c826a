import { unzipSync } from 'fflate';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** A data export of LinkedIn has about fifty files, and a DOCX with many pictures a hundred. */
const MAX_ENTRIES = 2_000;
/** Of all files that are taken together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

export interface ZipEntry {
  /** With its folders: `word/document.xml`. It may be any text, such as one with `..`. */
  name: string;
  bytes: Uint8Array;
}

/** The signatures of a local header and of the end of an empty archive (APPNOTE.TXT, sections 4.3.7 and 4.3.16). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The files of an archive that `want` asks for. Folders and second files of the same name are left out. The sizes in the archive's
 * directory limit the memory, whatever its streams inflate to.
 *
 * @throws {UnreadableFileError} `encrypted`, `broken`, or `too-large` for too many files or bytes.
 */
export function unzip(archive: Uint8Array, want: (file: { name: string; sizeBytes: number }) => boolean): ZipEntry[] {
  // Bit 0 of the first file's general purpose flags (APPNOTE.TXT, section 4.4.4).
  if (((archive[6] ?? 0) & 1) === 1) throw new UnreadableFileError('encrypted');
  const taken = new Set<string>();
  let entries = 0;
  let unpackedBytes = 0;
  const refuseTooLarge = () => {
    throw new UnreadableFileError('too-large');
  };
  try {
    const files = unzipSync(archive, {
      filter({ name, originalSize }) {
        if (++entries > MAX_ENTRIES) refuseTooLarge();
        if (name.endsWith('/') || taken.has(name) || !want({ name, sizeBytes: originalSize })) return false;
        taken.add(name);
        unpackedBytes += originalSize;
        if (unpackedBytes > MAX_UNPACKED_BYTES) refuseTooLarge();
        return true;
      },
    });
    return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('broken', { problem: error instanceof Error ? error.message : '' });
  }
}

/** The names of all files of an archive. @throws {UnreadableFileError} as `unzip`. */
export function zipNames(archive: Uint8Array): string[] {
  const names: string[] = [];
  unzip(archive, ({ name }) => {
    names.push(name);
    return false;
  });
  return names;
}
