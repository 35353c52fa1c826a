import { useEffect, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import type { LostAccess } from '../state/editor-session.ts';
import { LostAccessDialog } from './lost-access-dialog.tsx';

/** The dialog that opens when nothing can be saved any more; each new loss mounts it anew. */
export function LostAccessNotice({ lost }: { lost: LostAccess }) {
  const [isDismissed, setDismissed] = useState(false);
  const utils = trpc.useUtils();
  useEffect(() => {
    // The menu offers to log in as well.
    if (lost === 'session') void utils.account.me.invalidate();
  }, [lost, utils]);
  return isDismissed ? null : <LostAccessDialog lost={lost} onClose={() => setDismissed(true)} />;
}
