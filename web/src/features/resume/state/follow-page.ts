/** What a session does as its page comes and goes. */
export interface PagePorts {
  /** The path of the API that takes what is sent as the page goes. */
  quitPath: string;
  /** The changes to send as the page goes. They stay in storage too: whether they were saved shows when the document is opened again. */
  takeUnsent(): readonly unknown[];
  /** Loads the server's version. Rejects if the server does not answer. */
  refresh(): Promise<void>;
  /** Saves all pending changes now. */
  flush(): Promise<void>;
}

/**
 * Saves when the connection is back and when the page becomes hidden or goes, and shows what was saved elsewhere when it becomes visible.
 * Returns how to stop.
 */
export function followPage({ quitPath, takeUnsent, refresh, flush }: PagePorts): () => void {
  let isQuitting = false;
  const quit = () => {
    isQuitting = true;
    const changes = takeUnsent();
    if (changes.length > 0)
      navigator.sendBeacon(quitPath, new Blob([JSON.stringify(changes)], { type: 'application/json' }));
  };
  const sendNow = () => void flush();
  const onVisibility = () => {
    // Show what was saved elsewhere. If this fails offline, the next save finds it.
    if (document.visibilityState === 'visible') {
      isQuitting = false;
      refresh().catch(() => {});
    }
    // Flush when the page becomes hidden: mobile browsers may end a hidden page without another event.
    else if (!isQuitting) sendNow();
  };
  window.addEventListener('pagehide', quit);
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', quit);
    window.removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
