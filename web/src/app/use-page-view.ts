import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../lib/analytics/analytics.ts';
import { pageEntryAtom } from '../lib/page-entry.ts';
import { pageLocation } from './layout/page-location.ts';

/** The path whose view was recorded last. */
let viewed: string | null = null;

/**
 * Records the view of the page that calls it, once for each navigation to another path. A page that only leads on to another, and
 * one that has not got its title yet, is not viewed.
 */
export function usePageView(): void {
  const { pathname } = useLocation();
  const store = useStore();
  const entry = useAtomValue(pageEntryAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that arrives is a trigger, and is read when it has been applied.
  useEffect(() => {
    // After the effects of what stands around and inside: those put the title into the head, or lead on.
    const timer = setTimeout(() => {
      if (viewed === pathname || location.pathname !== pathname || store.get(pageEntryAtom) === undefined) return;
      viewed = pathname;
      const page = { page_title: document.title, page_location: pageLocation(location.origin, pathname) };
      track({ event: 'page_view', ...page });
    });
    return () => clearTimeout(timer);
  }, [pathname, store, entry]);
}
