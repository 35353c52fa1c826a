import { dequal } from 'dequal/lite';
import type { AnonymiseOptions } from '../anonymise/anonymise.ts';
import { MAX_OWN_WORDS } from '../anonymise/anonymity.ts';
import type { Resume } from '../model/resume.ts';
import { type Address, valuesByAddress } from './addresses.ts';
import { comparedValues, inheritedNames } from './anonymous-view.ts';
import { materialise } from './materialise.ts';
import { anonymityOf, type Overlay, type Override } from './overlay.ts';
import { staleOverrides } from './stale.ts';

/**
 * The overlay of an anonymous version with its new overrides as the version shows them. A name that the user types there is not stored, so
 * that it cannot appear when the person has another name later.
 *
 * @param before the overlay until now, whose overrides stay.
 */
export function withoutNames(base: Resume, overlay: Overlay, before: Overlay): Overlay {
  const changed = Object.keys(overlay.overrides).filter(
    (address) => overlay.overrides[address] !== before.overrides[address],
  );
  if (changed.length === 0) return overlay;
  const baseValues = comparedValues(base, overlay);
  const overrides: Record<Address, Override> = { ...overlay.overrides };
  for (const [address, value] of shownValues(base, overlay, changed)) {
    const { base: known, value: typed } = overrides[address]!;
    if (dequal(value, baseValues.get(address)) && !dequal(value, typed)) delete overrides[address];
    else overrides[address] = { value, base: dequal(known, typed) ? value : known };
  }
  return { ...overlay, overrides };
}

/** The overlay of an anonymous version with other options. What it overrides becomes anonymous by them too, and is not stale because of them. */
export function withAnonymiseOptions(base: Resume, overlay: Overlay, options: AnonymiseOptions): Overlay {
  const inherited = overlay.anonymity?.inherited ?? {};
  return anonymousOverlay(base, overlay, { ...overlay, anonymity: { options, inherited } });
}

/**
 * An earlier overlay of an anonymous version that takes out what the present one does, and the earlier one's own words too: it may hold words
 * that the user has taken out since. The overlay of another view is returned unchanged.
 *
 * @param base the base at the time of the earlier overlay.
 */
export function withPresentAnonymity(base: Resume, earlier: Overlay, present: Overlay): Overlay {
  const [then, now] = [anonymityOf(earlier), anonymityOf(present)];
  if (then === null || now === null) return earlier;
  const ownWords = [...new Set([...now.options.ownWords, ...then.options.ownWords])].slice(0, MAX_OWN_WORDS);
  const anonymity = { options: then.options, inherited: { ...then.inherited, ...now.inherited } };
  return withAnonymiseOptions(base, { ...earlier, anonymity }, { ...now.options, ownWords });
}

/** The overlay of a new anonymous version, of a base or of one of its views, whose overrides it takes over. */
export function newAnonymousOverlay(base: Resume, source: Overlay, options: AnonymiseOptions): Overlay {
  const inherited = { ...source.anonymity?.inherited, ...inheritedNames(source) };
  return anonymousOverlay(base, source, {
    kind: 'anonymous',
    overrides: source.overrides,
    added: [],
    anonymity: { options, inherited },
  });
}

function anonymousOverlay(base: Resume, before: Overlay, next: Overlay): Overlay {
  const stale = new Set(staleOverrides(base, before).map(({ address }) => address));
  const baseValues = comparedValues(base, next);
  const names = next.anonymity?.inherited ?? {};
  // An anonymous version has no photo.
  const { photo: _, ...kept } = next.overrides;
  const overrides: Record<Address, Override> = { ...kept };
  for (const [address, value] of shownValues(base, next, Object.keys(kept))) {
    const { value: own, base: known } = overrides[address]!;
    overrides[address] = {
      value: own === names[address] ? own : value,
      base: stale.has(address) ? known : baseValues.get(address),
    };
  }
  return { ...next, overrides };
}

/** The values of an anonymous version at these addresses, of overrides that could be applied. */
function shownValues(base: Resume, overlay: Overlay, addresses: readonly Address[]): [Address, unknown][] {
  const { resume, unapplied } = materialise(base, overlay);
  const shown = valuesByAddress(resume);
  const left = new Set(unapplied);
  return addresses.flatMap((address): [Address, unknown][] =>
    shown.has(address) && !left.has(address) ? [[address, shown.get(address)]] : [],
  );
}
