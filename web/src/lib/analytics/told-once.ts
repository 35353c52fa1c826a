/** How long it is known that something was told: as long as the tab is open, or as long as this browser keeps it. */
export type Memory = 'tab' | 'browser';

const KEPT = 'kreda.told.';
/** What this page has told, whether or not it may be kept. */
const told = new Set<string>();

/** Whether it was told before: on this page, or where it was kept. */
export function wasTold(key: string, memory: Memory): boolean {
  if (told.has(key)) return true;
  try {
    return storageOf(memory).getItem(KEPT + key) !== null;
  } catch {
    // Storage is switched off: what this page knows has to do.
    return false;
  }
}

export function noteTold(key: string): void {
  told.add(key);
}

/** Keeps it beyond this page. */
export function keepTold(key: string, memory: Memory): void {
  try {
    storageOf(memory).setItem(KEPT + key, '1');
  } catch {
    // Storage is switched off or full: what this page knows has to do.
  }
}

/** Lets it be told again. */
export function forgetTold(key: string, memory: Memory): void {
  told.delete(key);
  try {
    storageOf(memory).removeItem(KEPT + key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

function storageOf(memory: Memory): Storage {
  return memory === 'tab' ? sessionStorage : localStorage;
}
