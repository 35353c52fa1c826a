import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast, showUndoToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';

export interface LetterActions {
  /** Moves a letter to the trash, with a toast to undo it. */
  remove(uuid: string): void;
  restore(uuid: string): void;
  /** Copies a letter. The copy appears first in the list. */
  duplicate(uuid: string): void;
}

/** Removes, restores and copies letters. */
export function useLetterTrash(): LetterActions {
  const t = useT();
  const utils = trpc.useUtils();
  const onError = (error: unknown) => showToast({ type: 'error', text: errorText(error) });
  const refresh = () => Promise.all([utils.letter.list.invalidate(), utils.letter.trash.invalidate()]);
  const restore = trpc.letter.restore.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ type: 'success', text: t('list.restored') });
    },
    onError,
  });
  const remove = trpc.letter.remove.useMutation({
    onSuccess: async (_, { uuid }) => {
      await refresh();
      showUndoToast({ text: t('list.removed'), undo: t('list.undo'), onUndo: () => restore.mutate({ uuid }) });
    },
    onError,
  });
  const duplicate = trpc.letter.duplicate.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ type: 'success', text: t('list.duplicated') });
    },
    onError,
  });
  return {
    remove: (uuid) => remove.mutate({ uuid }),
    restore: (uuid) => restore.mutate({ uuid }),
    duplicate: (uuid) => duplicate.mutate({ uuid }),
  };
}
