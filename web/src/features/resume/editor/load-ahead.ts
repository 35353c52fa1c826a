import { fieldsOf, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import type { Loadable } from '../../../lib/loadable.ts';
import { loadable } from '../../../lib/loadable.ts';
import { onFirstInteraction } from '../../../lib/on-first-interaction.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { hintBubble } from '../../../ui/hint.tsx';
import { toastLibrary } from '../../../ui/toasts.tsx';
import { richTextField } from '../forms/fields/section-field.tsx';
import { clausesForm, entryListForm } from '../forms/section-form.tsx';
import { photoEditor } from '../photo/photo-field.tsx';
import { saveBlockedDialog } from './save-blocked-notice.tsx';
import type { StepSlug } from './steps.ts';

export const appearancePanel = loadable(async () => (await import('./appearance-panel.tsx')).AppearancePanel);
export const conflictDialog = loadable(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
export const sectionsStep = loadable(async () => (await import('../forms/sections-step.tsx')).SectionsStep);
export const suggestionsPanel = loadable(
  async () => (await import('../suggestions/suggestions-panel.tsx')).SuggestionsPanel,
);
/** The download is a page of its own, and its module the same wherever it is loaded from. */
const downloadPage = loadable(() => import('../../download/download-page.tsx'));

/** What the editor opens later and could not load without a connection, in the order in which people come to it. */
const AHEAD: readonly Loadable<unknown>[] = [
  toastLibrary,
  entryListForm,
  richTextField,
  hintBubble,
  appearancePanel,
  suggestionsPanel,
  sectionsStep,
  clausesForm,
  photoEditor,
  conflictDialog,
  saveBlockedDialog,
  downloadPage,
];

/**
 * Loads the rest of the editor when the browser is idle after the first touch. A visit that only looks, or that leaves at once,
 * loads what it sees. Returns how to cancel it.
 */
export function loadAheadWhenTouched(): () => void {
  let cancelIdle = () => {};
  const cancelTouch = onFirstInteraction(() => {
    cancelIdle = whenIdle(() => {
      for (const { prefetch } of AHEAD) prefetch();
    });
  });
  return () => {
    cancelTouch();
    cancelIdle();
  };
}

/** Loads the form of a step while the resume itself is still on its way. */
export function prefetchStep(step: StepSlug): void {
  if (step === 'sectionsEnabled' || step === 'end') {
    sectionsStep.prefetch();
    return;
  }
  if (step === 'clauses') clausesForm.prefetch();
  else if (SECTIONS[step].kind === 'list') entryListForm.prefetch();
  if (fieldsOf(step).some(({ kind }) => kind === 'rich-text')) richTextField.prefetch();
}
