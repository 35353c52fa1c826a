import { type UnsavedChange, unsavedChangeSchema } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { UNSAVED_CHANGES } from '../../../lib/unsaved-changes.ts';

/** What a page keeps of its unsaved changes beyond its own life. */
export interface UnsavedChangesStore {
  /** What this tab kept before a reload, and what tabs that are gone have leftKeys, as this tab's own from now on. */
  takeOver(): UnsavedChange[];
  /** Keeps changes in place of all that this tab kept before. Where storage is full or off they live in memory alone. */
  write(changes: readonly UnsavedChange[]): void;
  /** This tab is done; what it still keeps is there for the next that opens the resume. */
  close(): void;
}

const HEARTBEAT_PREFIX = 'kreda.tab.';
const TAB_KEY = 'kreda.tab';
const HEARTBEAT_MS = 5_000;
/** Longer than browsers let the timers of a tab in the background rest. */
const CLOSED_AFTER_MS = 90_000;

/** Two tabs on one resume keep apart what each has not saved: the one that saves everything must not forget for the other. */
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

/** This tab's name, the same after a reload. A duplicated tab brings the name of one that lives, and takes another. */
function ownTab(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known && !isTabOpen(known)) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB_KEY, made);
    return made;
  } catch {
    // Storage is switched off: nothing outlives this page anyway.
    return 'page';
  }
}

function isTabOpen(tab: string): boolean {
  return Date.now() - Number(readEntry(HEARTBEAT_PREFIX + tab) ?? 0) < CLOSED_AFTER_MS;
}

/** What cannot be read any more is forgotten by itself. */
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
