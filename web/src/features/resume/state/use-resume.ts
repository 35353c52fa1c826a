import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { resumeAtom, saveStateAtom } from './editor-session.ts';
import { useSession } from './resume-context.tsx';
import type { SaveState } from './save-queue.ts';

/** The current resume, including unsaved changes. */
export function useResume(): Resume {
  const resume = useAtomValue(resumeAtom);
  if (!resume) throw new Error('There is no resume being edited here');
  return resume;
}

/** A part of the resume. The component renders again only when that part changes. `select` must be a stable function. */
export function useResumePart<T>(select: (resume: Resume) => T): T {
  const part = useMemo(
    () => selectAtom(resumeAtom, (resume) => (resume ? { value: select(resume) } : null), isSamePart),
    [select],
  );
  const selected = useAtomValue(part);
  if (!selected) throw new Error('There is no resume being edited here');
  return selected.value as T;
}

function isSamePart(a: { value: unknown } | null, b: { value: unknown } | null): boolean {
  return a?.value === b?.value && (a === null) === (b === null);
}

/** Returns a function that applies a change at once and saves it in the background. */
export function useApply(): (operation: Operation) => void {
  return useSession().apply;
}

export function useSaveState(): SaveState {
  return useAtomValue(saveStateAtom);
}
