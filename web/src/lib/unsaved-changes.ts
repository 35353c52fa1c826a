/** Where the editor keeps what it has not saved yet: one entry a resume and tab. */
export const UNSAVED_CHANGES = 'kreda.unsaved-changes.';

/** Forgets what any tab has kept of any resume: whoever left does not leave their words to the next at this browser. */
export function forgetUnsavedChanges(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(UNSAVED_CHANGES)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
