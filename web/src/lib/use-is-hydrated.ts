import { useSyncExternalStore } from 'react';

/**
 * False during server-side rendering and hydration, which must give the same HTML; true afterwards. For components that depend on
 * the browser's cookies or the document.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
