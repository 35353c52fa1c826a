import { type Resume, resumeSchema } from '../model/resume.ts';
import { emptySections, SECTIONS, type SectionSlug } from '../model/sections.ts';
import { type Address, entriesOf, sectionOf, valuesByAddress, withValues } from './addresses.ts';
import type { Overlay } from './overlay.ts';

/** A base with overrides, and those that could not be applied. */
export interface Overridden {
  resume: Resume;
  /** Overrides whose entry or field the base does not have (any more), or whose value this release does not accept. They stay in the overlay. */
  unapplied: Address[];
}

/** Applies the overrides of an overlay, and nothing else of it. Each override is either in the result or in `unapplied`. */
export function withOverrides(base: Resume, { overrides }: Overlay): Overridden {
  const known = valuesByAddress(base);
  const addresses = Object.keys(overrides);
  const applicable = addresses.filter((address) => known.has(address));
  const unapplied = addresses.filter((address) => !known.has(address));
  const apply = (chosen: readonly Address[]) =>
    withValues(base, new Map(chosen.map((address) => [address, overrides[address]!.value])));
  const resume = apply(applicable);
  if (isValid(resume, applicable)) return { resume, unapplied };
  const accepted = acceptedOf(base, overrides, applicable);
  const kept = new Set(accepted);
  return { resume: apply(accepted), unapplied: [...unapplied, ...applicable.filter((address) => !kept.has(address))] };
}

/**
 * The overrides that are valid, where some are not: another release stored them, or the base itself is not valid. In linear time: each
 * section is judged by itself, and in a list each entry.
 */
function acceptedOf(base: Resume, overrides: Overlay['overrides'], applicable: readonly Address[]): Address[] {
  const apply = (addresses: readonly Address[]) =>
    withValues(base, new Map(addresses.map((address) => [address, overrides[address]!.value])));
  return [...groupBy(applicable, sectionOf)].flatMap(([, ofSection]) => {
    if (isValid(apply(ofSection), ofSection)) return ofSection;
    return [...groupBy(ofSection, unitOf)].flatMap(([, unit]) => {
      const isAccepted = (addresses: readonly Address[]) => isUnitValid(apply(addresses), addresses[0]!);
      if (isAccepted(unit)) return unit;
      const accepted: Address[] = [];
      for (const address of unit) if (isAccepted([...accepted, address])) accepted.push(address);
      return accepted;
    });
  });
}

function groupBy<K>(addresses: readonly Address[], keyOf: (address: Address) => K): Map<K, Address[]> {
  const groups = new Map<K, Address[]>();
  for (const address of addresses) {
    const group = groups.get(keyOf(address));
    if (group) group.push(address);
    else groups.set(keyOf(address), [address]);
  }
  return groups;
}

/** What is judged by itself: an entry of a list, or all other values of a section or of the settings. */
function unitOf(address: Address): string {
  const [kind, , id] = address.split('/');
  return kind === 'items' ? `entry ${id}` : '';
}

function isUnitValid(resume: Resume, address: Address): boolean {
  const slug = sectionOf(address);
  const [kind, , id] = address.split('/');
  if (slug === null || kind !== 'items') return isValid(resume, [address]);
  const items = entriesOf(resume, slug).filter((entry) => entry.id === id);
  return SECTIONS[slug].dataSchema.safeParse({ items }).success;
}

/** Checks what the overrides touch: the base is valid. */
function isValid(resume: Resume, addresses: readonly Address[]): boolean {
  const sections = new Set(addresses.map(sectionOf));
  return [...sections].every((slug) => (slug === null ? areSettingsValid(resume) : isSectionValid(resume, slug)));
}

function areSettingsValid(resume: Resume): boolean {
  // The sections are checked by themselves: with empty ones, settings alone are parsed.
  return resumeSchema.safeParse({ ...resume, sections: NO_CONTENT }).success;
}

const NO_CONTENT = emptySections();

function isSectionValid(resume: Resume, slug: SectionSlug): boolean {
  const { data, config } = resume.sections[slug];
  return SECTIONS[slug].dataSchema.safeParse(data).success && SECTIONS[slug].configSchema.safeParse(config).success;
}
