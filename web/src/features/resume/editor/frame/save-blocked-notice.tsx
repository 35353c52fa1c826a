import { useEffect, useState } from 'react';
import type { Loadable } from '../../../../lib/loadable.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { FailureDialog } from '../../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../../ui/lazy-panel.tsx';
import type { SaveBlocker } from '../../state/save-blocker.ts';
import type { SaveBlockedDialog as BlockedDialog } from '../save-blocked-dialog.tsx';

interface SaveBlockedNoticeProps {
  /** Imported by each editor, as that of `NarrowSwitch`. */
  chunk: Loadable<typeof BlockedDialog>;
  blocker: SaveBlocker | null;
  /** Says that the document is gone. */
  gone: { title: string; text: string };
}

/** Opens the dialog each time saving becomes impossible. */
export function SaveBlockedNotice({ chunk, blocker, gone }: SaveBlockedNoticeProps) {
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
    <LazyPanel chunk={chunk} frame={(failure) => <FailureDialog onClose={dismiss}>{failure}</FailureDialog>}>
      {(SaveBlockedDialog) => <SaveBlockedDialog blocker={blocker} gone={gone} onClose={dismiss} />}
    </LazyPanel>
  );
}
