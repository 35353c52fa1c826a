import type { Language } from '@kreda/document/engine/text/languages';
import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import { fieldsOf, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { loadDemoByProfession } from '@kreda/document/kinds/resume/typeset-data';
import type { Loadable } from '../../../lib/loadable.ts';
import { loadable } from '../../../lib/loadable.ts';
import { whenIdleAfterInteraction } from '../../../lib/when-idle-after-interaction.ts';
import { errorTexts } from '../../../ui/error-message.tsx';
import { hintBubble } from '../../../ui/hint.tsx';
import { pagePatch } from '../../../ui/page-sheet.tsx';
import { toastLibrary } from '../../../ui/toasts.tsx';
import { isChoiceKind } from '../forms/fields/choice-kinds.ts';
import { choiceField, richTextField } from '../forms/fields/section-field.tsx';
import { clausesForm, customSectionForm, entryListForm, termListForm } from '../forms/section-form.tsx';
import { isTermSection } from '../forms/term-sections.ts';
import { photoEditor } from '../photo/photo-field.tsx';
import { sectionDrag } from '../preview/use-section-drag.ts';
import type { StepSlug } from './steps.ts';

export const appearancePanel = loadable(async () => (await import('./appearance-panel.tsx')).AppearancePanel);
export const conflictDialog = loadable(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
export const saveBlockedDialog = loadable(async () => (await import('./save-blocked-dialog.tsx')).SaveBlockedDialog);
export const sectionSettings = loadable(async () => (await import('../forms/section-settings.tsx')).SectionSettings);
export const sectionsStep = loadable(async () => (await import('../forms/sections-step.tsx')).SectionsStep);
export const suggestionsPanel = loadable(
  async () => (await import('../suggestions/suggestions-panel.tsx')).SuggestionsPanel,
);
/** Not prefetched: it opens with the editor or not at all. */
export const unreadableDialog = loadable(async () => (await import('./unreadable-dialog.tsx')).UnreadableDialog);
/** After an import with doubtful fields only. */
export const importedFields = loadable(async () => (await import('../imported/imported-fields.tsx')).ImportedFields);
/** Shown on narrow screens only. */
export const viewSwitch = loadable(async () => (await import('./view-switch.tsx')).ViewSwitch);
/** One import for all of them: each import of a chunk lists the chunks that it needs. */
const viewPanels = () => import('../views/view-panels.ts');
export const viewBar = loadable(async () => (await viewPanels()).viewBar.load());
export const translationForm = loadable(async () => (await viewPanels()).translationForm.load());
export const familyMenu = loadable(async () => (await viewPanels()).familyMenu.load());
export const editedHistory = loadable(async () => (await viewPanels()).editedHistory.load());
const rarePanels = loadable(async () => (await import('./rare-panels.ts')).RARE_PANELS);

/** Chunks that the editor needs later and could not load offline, in the order in which they are usually needed. */
const PREFETCHED: readonly Loadable<unknown>[] = [
  pagePatch,
  toastLibrary,
  errorTexts,
  entryListForm,
  choiceField,
  termListForm,
  richTextField,
  hintBubble,
  sectionDrag,
  appearancePanel,
  suggestionsPanel,
  sectionSettings,
  sectionsStep,
  clausesForm,
  customSectionForm,
  photoEditor,
  conflictDialog,
  saveBlockedDialog,
  viewSwitch,
];

/**
 * Loads the rest of the editor when the browser is idle after the first interaction. A visit without interaction loads only what it
 * shows. Returns how to cancel it.
 *
 * @param language the resume's. The samples by profession are loaded before one is typed, which would make the pages wait for them.
 */
export function prefetchOnFirstInteraction(language: Language): () => void {
  return whenIdleAfterInteraction(() => {
    const prefetchAll = (chunks: readonly Loadable<unknown>[]) => {
      for (const { prefetch } of chunks) prefetch();
    };
    prefetchAll(PREFETCHED);
    // After a failure they are loaded again when they are needed.
    loadDemoByProfession(language).catch(() => {});
    rarePanels.load().then(prefetchAll, () => {});
  });
}

/** Loads the form of a step while the request for the resume is in flight. */
export function prefetchStep(step: StepSlug): void {
  if (step === 'sectionsEnabled' || step === 'end') {
    sectionsStep.prefetch();
    return;
  }
  if (step === 'clauses') clausesForm.prefetch();
  else if (isCustomSection(step)) customSectionForm.prefetch();
  else if (isTermSection(step)) termListForm.prefetch();
  else if (SECTIONS[step].kind === 'list') entryListForm.prefetch();
  const kinds = fieldsOf(step).map(({ kind }) => kind);
  if (kinds.includes('rich-text')) richTextField.prefetch();
  // Those of the personal data are in a group that is closed at first.
  if (step !== 'personal-data' && kinds.some(isChoiceKind)) choiceField.prefetch();
}
