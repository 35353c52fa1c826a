import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { SECTION_SLUGS } from '../model/sections.ts';
import { type Address, entriesOf, isOfEntry, sectionOf, valuesByAddress } from '../overlay/addresses.ts';
import { type DifferenceKind, placeOf } from '../overlay/differences.ts';

/** What differs between two versions of a resume: as between a base and its view, and entries that only one of them has. */
export interface VersionDifference extends Omit<ReturnType<typeof placeOf>, 'kind'> {
  kind: DifferenceKind | 'only-before' | 'only-after';
  before: unknown;
  after: unknown;
}

/**
 * All differences of two versions, in the order of their sections. An entry that one of them lacks is one difference, whatever its fields
 * say. Entries that one of them lacks do not count as moved.
 */
export function differencesBetween(before: Resume, after: Resume): VersionDifference[] {
  const [old, next] = [valuesByAddress(before), valuesByAddress(after)];
  const lone = new Set<string>();
  const entries = SECTION_SLUGS.flatMap((section): VersionDifference[] => {
    const idsBefore = entriesOf(before, section).map(({ id }) => id);
    const idsAfter = entriesOf(after, section).map(({ id }) => id);
    const only = (kind: 'only-before' | 'only-after', ids: readonly string[], others: readonly string[]) =>
      ids
        .filter((id) => !others.includes(id))
        .map((entryId): VersionDifference => {
          lone.add(entryId);
          const address = `items/${section}/${entryId}`;
          return { kind, address, section, entryId, field: null, before: null, after: null };
        });
    return [...only('only-before', idsBefore, idsAfter), ...only('only-after', idsAfter, idsBefore)];
  });
  const values = [...new Set([...old.keys(), ...next.keys()])].flatMap((address): VersionDifference[] => {
    const [was, is] = [old.get(address), next.get(address)];
    if (isOfEntry(address, [...lone]) || isSame(address, was, is, lone)) return [];
    return [{ ...placeOf(address), before: was, after: is }];
  });
  const order = (section: VersionDifference['section']) => (section === null ? -1 : SECTION_SLUGS.indexOf(section));
  return [...entries, ...values].sort((a, b) => order(a.section) - order(b.section));
}

function isSame(address: Address, before: unknown, after: unknown, lone: ReadonlySet<string>): boolean {
  if (!address.startsWith('order/') || sectionOf(address) === null) return dequal(before, after);
  const common = (ids: unknown) => (ids as string[]).filter((id) => !lone.has(id));
  return dequal(common(before), common(after));
}
