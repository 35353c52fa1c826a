import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { isLaterSection, ORDERED_SECTIONS } from '@kreda/document/kinds/resume/model/sections';

/** Higher than the versions of all templates: a client of any release reloads itself for a template version that it does not have. */
const UNKNOWN_TEMPLATE_VERSION = 1_000_000;

/**
 * The resume as a client may get it that does not know all sections (docs/decisions/0049). It would fail to typeset a section that it
 * does not know, so those are left out. If one of them is enabled, the client would show pages without it; it is told a template
 * version that it does not have, for which it reloads itself.
 *
 * @param known the sections that the client knows beside those of the first release.
 */
export function forClient(resume: Resume, known: ReadonlySet<string>): Resume {
  const isKnown = (slug: string) => !unknown.has(slug);
  const unknown = new Set<string>(ORDERED_SECTIONS.filter((slug) => isLaterSection(slug) && !known.has(slug)));
  if (unknown.size === 0) return resume;
  const pick = <T extends object>(record: T) =>
    Object.fromEntries(Object.entries(record).filter(([slug]) => isKnown(slug))) as T;
  return {
    ...resume,
    patternVersion: resume.sectionsEnabled.every(isKnown) ? resume.patternVersion : UNKNOWN_TEMPLATE_VERSION,
    sectionsEnabled: resume.sectionsEnabled.filter(isKnown),
    sectionsOrder: resume.sectionsOrder.filter(isKnown),
    sectionsActive: pick(resume.sectionsActive),
    sections: pick(resume.sections),
  };
}
