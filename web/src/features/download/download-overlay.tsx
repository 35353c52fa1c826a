import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { track } from '../../lib/analytics/analytics.ts';
import { loadable } from '../../lib/loadable.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { downloadStartedAtom, userOutsideAppAtom } from './download-state.ts';

// Where it does not arrive the download goes on all the same, and its toasts say how far it is.
const downloadDialog = loadable(async () => (await import('./download-dialog.tsx')).DownloadDialog);

/** Watches over a download: nothing else can be done, and the window is not closed by mistake. Once in the page. */
export function DownloadOverlay() {
  const isStarted = useAtomValue(downloadStartedAtom);
  useOutsideApp(isStarted);
  useConfirmClose(isStarted);
  return (
    isStarted && (
      <LazyPanel chunk={downloadDialog} frame={() => null}>
        {(DownloadDialog) => <DownloadDialog />}
      </LazyPanel>
    )
  );
}

/** Keeps the flag of a user who looks elsewhere (specification, section 4), and records it, once, when that happens during a download. */
function useOutsideApp(isDownloading: boolean): void {
  const setOutside = useSetAtom(userOutsideAppAtom);
  useEffect(() => {
    let hasLeft = false;
    const leave = () => {
      setOutside(true);
      if (isDownloading && !hasLeft) track({ event: 'exit_app' });
      hasLeft = true;
    };
    const enter = () => setOutside(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, [isDownloading, setOutside]);
}

/** Asks before the window is closed in the middle of a download. */
function useConfirmClose(isDownloading: boolean): void {
  useEffect(() => {
    if (!isDownloading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDownloading]);
}
