import type { AnyEntry } from '../model/any-entry.ts';
import type { Resume } from '../model/resume.ts';
import type { Operation } from '../operations/operation.ts';
import { entriesOf, inOrder } from './addresses.ts';

/**
 * The operation as a view means it: entries that it removes stay where they were, hidden, since entries are the base's. The editor
 * applies and saves this form, so that undo, merging and conflicts of a view work as those of any resume.
 *
 * @param before the materialised view.
 */
export function operationInView(before: Resume, operation: Operation): Operation {
  if (operation.type !== 'data' || !('items' in operation.data)) return operation;
  const left: readonly { id: string }[] = operation.data.items;
  const kept = new Set(left.map(({ id }) => id));
  const old = entriesOf(before, operation.section);
  const removed = old.filter(({ id }) => !kept.has(id)).map((entry) => ({ ...entry, hidden: true }));
  if (removed.length === 0) return operation;
  const items = inOrder([...left, ...removed], orderWithRemoved(old, left));
  return { ...operation, data: { items } } as Operation;
}

/** The ids that are left, in their order, with each removed id behind the one that it followed. */
function orderWithRemoved(old: readonly AnyEntry[], left: readonly { id: string }[]): string[] {
  const order = left.map(({ id }) => id);
  const kept = new Set(order);
  for (const [index, { id }] of old.entries()) {
    if (kept.has(id)) continue;
    const before = old[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before.id) + 1, 0, id);
  }
  return order;
}
