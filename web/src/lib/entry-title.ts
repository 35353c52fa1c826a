import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What the window is called after, where the page shows something that has a title of its own. */
export const entryTitleAtom = atom<string | null>(null);

/** Calls the window after what the page shows, as long as it does; null while that is not known. */
export function useEntryTitle(title: string | null): void {
  const setTitle = useSetAtom(entryTitleAtom);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
