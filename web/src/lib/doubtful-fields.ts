import type { FieldReading } from '@kreda/document/kinds/resume/formats/intake/imported-resume';

/** A field of an imported resume that was read with little confidence and is not confirmed yet. */
export interface DoubtfulField extends FieldReading {
  /** As it was read: a field with another value has been edited, and is not doubtful any more. */
  value: unknown;
}

const PREFIX = 'kreda.doubtful.';

/** The last imported file with pages. A reload loses it; the fields are kept without it. */
let imported: { uuid: string; file: File } | null = null;

/** Keeps the doubtful fields of a resume through reloads of this tab. @param file shows the pages they were read from. */
export function rememberDoubtfulFields(uuid: string, fields: readonly DoubtfulField[], file: File | null): void {
  imported = file && { uuid, file };
  keepDoubtfulFields(uuid, fields);
}

/** Replaces the kept fields. If storage is full or switched off, nothing is kept. */
export function keepDoubtfulFields(uuid: string, fields: readonly DoubtfulField[]): void {
  try {
    if (fields.length === 0) sessionStorage.removeItem(PREFIX + uuid);
    else sessionStorage.setItem(PREFIX + uuid, JSON.stringify(fields));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function doubtfulFieldsOf(uuid: string): readonly DoubtfulField[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + uuid) ?? '[]') as DoubtfulField[];
  } catch {
    // Storage is switched off: nothing was kept.
    return [];
  }
}

/** The file that a resume was imported from; null after a reload, and for formats without pages. */
export function importedFileOf(uuid: string): File | null {
  return imported?.uuid === uuid ? imported.file : null;
}

/** Removes the kept fields of all resumes, so that the next user of this browser cannot see them after a logout. */
export function forgetDoubtfulFields(): void {
  imported = null;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
