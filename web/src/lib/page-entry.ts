import type { PageEntry } from '@kreda/site/page-head';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A page that names nothing beside itself. */
const PAGE_ITSELF: PageEntry = { state: 'there' };

/**
 * What the page's address names, as far as the page has found it; undefined while that is not known. Null until the first page is
 * alive: the head is as the server wrote it, who knew.
 */
export const pageEntryAtom = atom<PageEntry | undefined | null>(null);

/** Says that the first page is alive; one that names something has said so before. */
export function useFirstPageEntry(): void {
  const setEntry = useSetAtom(pageEntryAtom);
  useEffect(() => setEntry((entry) => (entry === null ? PAGE_ITSELF : entry)), [setEntry]);
}

/** Tells the window what the page shows, as long as it does; undefined while that is not known. */
export function usePageEntry(entry: PageEntry | undefined): void {
  const setEntry = useSetAtom(pageEntryAtom);
  const known = entry && JSON.stringify(entry);
  useEffect(() => {
    setEntry(known === undefined ? undefined : (JSON.parse(known) as PageEntry));
    return () => setEntry(PAGE_ITSELF);
  }, [known, setEntry]);
}
