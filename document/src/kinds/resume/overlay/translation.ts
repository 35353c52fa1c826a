import type { PrintRole } from '../model/field.ts';
import type { Resume } from '../model/resume.ts';
import { isFieldEmpty } from '../model/section.ts';
import { fieldsOf } from '../model/sections.ts';
import { type Address, sectionOf, valuesByAddress } from './addresses.ts';
import type { Overlay } from './overlay.ts';

/** The roles of texts that are written in a language. Names, contacts, addresses, dates and levels are the same in every language. */
const TEXT_ROLES: ReadonlySet<PrintRole> = new Set<PrintRole>([
  'title',
  'subtitle',
  'place',
  'note',
  'profession',
  'city',
  'fact-label',
  'fact-value',
  'level-text',
  'introduction',
  'description',
]);

/** Whether a value is a text that a language version translates: a field's text, or the title of a section. */
export function isTranslatable(address: Address): boolean {
  const section = sectionOf(address);
  if (section === null) return false;
  const [kind, , ...rest] = address.split('/');
  if (kind === 'config') return rest.join('/') === 'title';
  const field = fieldsOf(section).find(({ name }) => name === rest.at(-1));
  return (kind === 'data' || kind === 'items') && field !== undefined && TEXT_ROLES.has(field.print);
}

/** The texts of the base that a language version has no text of its own for. They are shown in the base's language. */
export function untranslated(base: Resume, { overrides }: Overlay): Address[] {
  return [...valuesByAddress(base)]
    .filter(([address, value]) => isTranslatable(address) && !isFieldEmpty(value) && !Object.hasOwn(overrides, address))
    .map(([address]) => address);
}
