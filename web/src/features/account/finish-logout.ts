import { forgetDoubtfulFields } from '../../lib/doubtful-fields.ts';
import { path } from '../../lib/path.ts';
import { announceSession } from '../../lib/session-channel.ts';
import { forgetUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { storeToasts, type ToastContent } from '../../ui/toasts.tsx';

/**
 * Call after a session has ended. Removes what this browser keeps of the user's resumes, notifies other tabs, and reloads at the home page, so that
 * nothing of the user stays in memory. The toast is shown there.
 */
export function finishLogout(toast?: ToastContent): void {
  forgetUnsavedChanges();
  forgetDoubtfulFields();
  announceSession();
  if (toast) storeToasts([toast]);
  location.replace(path('cv-pick-template'));
}
