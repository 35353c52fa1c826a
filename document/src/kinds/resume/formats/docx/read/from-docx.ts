import type { ImportedResume, ImportSetting } from '../../intake/imported-resume.ts';
import { fromPages } from '../../pages/from-pages.ts';
import { docxTextItems } from './docx-text-items.ts';

/**
 * Reads a resume from a DOCX file, as from pages. The readings have no places.
 *
 * @throws UnreadableFileError if the file cannot be read, or no part of a resume is in it.
 */
export function fromDocx(bytes: Uint8Array, setting: ImportSetting): ImportedResume {
  return fromPages(docxTextItems(bytes), setting, { isPaged: false });
}
