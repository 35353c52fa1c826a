import type { z } from 'zod';
import { UNSAVED_CHANGES } from '../../../lib/unsaved-changes.ts';

/** A stored change that this release cannot read: JSON of an unknown shape, or text that is not JSON. */
export type UnreadableChange = unknown;

/** Stores the unsaved changes of one tab and document, so that they survive reloads and crashes. */
export interface UnsavedChangesStore<Change> {
  /**
   * Returns this tab's changes from before a reload, and those of closed tabs, which belong to this tab from now on. A change that is
   * unreadable stays stored until it is deleted: a newer release may have written it, or the API may have refused it.
   */
  takeOver(): { changes: Change[]; unreadable: readonly UnreadableChange[] };
  /** Replaces this tab's stored changes. If storage is full or switched off, nothing is stored. */
  write(changes: readonly Change[]): void;
  /** Deletes the unreadable changes. */
  deleteUnreadable(): void;
  /** Marks this tab as closed. Its stored changes go to the next tab that opens the document. */
  close(): void;
}

const HEARTBEAT_PREFIX = 'kreda.tab.';
const TAB_KEY = 'kreda.tab';
const HEARTBEAT_MS = 5_000;
/** A tab without a heartbeat for this long counts as closed. Longer than browsers throttle timers of background tabs. */
const CLOSED_AFTER_MS = 90_000;

/** Opens the store. Each tab has an entry of its own, so that a tab that has saved everything does not remove another tab's changes. */
export function openUnsavedChanges<Change>(uuid: string, schema: z.ZodType<Change>): UnsavedChangesStore<Change> {
  const tab = ownTab();
  const prefix = `${UNSAVED_CHANGES}${uuid}.`;
  const ownKey = prefix + tab;
  const sendHeartbeat = () => writeEntry(HEARTBEAT_PREFIX + tab, String(Date.now()));
  sendHeartbeat();
  const timer = setInterval(sendHeartbeat, HEARTBEAT_MS);

  // All tabs share this entry, and `write` does not change it. No tab has this id, so `takeOver` reads it like that of a closed tab.
  const unreadableKey = `${prefix}unreadable`;

  return {
    takeOver() {
      const leftKeys = entryKeys().filter(
        (key) => key.startsWith(prefix) && key !== ownKey && !isTabOpen(key.slice(prefix.length)),
      );
      const records = [...leftKeys, ownKey]
        .flatMap(readRecords)
        .map((record) => ({ record, ...schema.safeParse(record) }));
      const changes = records.flatMap(({ data }) => (data ? [data] : []));
      const unreadable = records.flatMap(({ record, data }) => (data ? [] : [record]));
      // A full storage may have no room for the copies. Then the entries of closed tabs stay as they are.
      if (writeList(unreadableKey, unreadable) && writeList(ownKey, changes))
        for (const key of leftKeys) if (key !== unreadableKey) removeEntry(key);
      return { changes, unreadable };
    },
    write(changes) {
      writeList(ownKey, changes);
    },
    deleteUnreadable() {
      removeEntry(unreadableKey);
    },
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

/** Reads the stored changes of an entry without validating them. Text that is not JSON is returned as one record. */
function readRecords(key: string): unknown[] {
  const text = readEntry(key);
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [stored];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [text];
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

/** Returns false if the storage is full or switched off. An empty list removes the entry. */
function writeList(key: string, list: readonly unknown[]): boolean {
  if (list.length > 0) return writeEntry(key, JSON.stringify(list));
  removeEntry(key);
  return true;
}

/** Returns false if the storage is full or switched off. */
function writeEntry(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

function removeEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
