import { personalSamples } from '@kreda/document/kinds/resume/model/demo/personal-samples';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { isSectionEmpty, SECTION_SLUGS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { activeSteps } from '../editor/steps.ts';

/** The selectors of each part of the personal data in the hero. */
const PARTS_OF_HERO = {
  name: "[data-role='name']",
  profession: "[data-role='paragraph']",
  contacts: "[data-role='contact'], [data-role='section-title']",
} as const;
const PERSONAL_PARTS = Object.keys(PARTS_OF_HERO) as (keyof typeof PARTS_OF_HERO)[];

function isShown({ sectionsEnabled, sectionsActive }: Resume, slug: SectionSlug): boolean {
  return activeSteps(sectionsEnabled).includes(slug) && (slug === 'personal-data' || sectionsActive[slug]);
}

/** The personal data as a whole, or its parts that are samples (docs/decisions/0075). */
function sampledPersonalData({ sections }: Resume): string[] {
  const samples = personalSamples(sections['personal-data'].data);
  const parts = PERSONAL_PARTS.filter((part) => samples[part]);
  return parts.length === PERSONAL_PARTS.length ? ['personal-data'] : parts;
}

/**
 * What the pages show samples of (specification, section 4): slugs of visible sections, and parts of the personal data. Joined to one
 * string, which is equal for equal parts. Empty for a resume that is done.
 */
export function sampledParts(resume: Resume): string {
  if (resume.isDone) return '';
  const sections = SECTION_SLUGS.filter(
    (slug) => slug !== 'personal-data' && isShown(resume, slug) && isSectionEmpty(slug, resume.sections[slug].data),
  );
  return [...sampledPersonalData(resume), ...sections].join(' ');
}

/** Drawings of the hero without a role of their own: a contact's icon, drawn before its text, and the initials of a monogram. */
function partOfDrawing(path: Element): keyof typeof PARTS_OF_HERO {
  return path.nextElementSibling?.matches("[data-role='contact']") ? 'contacts' : 'name';
}

/** Ghosts samples on a shown page. The attributes are never part of a page's markup, nor of the PDF. */
export function ghostSamples(page: ShadowRoot, sampled: string): void {
  const ghosts = sampled.split(' ');
  for (const part of page.querySelectorAll<SVGElement>("[data-role='section'], [data-role='hero']"))
    part.toggleAttribute('data-ghost', ghosts.includes(part.dataset.group ?? 'personal-data'));
  for (const hero of page.querySelectorAll("[data-role='hero']")) {
    for (const part of PERSONAL_PARTS)
      for (const drawn of hero.querySelectorAll(PARTS_OF_HERO[part]))
        drawn.toggleAttribute('data-ghost', ghosts.includes(part));
    for (const path of hero.querySelectorAll('path'))
      if (path.closest('[data-role]') === hero)
        path.toggleAttribute('data-ghost', ghosts.includes(partOfDrawing(path)));
  }
}
