import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import type { Operation } from '../operations/operation.ts';
import { type Address, valuesByAddress } from './addresses.ts';
import type { EditedView } from './edit-view.ts';
import { materialise } from './materialise.ts';
import { settleOverride } from './stale.ts';
import { valueOperations } from './value-operations.ts';

/** What taking the base's values means for the editor. */
interface Taking {
  /** The edits of the view that give it the base's values. They can be undone. Empty for values that have lost their place. */
  operations: readonly Operation[];
  /** The addresses to settle afterwards, so that the view follows its base there again. */
  addresses: readonly Address[];
}

/** What the view overrides together when an edit changes the first. */
const CHANGED_WITH: Readonly<Record<string, readonly Address[]>> = {
  template: ['fonts', 'sections-order', 'page-setup/columns'],
  language: ['page-setup/dates', 'page-setup/hyphenation'],
};

/**
 * How a view takes its base's values without losing its own: as edits, which the history knows.
 *
 * @param resume the view as the editor shows it.
 */
export function takeFromBase({ base, overlay }: EditedView, resume: Resume, addresses: readonly Address[]): Taking {
  const settled = addresses.reduce((rest, address) => settleOverride(base, rest, address, 'take'), overlay);
  const next = valuesByAddress(materialise(base, settled).resume);
  const shown = valuesByAddress(resume);
  const changed = addresses.filter(
    (address) => next.has(address) && shown.has(address) && !dequal(next.get(address), shown.get(address)),
  );
  const madeByEdits = changed
    .flatMap((address) => CHANGED_WITH[address] ?? [])
    .filter((address) => !Object.hasOwn(overlay.overrides, address));
  return {
    operations: valueOperations(resume, new Map(changed.map((address) => [address, next.get(address)]))),
    addresses: [...new Set([...addresses, ...madeByEdits])],
  };
}
