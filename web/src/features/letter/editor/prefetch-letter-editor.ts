import { loadable } from '../../../lib/loadable.ts';
import { onFirstInteraction } from '../../../lib/on-first-interaction.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { errorTexts } from '../../../ui/error-message.tsx';
import { hintBubble } from '../../../ui/hint.tsx';
import { pagePatch } from '../../../ui/page-sheet.tsx';
import { toastLibrary } from '../../../ui/toasts.tsx';

export const letterBlockedDialog = loadable(
  async () => (await import('./letter-blocked-dialog.tsx')).LetterBlockedDialog,
);
/** Shown on narrow screens only. */
export const viewSwitch = loadable(async () => (await import('../../resume/editor/view-switch.tsx')).ViewSwitch);

/** Loads what the editor needs later and could not load offline, when the browser is idle after the first interaction. */
export function prefetchLetterEditor(): () => void {
  let cancelIdle = () => {};
  const cancelInteraction = onFirstInteraction(() => {
    cancelIdle = whenIdle(() => {
      for (const { prefetch } of [pagePatch, toastLibrary, errorTexts, hintBubble, letterBlockedDialog, viewSwitch])
        prefetch();
    });
  });
  return () => {
    cancelInteraction();
    cancelIdle();
  };
}
