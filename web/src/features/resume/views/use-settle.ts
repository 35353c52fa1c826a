import type { Address } from '@kreda/document/kinds/resume/overlay/addresses';
import { takeFromBase } from '@kreda/document/kinds/resume/overlay/take-from-base';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { storedView } from './stored-view.ts';

interface Settle {
  isRunning: boolean;
  /**
   * Keeps a view's own values, or takes the base's, which can be undone in the editor. What was typed is saved first. Resolves to whether it
   * was decided; a toast says why not.
   */
  run(addresses: readonly Address[], choice: 'keep' | 'take'): Promise<boolean>;
}

/** Decides about values of the view that is being edited. The server decides, since it knows the base's newest version. */
export function useSettle(): Settle {
  const session = useSession();
  const utils = trpc.useUtils();
  const [isRunning, setRunning] = useState(false);
  /** Edits the view to the base's newest values. Returns the addresses to settle then. */
  const take = async (addresses: readonly Address[]) => {
    const [view] = await Promise.all([utils.client.resume.view.query({ uuid: session.uuid }), session.refresh()]);
    const resume = session.store.get(resumeAtom);
    if (!resume) return addresses;
    const taking = takeFromBase(storedView(view), resume, addresses);
    for (const operation of taking.operations) session.apply(operation, true);
    await session.flush();
    return taking.addresses;
  };
  const run: Settle['run'] = async (addresses, choice) => {
    const { uuid } = session;
    setRunning(true);
    try {
      await session.flush();
      const settled = choice === 'take' ? await take(addresses) : addresses;
      await utils.client.resume.settle.mutate({ uuid, addresses: [...settled], choice });
      // The content is the edited one, so the history stays.
      await Promise.all([session.refresh(), utils.resume.view.invalidate({ uuid })]);
      return true;
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}
