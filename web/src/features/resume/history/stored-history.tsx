import { completeAnswer } from '../../../lib/complete-answer.ts';
import { trpc } from '../../../lib/trpc.ts';
import { HistoryDialog } from './history-dialog.tsx';

/** The history of a stored resume that is not being edited. */
export function StoredHistory({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const stored = trpc.resume.get.useQuery({ uuid }, { staleTime: 0, select: completeAnswer });
  return (
    <HistoryDialog
      uuid={uuid}
      now={stored.data?.resume ?? null}
      restore={async (restoring) => {
        const { revision } = await utils.client.resume.get.query({ uuid });
        const restored = await utils.client.resume.restoreVersion.mutate({
          uuid,
          baseRevision: revision,
          ...restoring,
        });
        await utils.resume.get.invalidate({ uuid });
        return restored;
      }}
      onClose={onClose}
    />
  );
}
