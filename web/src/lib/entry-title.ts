import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What the window is called after, where the page shows something that has a title of its own; undefined until that is known. */
export const entryTitleAtom = atom<string | null | undefined>(null);

/** Calls the window after what the page shows, as long as it does; undefined while that is not known, null for nothing. */
export function useEntryTitle(title: string | null | undefined): void {
  const setTitle = useSetAtom(entryTitleAtom);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
