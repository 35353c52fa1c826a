import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../lib/analytics/analytics.ts';
import { pageEntryAtom } from '../lib/page-entry.ts';
import { pageLocation } from './layout/page-location.ts';

/** The path of the last recorded view. */
let viewed: string | null = null;

/**
 * Records a page view once per navigation to another path. A page that only redirects is not recorded. A page without a title yet
 * is recorded when it has one.
 */
export function usePageView(): void {
  const { pathname } = useLocation();
  const store = useStore();
  const entry = useAtomValue(pageEntryAtom);
  useEffect(() => {
    // After the effects of parents and children, which set the title or redirect.
    const timer = setTimeout(() => {
      const latest = store.get(pageEntryAtom);
      // A newer entry than the rendered one means that the title is still that of the page before: the effect runs again with it.
      // The first page has its title from the server.
      const isTitled = latest !== undefined && (latest === entry || entry === null);
      if (viewed === pathname || location.pathname !== pathname || !isTitled) return;
      viewed = pathname;
      const page = { page_title: document.title, page_location: pageLocation(location.origin, pathname) };
      track({ event: 'page_view', ...page });
    });
    return () => clearTimeout(timer);
  }, [pathname, store, entry]);
}
