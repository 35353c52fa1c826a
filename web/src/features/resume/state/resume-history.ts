import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { inverseOf, replacesSame } from '@kreda/document/kinds/resume/operations/inverse';
import { type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';
import type { HistoryRules } from './history.ts';

/**
 * True if the operation adds, deletes, moves, hides or shows entries. It begins a change of its own: undoing it must not remove what was typed
 * just before.
 */
function changesList(before: Resume, operation: Operation): boolean {
  if (operation.type !== 'data' || !('items' in operation.data)) return false;
  const { data } = before.sections[operation.section];
  const listed = (items: readonly { id: string; hidden?: boolean }[]) =>
    items.map(({ id, hidden = false }) => `${id} ${hidden}`).join('\n');
  return 'items' in data && listed(data.items) !== listed(operation.data.items);
}

export const RESUME_HISTORY: HistoryRules<Resume, Operation> = {
  targetOf,
  inverseOf,
  beginsChange: changesList,
  replacesSame,
};
