import { useSyncExternalStore } from 'react';

/**
 * Whether the page lives in a browser: false while a server draws it and in the first moment here, which has to be the same. For what
 * depends on the browser's cookies or the document.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
