import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { track } from '../../lib/analytics/analytics.ts';
import { loadable } from '../../lib/loadable.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { downloadStartedAtom, userOutsideAppAtom } from './download-state.ts';

// If the dialog cannot be loaded, the download continues and its toasts show the progress.
const downloadDialog = loadable(async () => (await import('./download-dialog.tsx')).DownloadDialog);

/** Blocks the page during a download and confirms before the window is closed. One per page. */
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

/** Tracks whether the window has the focus (specification, section 4). Records once if the user leaves it during a download. */
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

/** Lets the browser ask for confirmation before the window is closed during a download. */
function useConfirmClose(isDownloading: boolean): void {
  useEffect(() => {
    if (!isDownloading) return;
    const confirmClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmClose);
    return () => window.removeEventListener('beforeunload', confirmClose);
  }, [isDownloading]);
}
