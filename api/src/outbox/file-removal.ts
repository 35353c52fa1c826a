import type { FileStorage } from '../clients/file-storage.ts';
import type { OutboxHandlers } from './worker.ts';

/** Removes files whose rows are gone; a file that is gone already is no error. */
export function fileRemoval(files: FileStorage): Pick<OutboxHandlers, 'files.remove'> {
  return {
    async 'files.remove'({ keys }) {
      for (const key of keys) await files.remove(key);
    },
  };
}
