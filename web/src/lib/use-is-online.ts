import { useEffect, useSyncExternalStore } from 'react';

/** Whether the browser says that it is online. The component renders again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    // On the server: the browser that asked for the page is online.
    () => true,
  );
}

/** Calls back each time the browser goes online again. */
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
