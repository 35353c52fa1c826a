import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { withEdits } from '@kreda/document/kinds/resume/overlay/with-edits';
import { atom, useAtomValue } from 'jotai';
import { resumeAtom, type StoredView, storedViewAtom } from '../state/editor-session.ts';

/** The view that is being edited, with what the editor changed since it was loaded. */
export interface OpenView extends StoredView {
  /** The view as the editor shows it. */
  resume: Resume;
}

const openViewAtom = atom<OpenView | null>((get) => {
  const stored = get(storedViewAtom);
  const resume = get(resumeAtom);
  return stored && resume && { ...stored, resume, overlay: withEdits(stored, resume) };
});

/** The open view; null while its base is being loaded. */
export function useOpenViewIfLoaded(): OpenView | null {
  return useAtomValue(openViewAtom);
}

/** The open view. Only for components that are shown once it is loaded. */
export function useOpenView(): OpenView {
  const view = useOpenViewIfLoaded();
  if (!view) throw new Error('There is no view being edited here');
  return view;
}
