import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { saveBlockerAtom } from '../state/editor-session.ts';

export const saveBlockedDialog = loadable(async () => (await import('./save-blocked-dialog.tsx')).SaveBlockedDialog);

/** Opens the dialog each time saving becomes impossible. */
export function SaveBlockedNotice() {
  const blocker = useAtomValue(saveBlockerAtom);
  const [isDismissed, setDismissed] = useState(false);
  const utils = trpc.useUtils();
  useEffect(() => {
    // Refetch the user, so that the menu offers to log in too.
    if (blocker === 'session') void utils.account.me.invalidate();
  }, [blocker, utils]);
  if (!blocker && isDismissed) setDismissed(false);
  if (!blocker || isDismissed) return null;
  const dismiss = () => setDismissed(true);
  return (
    <LazyPanel
      chunk={saveBlockedDialog}
      frame={(failure) => <FailureDialog onClose={dismiss}>{failure}</FailureDialog>}
    >
      {(SaveBlockedDialog) => <SaveBlockedDialog blocker={blocker} onClose={dismiss} />}
    </LazyPanel>
  );
}
