import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { type Address, valuesByAddress } from './addresses.ts';
import { comparedValues } from './anonymous-view.ts';
import type { EditedView } from './edit-view.ts';
import { materialise } from './materialise.ts';
import type { Overlay, Override } from './overlay.ts';

/**
 * The overlay of a view that is being edited: the one that was loaded, with what the editor has changed since. The editor holds the view
 * as a whole resume, so undo, merging and unsaved changes need no second rule; the server makes the same overrides of each operation
 * (`editView`).
 *
 * @param edited the view as the editor shows it.
 */
export function withEdits({ base, overlay }: EditedView, edited: Resume): Overlay {
  const loaded = valuesByAddress(materialise(base, overlay).resume);
  const baseValues = comparedValues(base, overlay);
  const overrides: Record<Address, Override> = { ...overlay.overrides };
  for (const [address, value] of valuesByAddress(edited)) {
    if (!baseValues.has(address) || OF_THE_ROW.has(address) || dequal(value, loaded.get(address))) continue;
    overrides[address] = { value, base: overrides[address]?.base ?? baseValues.get(address) };
    if (overlay.kind !== 'language' && dequal(value, baseValues.get(address))) delete overrides[address];
  }
  return { ...overlay, overrides };
}

/** The file of a photo and the name of a document belong to the stored view, not to its overlay. */
const OF_THE_ROW: ReadonlySet<Address> = new Set(['name', 'photo']);
