import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { unreadableAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';

const unreadableDialog = loadable(async () => (await import('./unreadable-dialog.tsx')).UnreadableDialog);

/** Opens the dialog if the browser has kept unsaved changes that this release cannot read; again whenever the resume is opened. */
export function UnreadableNotice() {
  const unreadable = useAtomValue(unreadableAtom);
  const session = useSession();
  const [isDismissed, setDismissed] = useState(false);
  if (unreadable.length === 0 || isDismissed) return null;
  const dismiss = () => setDismissed(true);
  return (
    <LazyPanel chunk={unreadableDialog} frame={(failure) => <FailureDialog onClose={dismiss}>{failure}</FailureDialog>}>
      {(UnreadableDialog) => (
        <UnreadableDialog unreadable={unreadable} onClose={dismiss} onDelete={session.forgetUnreadable} />
      )}
    </LazyPanel>
  );
}
