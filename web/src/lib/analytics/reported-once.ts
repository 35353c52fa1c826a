/** How long it is known that something was told: as long as the tab is open, or as long as this browser keeps it. */
export type Memory = 'tab' | 'browser';

const KEY_PREFIX = 'kreda.told.';
/** What this page has told, whether or not it may be kept. */
const reported = new Set<string>();

/** Whether it was told before: on this page, or where it was kept. */
export function wasReported(key: string, memory: Memory): boolean {
  if (reported.has(key)) return true;
  try {
    return storageOf(memory).getItem(KEY_PREFIX + key) !== null;
  } catch {
    // Storage is switched off: what this page knows has to do.
    return false;
  }
}

export function markReported(key: string): void {
  reported.add(key);
}

/** Keeps it beyond this page. */
export function storeReported(key: string, memory: Memory): void {
  try {
    storageOf(memory).setItem(KEY_PREFIX + key, '1');
  } catch {
    // Storage is switched off or full: what this page knows has to do.
  }
}

/** Lets it be told again. */
export function forgetReported(key: string, memory: Memory): void {
  reported.delete(key);
  try {
    storageOf(memory).removeItem(KEY_PREFIX + key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

function storageOf(memory: Memory): Storage {
  return memory === 'tab' ? sessionStorage : localStorage;
}
