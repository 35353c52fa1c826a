import { emptyResume, type Resume } from '../../model/resume.ts';
import { SECTION_SLUGS } from '../../model/sections.ts';
import type { ImportNote } from '../intake/import-note.ts';
import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import type { FileOfKind } from './file-kind.ts';
import type { ImportFormat } from './import-format.ts';
import { limitNotes } from './limit-notes.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import type { ReadPdf } from './pdf-content.ts';
import { readKind } from './read-kind.ts';

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
  const opened = files.flatMap((file) => openFile(file, setting.language));
  const chosen = oneResume(opened);
  const imported = await readKind(chosen.found, setting, readPdf);
  if (isWithoutContent(imported.resume)) throw new UnreadableFileError('nothing-found');
  const others = opened.filter(({ name }) => !chosen.names.has(name));
  const notes = others.map(({ name }): ImportNote => ({ kind: 'unknown', path: name, text: '' }));
  return limitNotes({ ...imported, notes: [...imported.notes, ...notes] });
}

/** What the resume is read from, and the names of its files: all tables of LinkedIn, or else the only file of a known kind. */
function oneResume(opened: readonly OpenedFile[]): { found: FileOfKind; names: ReadonlySet<string> } {
  const known = opened.flatMap((file) =>
    'found' in file && file.found ? [{ name: file.name, found: file.found }] : [],
  );
  const ofLinkedIn = known.flatMap(({ name, found }) => (found.kind === 'linkedin' ? [{ name, found }] : []));
  if (ofLinkedIn.length > 0) {
    const tables = ofLinkedIn.flatMap(({ found }) => found.tables);
    return { found: { kind: 'linkedin', tables }, names: new Set(ofLinkedIn.map(({ name }) => name)) };
  }
  const [first, second] = known;
  if (second) throw new UnreadableFileError('several-resumes');
  if (first) return { found: first.found, names: new Set([first.name]) };
  const refused = opened.find((file) => 'error' in file);
  throw refused && 'error' in refused ? refused.error : new UnreadableFileError('unknown-format');
}

/** True if the file filled no field: its format was read, and it holds no resume. */
function isWithoutContent({ uuid, language, sections }: Resume): boolean {
  const empty = emptyResume(uuid, language).sections;
  return SECTION_SLUGS.every((slug) => JSON.stringify(sections[slug].data) === JSON.stringify(empty[slug].data));
}
