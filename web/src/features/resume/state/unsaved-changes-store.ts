import { type UnsavedChange, unsavedChangeSchema } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { UNSAVED_CHANGES } from '../../../lib/unsaved-changes.ts';

/** Stores the unsaved changes of one tab and resume, so that they survive reloads and crashes. */
export interface UnsavedChangesStore {
  /** Returns this tab's changes from before a reload, and those of closed tabs, which belong to this tab from now on. */
  takeOver(): UnsavedChange[];
  /** Replaces this tab's stored changes. If storage is full or switched off, nothing is stored. */
  write(changes: readonly UnsavedChange[]): void;
  /** Marks this tab as closed. Its stored changes go to the next tab that opens the resume. */
  close(): void;
}

const HEARTBEAT_PREFIX = 'kreda.tab.';
const TAB_KEY = 'kreda.tab';
const HEARTBEAT_MS = 5_000;
/** A tab without a heartbeat for this long counts as closed. Longer than browsers throttle timers of background tabs. */
const CLOSED_AFTER_MS = 90_000;

/** Opens the store. Each tab has an entry of its own, so that a tab that has saved everything does not remove another tab's changes. */
export function openUnsavedChanges(uuid: string): UnsavedChangesStore {
  const tab = ownTab();
  const prefix = `${UNSAVED_CHANGES}${uuid}.`;
  const ownKey = prefix + tab;
  const sendHeartbeat = () => writeEntry(HEARTBEAT_PREFIX + tab, String(Date.now()));
  sendHeartbeat();
  const timer = setInterval(sendHeartbeat, HEARTBEAT_MS);

  const write = (changes: readonly UnsavedChange[]) => {
    if (changes.length === 0) removeEntry(ownKey);
    else writeEntry(ownKey, JSON.stringify(changes));
  };
  return {
    takeOver() {
      const leftKeys = entryKeys().filter(
        (key) => key.startsWith(prefix) && key !== ownKey && !isTabOpen(key.slice(prefix.length)),
      );
      const changes = [...leftKeys, ownKey].flatMap(readChanges);
      write(changes);
      for (const key of leftKeys) removeEntry(key);
      return changes;
    },
    write,
    close() {
      clearInterval(timer);
      removeEntry(HEARTBEAT_PREFIX + tab);
    },
  };
}

/** This tab's id, the same after a reload. A duplicated tab copies the id of an open tab, so it gets a new one. */
function ownTab(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known && !isTabOpen(known)) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB_KEY, made);
    return made;
  } catch {
    // Storage is switched off: nothing is stored anyway.
    return 'page';
  }
}

function isTabOpen(tab: string): boolean {
  return Date.now() - Number(readEntry(HEARTBEAT_PREFIX + tab) ?? 0) < CLOSED_AFTER_MS;
}

/** Reads stored changes. Entries that are not valid, such as those of an older release, are ignored. */
function readChanges(key: string): UnsavedChange[] {
  try {
    const stored: unknown = JSON.parse(readEntry(key) ?? '[]');
    return (Array.isArray(stored) ? stored : []).flatMap((one) => {
      const parsed = unsavedChangeSchema.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}

function entryKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeEntry(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function removeEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
