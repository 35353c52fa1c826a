import type { Language } from '../../../../engine/text/languages.ts';
import { toPrintableLine } from '../../model/printable.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { isZip, unzip } from '../intake/unzip.ts';
import { type FileOfKind, fileKind, isDocx } from './file-kind.ts';
import type { ImportFile } from './import-files.ts';

/** A file with its kind; `found` is null for a file that is of none, and `error` says why it breaks the rules of its kind. */
export type OpenedFile = { name: string; found: FileOfKind | null } | { name: string; error: UnreadableFileError };

/** The largest file of an archive that is read. A large file of a data export holds messages or contacts. */
const MAX_ENTRY_BYTES = 10 * 1024 * 1024;

/**
 * The file, or the files in it if it is an archive. Archives in archives are not opened.
 *
 * @param language likely that of its texts.
 * @throws {UnreadableFileError}
 */
export function openFile({ name, bytes }: ImportFile, language: Language): OpenedFile[] {
  const file = { name: shownName(name), bytes };
  if (!isZip(bytes) || isDocx(bytes)) return [withKind(file, language)];
  return unzip(bytes, isWanted).map((entry) => withKind({ ...entry, name: shownName(entry.name) }, language));
}

/** The most of a file's name that a note shows. */
const MAX_NAME_CHARACTERS = 200;

function shownName(name: string): string {
  return toPrintableLine(name).slice(-MAX_NAME_CHARACTERS);
}

/** Leaves out what a Mac adds to archives, hidden files, and large ones. */
function isWanted({ name, sizeBytes }: { name: string; sizeBytes: number }): boolean {
  const parts = name.split('/');
  return sizeBytes <= MAX_ENTRY_BYTES && !parts.includes('__MACOSX') && !parts.at(-1)?.startsWith('.');
}

function withKind({ name, bytes }: ImportFile, language: Language): OpenedFile {
  try {
    return { name, found: fileKind({ name, bytes }, language) };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { name, error };
    throw error;
  }
}
