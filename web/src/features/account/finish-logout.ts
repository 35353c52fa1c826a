import { path } from '../../lib/path.ts';
import { announceSession } from '../../lib/session-channel.ts';
import { forgetUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { storeToast, type ToastContent } from '../../ui/toasts.tsx';

/**
 * What follows the end of a session: home they go, with a fresh page, so that nothing of what the user saw or typed stays in this
 * browser; other tabs are told.
 */
export function finishLogout(toast?: ToastContent): void {
  forgetUnsavedChanges();
  announceSession();
  if (toast) storeToast(toast);
  location.replace(path('cv-pick-template'));
}
