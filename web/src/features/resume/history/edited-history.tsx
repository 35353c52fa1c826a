import { operationsBetween } from '@kreda/document/kinds/resume/versions/operations-between';
import { useAtomValue } from 'jotai';
import { trpc } from '../../../lib/trpc.ts';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { HistoryDialog } from './history-dialog.tsx';

/** The history of the resume that is being edited. Restoring a version is a change like any other: it can be undone in the editor. */
export function EditedHistory({ onClose }: { onClose: () => void }) {
  const { uuid, changeOnServer } = useSession();
  const { client } = trpc.useUtils();
  return (
    <HistoryDialog
      uuid={uuid}
      now={useAtomValue(resumeAtom)}
      restore={(restoring) =>
        changeOnServer(
          (baseRevision) => client.resume.restoreVersion.mutate({ uuid, baseRevision, ...restoring }),
          operationsBetween,
        )
      }
      onClose={onClose}
    />
  );
}
