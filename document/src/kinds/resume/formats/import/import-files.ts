import { emptyResume, type Resume } from '../../model/resume.ts';
import { SECTION_SLUGS } from '../../model/sections.ts';
import type { ImportFormat } from './import-format.ts';
import type { ImportedResume, ImportSetting } from './imported-resume.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import type { ReadPdf } from './pdf-content.ts';
import { readKind } from './read-kind.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

export interface ImportFile {
  /** For notes: the content alone decides what a file is. */
  name: string;
  bytes: Uint8Array;
}

export interface ImportedFiles extends ImportedResume {
  format: ImportFormat;
}

/**
 * Makes a resume of files that were chosen together: one file of any format, or the files of one data export of LinkedIn. An archive
 * stands for the files in it. Files without a part of the resume become notes.
 *
 * @throws {UnreadableFileError} if no resume can be made of them.
 */
export async function importFiles(
  files: readonly ImportFile[],
  setting: ImportSetting,
  readPdf: ReadPdf,
): Promise<ImportedFiles> {
  const opened = files.flatMap(openFile);
  const found = oneResume(opened);
  const imported = await readKind(found, setting, readPdf);
  if (isWithoutContent(imported.resume)) throw new UnreadableFileError('nothing-found');
  return imported;
}

/** The only file of a kind that can be imported. */
function oneResume(opened: readonly OpenedFile[]) {
  const [first, second] = opened.flatMap((file) => ('found' in file && file.found ? [{ ...file, ...file.found }] : []));
  if (second) {
    throw new UnreadableFileError('not-of-format', { path: second.name, problem: 'One CV at a time can be imported' });
  }
  if (first) return first;
  const refused = opened.find((file) => 'error' in file);
  throw refused && 'error' in refused ? refused.error : new UnreadableFileError('unknown-format');
}

/** True if the file filled no field: its format was read, and it holds no resume. */
function isWithoutContent({ uuid, language, sections }: Resume): boolean {
  const empty = emptyResume(uuid, language).sections;
  return SECTION_SLUGS.every((slug) => JSON.stringify(sections[slug].data) === JSON.stringify(empty[slug].data));
}
