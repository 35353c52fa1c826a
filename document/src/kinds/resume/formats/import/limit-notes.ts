import type { ImportNote } from '../intake/import-note.ts';
import type { ImportedResume } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';

/** A resume of thirty pages in which nothing has a field of its own has fewer. */
const MAX_NOTES = 2_000;
/** In all notes together: more than a resume may have. */
const MAX_CHARACTERS = 1_000_000;
/** A resume of thirty pages has two thousand fields. */
const MAX_READINGS = 20_000;
/** A longer path is cut: a table may have a header of any length, and all its rows repeat it. */
const MAX_PATH_CHARACTERS = 200;

/**
 * Bounds what an import says about its file. Notes that share one long text are cheap where the file is read, and not where they are
 * sent.
 *
 * @throws {UnreadableFileError} `too-large`. No note is dropped.
 */
export function limitNotes<Imported extends Pick<ImportedResume, 'notes' | 'readings'>>(imported: Imported): Imported {
  const notes = imported.notes.map((note): ImportNote => ({ ...note, path: cutPath(note.path) }));
  const characters = notes.reduce((sum, { path, text }) => sum + path.length + text.length, 0);
  if (notes.length > MAX_NOTES || characters > MAX_CHARACTERS || (imported.readings?.length ?? 0) > MAX_READINGS) {
    throw new UnreadableFileError('too-large');
  }
  return { ...imported, notes };
}

function cutPath(path: string): string {
  return path.length <= MAX_PATH_CHARACTERS ? path : `${path.slice(0, MAX_PATH_CHARACTERS - 1).toWellFormed()}…`;
}
