import { useEffect, useSyncExternalStore } from 'react';

/** What the browser says of its connection; the component draws again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    // Who is sent a page is reached by it.
    () => true,
  );
}

/** Calls back each time the connection is there again. */
export function useWhenOnlineAgain(callback: () => void): void {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
