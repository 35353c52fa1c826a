import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { lostAccessAtom } from '../state/editor-session.ts';

export const lostAccessDialog = loadable(async () => (await import('./lost-access-dialog.tsx')).LostAccessDialog);

/** Opens the dialog when nothing can be saved any more; each new loss opens it again. */
export function LostAccessNotice() {
  const lost = useAtomValue(lostAccessAtom);
  const [isDismissed, setDismissed] = useState(false);
  const utils = trpc.useUtils();
  useEffect(() => {
    // The menu offers to log in as well.
    if (lost === 'session') void utils.account.me.invalidate();
  }, [lost, utils]);
  if (!lost && isDismissed) setDismissed(false);
  if (!lost || isDismissed) return null;
  const dismiss = () => setDismissed(true);
  return (
    <LazyPanel chunk={lostAccessDialog} frame={(failure) => <FailureDialog onClose={dismiss}>{failure}</FailureDialog>}>
      {(LostAccessDialog) => <LostAccessDialog lost={lost} onClose={dismiss} />}
    </LazyPanel>
  );
}
