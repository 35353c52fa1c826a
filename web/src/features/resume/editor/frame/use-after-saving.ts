import { useState } from 'react';
import { showToast } from '../../../../ui/toasts.tsx';
import type { DocumentSession } from '../../state/document-session.ts';

const OFFLINE_TOAST = 'download-offline';

/** Does what needs the stored document once all changes are saved. Offline they cannot be saved: a toast says so, and nothing is done. */
export function useAfterSaving({ flush }: Pick<DocumentSession, 'flush'>, offlineText: string) {
  const [isSaving, setSaving] = useState(false);
  const afterSaving = async (act: () => unknown): Promise<void> => {
    if (!navigator.onLine) {
      showToast({ type: 'warning', text: offlineText }, OFFLINE_TOAST);
      return;
    }
    setSaving(true);
    await flush();
    setSaving(false);
    await act();
  };
  return { isSaving, afterSaving };
}
