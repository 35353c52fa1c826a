import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast, showUndoToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

export interface TrashActions {
  /** Moves a resume to the trash, with a toast to undo it. */
  remove(uuid: string): void;
  restore(uuid: string): void;
  /** Erases a resume for good. */
  erase(uuid: string): void;
  isBusy: boolean;
}

/** Removes, restores and erases resumes. */
export function useTrash(): TrashActions {
  const t = useT();
  const utils = trpc.useUtils();
  const onError = (error: unknown) => showToast({ type: 'error', text: errorText(error) });
  const refresh = () =>
    Promise.all([
      utils.resume.list.invalidate(),
      utils.resume.trash.invalidate(),
      // Letters follow their resume.
      utils.letter.invalidate(),
    ]);

  const restore = trpc.resume.restore.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ type: 'success', text: t('restored') });
    },
    onError,
  });
  const remove = trpc.resume.remove.useMutation({
    onSuccess: async (_, { uuid }) => {
      await refresh();
      showUndoToast({ text: t('removed'), undo: t('undo'), onUndo: () => restore.mutate({ uuid }) });
    },
    onError,
  });
  const erase = trpc.resume.erase.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ type: 'success', text: t('trash.removedForGood') });
    },
    onError,
  });
  return {
    remove: (uuid) => remove.mutate({ uuid }),
    restore: (uuid) => restore.mutate({ uuid }),
    erase: (uuid) => erase.mutate({ uuid }),
    isBusy: remove.isPending || restore.isPending || erase.isPending,
  };
}
