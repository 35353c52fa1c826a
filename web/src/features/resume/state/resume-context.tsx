import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { Provider } from 'jotai';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { t } from '../editor/messages.ts';
import { type EditorSession, openEditorSession } from './editor-session.ts';

const SessionContext = createContext<EditorSession | null>(null);

/** The session of the resume that is being edited. Only below a ResumeProvider. */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no resume being edited here');
  return session;
}

/** Changes without a form field to put a message beside: a toast says that they failed (specification, section 8). */
const NOTICED = new Set<Operation['type']>(['done', 'color', 'pattern']);

type Stored = Outputs['resume']['get'];

/** Holds one resume's editing session for everything below it; what it saved is known to the rest of the product when it ends. */
export function ResumeProvider({ stored, children }: { stored: Stored; children: ReactNode }) {
  const utils = trpc.useUtils();
  const [session, setSession] = useState<EditorSession | null>(null);
  const { uuid } = stored.resume;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a session lasts as long as its resume is open; what is saved meanwhile is its own.
  useEffect(() => {
    const { client } = utils;
    const opened = openEditorSession(stored, {
      save: (operation, baseRevision) => client.resume.save.mutate({ uuid, operation, baseRevision }),
      load: () => client.resume.get.query({ uuid }),
      copyWith: async (operations) => {
        const { resume } = await client.resume.duplicate.mutate({ uuid });
        for (const operation of operations) await client.resume.save.mutate({ uuid: resume.uuid, operation });
      },
      onRefused: ({ type }) => {
        if (NOTICED.has(type)) showToast({ type: 'error', text: t('changeFailed') });
      },
    });
    setSession(opened);
    return () => {
      opened.close();
      void opened
        .flush()
        .then(() => Promise.all([utils.resume.get.invalidate({ uuid }), utils.resume.list.invalidate()]));
    };
  }, [uuid]);

  if (!session) return null;
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>{children}</Provider>
    </SessionContext>
  );
}
