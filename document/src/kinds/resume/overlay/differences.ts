import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { fieldsOf, type NamedField, type SectionSlug } from '../model/sections.ts';
import { type Address, sectionOf, valuesByAddress } from './addresses.ts';
import { comparedValues } from './anonymous-view.ts';
import { materialise } from './materialise.ts';
import type { Overlay } from './overlay.ts';

/**
 * What a view has otherwise than its base:
 * - `entry`: an entry is hidden in one of them and shown in the other;
 * - `order`: the entries of a section stand in another order;
 * - `field`: another content of a field, or another title of a section;
 * - `section`: a section is shown, hidden or set otherwise;
 * - `look`: template, colours, fonts, page, photo, language and the order of sections.
 */
export type DifferenceKind = 'entry' | 'order' | 'field' | 'section' | 'look';

export interface Difference {
  kind: DifferenceKind;
  address: Address;
  /** Null for what belongs to the whole resume. */
  section: SectionSlug | null;
  entryId: string | null;
  /** The field of an entry or section; null for the title of a section and for what is no field. */
  field: NamedField | null;
  base: unknown;
  own: unknown;
}

/** What differs between a base, made anonymous for an anonymous version, and its view, in the order of the base. What could not be applied does not differ (`materialise`). */
export function differences(base: Resume, overlay: Overlay): Difference[] {
  const own = valuesByAddress(materialise(base, overlay).resume);
  return [...comparedValues(base, overlay)].flatMap(([address, value]) =>
    Object.hasOwn(overlay.overrides, address) && !dequal(value, own.get(address))
      ? [{ ...placeOf(address), base: value, own: own.get(address) }]
      : [],
  );
}

/** What an address means, without its values. */
export function placeOf(address: Address): Omit<Difference, 'base' | 'own'> {
  const [kind = '', slug = '', third = '', fourth = ''] = address.split('/');
  const section = sectionOf(address);
  const at = { address, section, entryId: null, field: null };
  const fieldNamed = (name: string) =>
    section === null ? null : (fieldsOf(section).find((field) => field.name === name) ?? null);
  switch (kind) {
    case 'items':
      if (fourth === 'hidden') return { ...at, kind: 'entry', entryId: third };
      return { ...at, kind: 'field', entryId: third, field: fieldNamed(fourth) };
    case 'data':
      return { ...at, kind: 'field', field: fieldNamed(third) };
    case 'order':
      return { ...at, kind: 'order' };
    case 'config':
      return { ...at, kind: third === 'title' ? 'field' : 'section', field: fieldNamed(fourth) };
    case 'enabled':
    case 'active':
      return { ...at, kind: 'section', section: slug as SectionSlug };
    default:
      return { ...at, kind: 'look' };
  }
}
