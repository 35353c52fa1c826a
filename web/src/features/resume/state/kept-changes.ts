import { type UnsavedChange, unsavedChangeSchema } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { UNSAVED_CHANGES } from '../../../lib/unsaved-changes.ts';

/** A kept change as it is stored: JSON of an unknown shape, or text that is not JSON. */
export type UnreadableChange = unknown;

/** What a page keeps of its unsaved changes beyond its own life. */
export interface KeptChanges {
  /**
   * What this tab kept before a reload, and what tabs that are gone have left, as this tab's own from now on. What this release cannot read
   * stays kept until it is deleted: it may be of a newer release, or refused by the API for good.
   */
  takeOver(): { changes: UnsavedChange[]; unreadable: readonly UnreadableChange[] };
  /** Keeps changes in place of all that this tab kept before. Where storage is full or off they live in memory alone. */
  write(changes: readonly UnsavedChange[]): void;
  /** Deletes what cannot be read. */
  forgetUnreadable(): void;
  /** This tab is done; what it still keeps is there for the next that opens the resume. */
  close(): void;
}

const ALIVE = 'kreda.tab.';
const TAB = 'kreda.tab';
const SIGN_OF_LIFE_MS = 5_000;
/** Longer than browsers let the timers of a tab in the background rest. */
const GONE_AFTER_MS = 90_000;

/** Two tabs on one resume keep apart what each has not saved: the one that saves everything must not forget for the other. */
export function openKeptChanges(uuid: string): KeptChanges {
  const tab = ownTab();
  const prefix = `${UNSAVED_CHANGES}${uuid}.`;
  const ownKey = prefix + tab;
  const showLife = () => put(ALIVE + tab, String(Date.now()));
  showLife();
  const timer = setInterval(showLife, SIGN_OF_LIFE_MS);

  // All tabs share it, and none writes it with its own changes. To the next tab it is left by a tab that is gone.
  const unreadableKey = `${prefix}unreadable`;

  return {
    takeOver() {
      const left = keys().filter(
        (key) => key.startsWith(prefix) && key !== ownKey && !isAlive(key.slice(prefix.length)),
      );
      const kept = [...left, ownKey]
        .flatMap(readRecords)
        .map((record) => ({ record, ...unsavedChangeSchema.safeParse(record) }));
      const changes = kept.flatMap(({ data }) => (data ? [data] : []));
      const unreadable = kept.flatMap(({ record, data }) => (data ? [] : [record]));
      // A full storage may have no room for both: then what those tabs have left stays theirs.
      if (putList(unreadableKey, unreadable) && putList(ownKey, changes))
        for (const key of left) if (key !== unreadableKey) drop(key);
      return { changes, unreadable };
    },
    write(changes) {
      putList(ownKey, changes);
    },
    forgetUnreadable() {
      drop(unreadableKey);
    },
    close() {
      clearInterval(timer);
      drop(ALIVE + tab);
    },
  };
}

/** This tab's name, the same after a reload. A duplicated tab brings the name of one that lives, and takes another. */
function ownTab(): string {
  try {
    const known = sessionStorage.getItem(TAB);
    if (known && !isAlive(known)) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB, made);
    return made;
  } catch {
    // Storage is switched off: nothing outlives this page anyway.
    return 'page';
  }
}

function isAlive(tab: string): boolean {
  return Date.now() - Number(get(ALIVE + tab) ?? 0) < GONE_AFTER_MS;
}

function readRecords(key: string): unknown[] {
  const text = get(key);
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [stored];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [text];
  }
}

function keys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the storage is full or off. An empty list takes no place. */
function putList(key: string, list: readonly unknown[]): boolean {
  if (list.length > 0) return put(key, JSON.stringify(list));
  drop(key);
  return true;
}

function put(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
