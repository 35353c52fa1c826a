import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { SECTION_SLUGS, type SectionSlug } from '../model/sections.ts';
import { materialise } from './materialise.ts';
import type { Overlay } from './overlay.ts';

/**
 * A view as it is stored: materialised, with the name, the photo's file and whether it is done of the view itself. An anonymous version
 * has no photo, its name does not name the person, and it is always done. Parts that are the same as stored are the stored objects, and a
 * view that has not changed is `stored`.
 */
export function viewOf(base: Resume, overlay: Overlay, stored: Resume): Resume {
  const { resume } = materialise(base, overlay, stored.name);
  const { uuid } = stored;
  const { name, isDone, photo } = overlay.kind === 'anonymous' ? resume : stored;
  const next: Resume = {
    ...resume,
    ...{ uuid, name, isDone, photo },
    pageSetup: same(stored.pageSetup, resume.pageSetup),
    color: same(stored.color, resume.color),
    fonts: same(stored.fonts, resume.fonts),
    sectionsEnabled: isSameSet(stored.sectionsEnabled, resume.sectionsEnabled)
      ? stored.sectionsEnabled
      : resume.sectionsEnabled,
    sectionsOrder: same(stored.sectionsOrder, resume.sectionsOrder),
    sectionsActive: same(stored.sectionsActive, resume.sectionsActive),
    sections: sectionsOf(stored, resume),
  };
  const isSame = (Object.keys(next) as (keyof Resume)[]).every((key) => next[key] === stored[key]);
  return isSame ? stored : next;
}

function same<T>(stored: T, next: T): T {
  return dequal(stored, next) ? stored : next;
}

/** The order of enabled sections means nothing: `sectionsOrder` decides. */
function isSameSet(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function sectionsOf({ sections: stored }: Resume, { sections: next }: Resume): Resume['sections'] {
  const pick = (slug: SectionSlug) => [slug, same<unknown>(stored[slug], next[slug])];
  const sections = Object.fromEntries(SECTION_SLUGS.map(pick)) as unknown as Resume['sections'];
  return SECTION_SLUGS.every((slug) => sections[slug] === stored[slug]) ? stored : sections;
}
