import { type UnsavedChange, unsavedChangeSchema } from '@kreda/document/edit/unsaved-change';

const key = (uuid: string) => `kreda.unsaved-changes.${uuid}`;

/** Changes of a resume that an earlier page could not save; one that cannot be read any more is forgotten by itself. */
export function readKept(uuid: string): UnsavedChange[] {
  return readStored(uuid).flatMap((stored) => {
    const parsed = unsavedChangeSchema.safeParse(stored);
    return parsed.success ? [parsed.data] : [];
  });
}

function readStored(uuid: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(uuid)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Storage is switched off, or holds something else: there is nothing to restore.
    return [];
  }
}

/** Keeps changes beyond this page. Where storage is full or off they live in memory alone. */
export function writeKept(uuid: string, changes: readonly UnsavedChange[]): void {
  try {
    if (changes.length === 0) localStorage.removeItem(key(uuid));
    else localStorage.setItem(key(uuid), JSON.stringify(changes));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
