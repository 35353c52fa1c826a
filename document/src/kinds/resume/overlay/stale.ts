import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { type Address, isOfEntry } from './addresses.ts';
import { comparedValues } from './anonymous-view.ts';
import type { Overlay, Override } from './overlay.ts';
import { isTranslatable } from './translation.ts';

/** An override whose base has changed since it was made. */
export interface StaleOverride {
  address: Address;
  /** The base's value when the override was made, and its value now. */
  before: unknown;
  now: unknown;
  /** The view's value. */
  own: unknown;
}

/** The overrides that are stale, in the order of the base. */
export function staleOverrides(base: Resume, overlay: Overlay): StaleOverride[] {
  const { overrides } = overlay;
  return [...comparedValues(base, overlay)].flatMap(([address, now]) => {
    if (!Object.hasOwn(overrides, address)) return [];
    const override = overrides[address]!;
    const { base: before, value: own } = override;
    if (isOfAddedEntry(overlay, address, override) || isSameBase(address, before, now)) return [];
    return [{ address, before, now, own }];
  });
}

/** Whether the base got the text of the language version that its entry was added in. It is not stale once the base has a text in its own language. */
export function isOfAddedEntry({ kind, added }: Overlay, address: Address, { base, value }: Override): boolean {
  return kind === 'language' && isOfEntry(address, added) && dequal(base, value);
}

/** An order of entries is the same as long as nobody moved one: added and removed entries do not count. */
function isSameBase(address: Address, before: unknown, now: unknown): boolean {
  if (!address.startsWith('order/')) return dequal(before, now);
  const [old, current] = [before as string[], now as string[]];
  return dequal(
    old.filter((id) => current.includes(id)),
    current.filter((id) => old.includes(id)),
  );
}

/**
 * Decides about an override: `keep` the view's own value, as made from the base's current one, or `take` the base's value, which also
 * removes an override that cannot be applied. A new text is an edit of the view, and then `keep`. To keep a text that a language version
 * has not translated confirms it as it is, such as the name of a product.
 */
export function settleOverride(base: Resume, overlay: Overlay, address: Address, choice: 'keep' | 'take'): Overlay {
  const { [address]: override, ...others } = overlay.overrides;
  const values = comparedValues(base, overlay);
  if (override === undefined) {
    if (choice === 'take' || overlay.kind !== 'language' || !isTranslatable(address)) return overlay;
    const value = values.get(address);
    return value === undefined ? overlay : { ...overlay, overrides: { ...others, [address]: { value, base: value } } };
  }
  if (choice === 'take') return { ...overlay, overrides: others };
  if (!values.has(address)) return overlay;
  return { ...overlay, overrides: { ...others, [address]: { ...override, base: values.get(address) } } };
}
