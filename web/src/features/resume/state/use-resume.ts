import type { Operation } from '@kreda/document/edit/operation';
import type { Resume } from '@kreda/document/model/resume';
import { useAtomValue } from 'jotai';
import { resumeAtom, saveStateAtom } from './editor-session.ts';
import { useSession } from './resume-context.tsx';
import type { SaveState } from './save-queue.ts';

/** The resume as it stands now, unsaved changes included. */
export function useResume(): Resume {
  const resume = useAtomValue(resumeAtom);
  if (!resume) throw new Error('There is no resume being edited here');
  return resume;
}

/** Applies a change: at once on screen, in the background on the server. */
export function useApply(): (operation: Operation) => void {
  return useSession().apply;
}

export function useSaveState(): SaveState {
  return useAtomValue(saveStateAtom);
}
