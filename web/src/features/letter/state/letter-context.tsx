import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import type { LetterOperation } from '@kreda/document/kinds/letter/operations/operation';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Provider, useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { t } from '../messages.ts';
import { type LetterSession, letterAtom, openLetterSession } from './letter-session.ts';

interface EditedLetter {
  session: LetterSession;
  /** The resume whose person writes and whose design is used. */
  resume: Resume;
}

const LetterContext = createContext<EditedLetter | null>(null);

/** The session of the edited letter, and its resume. Only for components below a LetterProvider. */
export function useEditedLetter(): EditedLetter {
  const edited = useContext(LetterContext);
  if (!edited) throw new Error('There is no letter being edited here');
  return edited;
}

/** The current letter, including unsaved changes. */
export function useLetter(): Letter {
  const letter = useAtomValue(letterAtom);
  if (!letter) throw new Error('There is no letter being edited here');
  return letter;
}

/** Returns a function that applies a change at once and saves it in the background. */
export function useApplyToLetter(): (operation: LetterOperation) => void {
  return useEditedLetter().session.apply;
}

interface LetterProviderProps {
  stored: Outputs['letter']['get'];
  resume: Resume;
  children: ReactNode;
}

/** Opens an editing session for its children. When the session ends, the saved letter is refetched by other screens. */
export function LetterProvider({ stored, resume, children }: LetterProviderProps) {
  const utils = trpc.useUtils();
  const [session, setSession] = useState<LetterSession | null>(null);
  const { uuid } = stored.letter;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session per letter; a refetched `stored` must not restart it.
  useEffect(() => {
    const { client } = utils;
    const opened = openLetterSession(stored, {
      save: (operation, baseRevision) => client.letter.save.mutate({ uuid, operation, baseRevision }),
      load: () => client.letter.get.query({ uuid }),
      onMerged: () => showToast({ type: 'warning', text: t('merged') }),
    });
    setSession(opened);
    return () => {
      opened.close();
      void opened
        .flush()
        .then(() => Promise.all([utils.letter.get.invalidate({ uuid }), utils.letter.list.invalidate()]));
    };
  }, [uuid]);

  if (!session) return null;
  return (
    <LetterContext value={{ session, resume }}>
      <Provider store={session.store}>{children}</Provider>
    </LetterContext>
  );
}
