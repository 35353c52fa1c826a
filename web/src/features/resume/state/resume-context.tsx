import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { Provider } from 'jotai';
import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { t } from '../editor/messages.ts';
import { openDoubtful } from './doubtful.ts';
import { type EditorSession, openEditorSession } from './editor-session.ts';
import { WithTemplateVersion } from './with-template-version.tsx';

const SessionContext = createContext<EditorSession | null>(null);

/** The session of the edited resume. Only for components below a ResumeProvider. */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no resume being edited here');
  return session;
}

/** Changes without a form field. A toast reports their failure (specification, section 8). */
const REPORTED_BY_TOAST = new Set<Operation['type']>(['done', 'color', 'pattern']);

/** What operations mean in a view. Other resumes do not load it. */
const IN_VIEW = loadable(() => import('@kreda/document/kinds/resume/overlay/operation-in-view'));

type Stored = Outputs['resume']['get'];

/** Opens an editing session for its children. When the session ends, the saved resume is refetched by other screens. */
export function ResumeProvider({ stored, children }: { stored: Stored; children: ReactNode }) {
  const utils = trpc.useUtils();
  const [session, setSession] = useState<EditorSession | null>(null);
  const { uuid } = stored.resume;
  const inView = stored.viewKind === null ? null : use(IN_VIEW.load());

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session per resume; a refetched `stored` must not restart it.
  useEffect(() => {
    const { client } = utils;
    const opened = openEditorSession(stored, {
      save: (operation, baseRevision) => client.resume.save.mutate({ uuid, operation, baseRevision }),
      load: () => client.resume.get.query({ uuid }),
      ...(inView && { adaptOperation: inView.operationInView }),
      copyWith: async (operations) => {
        const { resume } = await client.resume.duplicate.mutate({ uuid });
        for (const operation of operations) await client.resume.save.mutate({ uuid: resume.uuid, operation });
      },
      onRefused: ({ type }) => {
        if (REPORTED_BY_TOAST.has(type)) showToast({ type: 'error', text: t('changeFailed') });
      },
    });
    openDoubtful(opened);
    setSession(opened);
    return () => {
      opened.close();
      void opened
        .flush()
        // A change of one resume may change the others of its family.
        .then(() => utils.resume.invalidate());
    };
  }, [uuid]);

  // After a switch of versions the editor shows the cached one. If the server has a newer one, it is taken over, with what has been typed since.
  const { revision } = stored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is the trigger, not another session.
  useEffect(() => {
    if (session?.uuid === uuid) session.refresh().catch(() => {});
  }, [revision]);

  if (!session) return null;
  return (
    <SessionContext value={session}>
      <Provider key={session.uuid} store={session.store}>
        <WithTemplateVersion>{children}</WithTemplateVersion>
      </Provider>
    </SessionContext>
  );
}
