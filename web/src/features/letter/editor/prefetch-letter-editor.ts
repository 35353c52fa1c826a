import { loadable } from '../../../lib/loadable.ts';
import { whenIdleAfterInteraction } from '../../../lib/when-idle-after-interaction.ts';
import { errorTexts } from '../../../ui/error-message.tsx';
import { hintBubble } from '../../../ui/hint.tsx';
import { pagePatch } from '../../../ui/page-sheet.tsx';
import { toastLibrary } from '../../../ui/toasts.tsx';

export const saveBlockedDialog = loadable(
  async () => (await import('../../resume/editor/save-blocked-dialog.tsx')).SaveBlockedDialog,
);
/** Shown on narrow screens only. */
export const viewSwitch = loadable(async () => (await import('../../resume/editor/view-switch.tsx')).ViewSwitch);

const PREFETCHED = [pagePatch, toastLibrary, errorTexts, hintBubble, saveBlockedDialog, viewSwitch];

/** Loads what the editor needs later and could not load offline, when the browser is idle after the first interaction. Returns how to cancel it. */
export function prefetchLetterEditor(): () => void {
  return whenIdleAfterInteraction(() => {
    for (const { prefetch } of PREFETCHED) prefetch();
  });
}
