import type { EditedView } from '@kreda/document/kinds/resume/overlay/edit-view';
import { atom } from 'jotai';

/** What a view of a resume stands on, as the server stored it. */
export interface StoredView extends EditedView {
  baseUuid: string;
}

const NO_VIEW = null as StoredView | null;
/** Null for a resume that is no view, and while the base is being loaded. */
export const storedViewAtom = atom(NO_VIEW);

/** Whether a language version is shown beside its original, text by text, or as the form of any resume. */
export const isSideBySideAtom = atom(true);
