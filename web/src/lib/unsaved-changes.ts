/** Prefix of the storage keys for the editor's unsaved changes: one entry per resume and tab. */
export const UNSAVED_CHANGES = 'kreda.unsaved-changes.';

/** Removes the unsaved changes of all resumes and tabs, so that the next user of this browser cannot see them after a logout. */
export function forgetUnsavedChanges(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(UNSAVED_CHANGES)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was stored.
  }
}
