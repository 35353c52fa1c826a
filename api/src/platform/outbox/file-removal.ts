import type { Deps } from '../../context.ts';
import { removeOrphans } from '../files/remove-files.ts';
import type { OutboxHandlers } from './worker.ts';

/**
 * Removes files whose rows were deleted; a missing file is no error. A file that a row names stays: rows may share it, or its row was
 * inserted after all.
 */
export function fileRemoval(deps: Pick<Deps, 'db' | 'files'>): Pick<OutboxHandlers, 'files.remove'> {
  return { 'files.remove': ({ keys }) => removeOrphans(deps, keys) };
}
