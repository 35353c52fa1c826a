import type { PageEntry } from '@kreda/site/page-head';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The entry of a page whose address names no item, such as a job offer. */
const PAGE_ITSELF: PageEntry = { state: 'there' };

/**
 * The item that the page's address names, such as a job offer; undefined until the page has found it. Null until the first page
 * is hydrated: until then the document's head stays as the server wrote it.
 */
export const pageEntryAtom = atom<PageEntry | undefined | null>(null);

/** Marks the first page as hydrated. A page that names an item has set its entry before. */
export function useFirstPageEntry(): void {
  const setEntry = useSetAtom(pageEntryAtom);
  useEffect(() => setEntry((entry) => (entry === null ? PAGE_ITSELF : entry)), [setEntry]);
}

/** Sets the page's entry while the component is mounted; undefined while it is not known. */
export function usePageEntry(entry: PageEntry | undefined): void {
  const setEntry = useSetAtom(pageEntryAtom);
  const known = entry && JSON.stringify(entry);
  useEffect(() => {
    setEntry(known === undefined ? undefined : (JSON.parse(known) as PageEntry));
    return () => setEntry(PAGE_ITSELF);
  }, [known, setEntry]);
}
