import type { ImportNote } from '../../intake/import-note.ts';
import type { ImportedResume, ImportSetting } from '../../intake/imported-resume.ts';
import { fromPages } from '../../pages/from-pages.ts';
import { readDocx } from './docx-text-items.ts';

/**
 * Reads a resume from a DOCX file, as from pages. The readings have no places, and footnotes are notes of the import.
 *
 * @throws UnreadableFileError if the file cannot be read, or no part of a resume is in it.
 */
export function fromDocx(bytes: Uint8Array, setting: ImportSetting): ImportedResume {
  const { items, footnotes } = readDocx(bytes);
  const imported = fromPages(items, setting, { isPaged: false });
  const notes = footnotes.map((text): ImportNote => ({ kind: 'left-out', path: 'document', text }));
  return { ...imported, notes: [...imported.notes, ...notes] };
}
