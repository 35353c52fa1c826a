import { type Resume, resumeSchema } from '../model/resume.ts';
import { emptySections, SECTIONS, type SectionSlug } from '../model/sections.ts';
import { type Address, sectionOf, valuesByAddress, withValues } from './addresses.ts';
import type { Overlay } from './overlay.ts';

/** A view as a whole resume, and the overrides that could not be applied. */
export interface Materialised {
  resume: Resume;
  /** Overrides whose entry or field the base does not have (any more), or whose value this release does not accept. They stay in the overlay. */
  unapplied: Address[];
}

/**
 * Applies an overlay to its base. Total: each override is either in the result or in `unapplied`. Sections without an override are the
 * base's own objects. The result is the same in browser and Node.
 */
export function materialise(base: Resume, { overrides }: Overlay): Materialised {
  const known = valuesByAddress(base);
  const addresses = Object.keys(overrides);
  const applicable = addresses.filter((address) => known.has(address));
  const unapplied = addresses.filter((address) => !known.has(address));
  const apply = (chosen: readonly Address[]) =>
    withValues(base, new Map(chosen.map((address) => [address, overrides[address]!.value])));
  const resume = apply(applicable);
  if (isValid(resume, applicable)) return { resume, unapplied };
  // Stored by another release: take what is valid, one by one.
  const accepted: Address[] = [];
  for (const address of applicable)
    if (isValid(apply([...accepted, address]), [address])) accepted.push(address);
    else unapplied.push(address);
  return { resume: apply(accepted), unapplied };
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
