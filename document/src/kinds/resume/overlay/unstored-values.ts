import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { type Address, valuesByAddress } from './addresses.ts';
import { anonymousView } from './anonymous-view.ts';
import type { Overlay } from './overlay.ts';

/**
 * What an anonymous version stores in place of values that were typed and name the person or an employer. Empty for other views.
 *
 * @param overlay with what the editor changed (`withEdits`).
 * @param shown the version as the editor shows it.
 */
export function unstoredValues(base: Resume, overlay: Overlay, shown: Resume): Map<Address, unknown> {
  const stored = anonymousView(base, overlay, shown.name)?.resume;
  if (stored === undefined) return new Map();
  const typed = valuesByAddress(shown);
  return new Map(
    [...valuesByAddress(stored)].filter(([address, value]) => typed.has(address) && !dequal(value, typed.get(address))),
  );
}
