import type { Address } from '@kreda/document/kinds/resume/overlay/addresses';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useSession } from '../state/resume-context.tsx';

interface Settle {
  isRunning: boolean;
  /**
   * Keeps a view's own values, or takes the base's. What was typed is saved first. Resolves to whether it was decided; a toast says why
   * not.
   */
  run(addresses: readonly Address[], choice: 'keep' | 'take'): Promise<boolean>;
}

/** Decides about values of the view that is being edited. The server decides, since it knows the base's newest version. */
export function useSettle(): Settle {
  const session = useSession();
  const utils = trpc.useUtils();
  const [isRunning, setRunning] = useState(false);
  const run: Settle['run'] = async (addresses, choice) => {
    const { uuid } = session;
    setRunning(true);
    try {
      await session.flush();
      await utils.client.resume.settle.mutate({ uuid, addresses: [...addresses], choice });
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
