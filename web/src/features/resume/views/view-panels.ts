import { loadable } from '../../../lib/loadable.ts';

/** For language versions and variants only. */
export const viewBar = loadable(async () => (await import('./view-bar.tsx')).ViewBar);
export const translationForm = loadable(async () => (await import('./translation-form.tsx')).TranslationForm);
/** The other versions of a resume, when their list is opened. */
export const familyMenu = loadable(async () => (await import('./family-menu.tsx')).FamilyMenu);
/** The earlier versions of the edited resume. */
export const editedHistory = loadable(async () => (await import('../history/edited-history.tsx')).EditedHistory);
