/** How long a report is remembered: until the tab is closed, or as long as this browser keeps its storage. */
export type Memory = 'tab' | 'browser';

const KEY_PREFIX = 'kreda.told.';
/** Keys reported since this page was loaded, also those that may not be stored. */
const reported = new Set<string>();

/** Whether an event of this key was reported before: on this page, or according to storage. */
export function wasReported(key: string, memory: Memory): boolean {
  if (reported.has(key)) return true;
  try {
    return storageOf(memory).getItem(KEY_PREFIX + key) !== null;
  } catch {
    // Storage is switched off: only this page's memory remains.
    return false;
  }
}

export function markReported(key: string): void {
  reported.add(key);
}

/** Remembers the report beyond this page. */
export function storeReported(key: string, memory: Memory): void {
  try {
    storageOf(memory).setItem(KEY_PREFIX + key, '1');
  } catch {
    // Storage is switched off or full: only this page's memory remains.
  }
}

/** Allows the event to be reported again. */
export function forgetReported(key: string, memory: Memory): void {
  reported.delete(key);
  try {
    storageOf(memory).removeItem(KEY_PREFIX + key);
  } catch {
    // Storage is switched off: nothing was stored.
  }
}

function storageOf(memory: Memory): Storage {
  return memory === 'tab' ? sessionStorage : localStorage;
}
