import { LANGUAGES } from '../engine/text/languages.ts';
import type { Resume } from '../kinds/resume/model/resume.ts';
import type { RichText } from '../kinds/resume/model/rich-text.ts';
import { isLaterSection, OPTIONAL_SECTIONS } from '../kinds/resume/model/sections.ts';
import type { TemplateSlug } from '../kinds/resume/model/templates-by-slug.ts';
import { demoResume } from './demo-resumes.ts';

/** How many entries a section of an invented CV may have. */
const ENTRIES: Readonly<Record<string, readonly [number, number]>> = {
  experiences: [1, 9],
  education: [1, 4],
  skills: [3, 14],
  languages: [1, 5],
  software: [2, 9],
  projects: [1, 5],
  certifications: [1, 5],
  courses: [1, 6],
  awards: [1, 3],
  volunteering: [1, 3],
  references: [1, 3],
  interests: [1, 5],
};

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Invented CVs of one to five pages in eleven languages: sample texts, cut and joined at random, in a random number of entries and
 * sections of the first release. The same `count` gives the same CVs.
 */
export function inventedResumes(count: number, pattern: TemplateSlug): Resume[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomNumbers(index + 1);
    const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    const resume = demoResume('typical', pattern, LANGUAGES[index % LANGUAGES.length]!);
    const sectionsEnabled = OPTIONAL_SECTIONS.filter((slug) => !isLaterSection(slug) && random() < 0.55);
    const sections = Object.fromEntries(
      Object.entries(resume.sections).map(([slug, state]) => {
        const range = ENTRIES[slug];
        if (!range || !('items' in state.data)) return [slug, state];
        const known: readonly object[] = state.data.items;
        const items = Array.from({ length: between(...range) }, (_, nth) => ({
          ...withOtherLength(known[between(0, known.length - 1)]!, between),
          id: `e${nth + 1}`,
        }));
        return [slug, { ...state, data: { items } }];
      }),
    );
    return { ...resume, sectionsEnabled, sections: sections as unknown as Resume['sections'] };
  });
}

/** The entry with a random number of its descriptions' paragraphs and list items. */
function withOtherLength(entry: object, between: (from: number, to: number) => number): object {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, Array.isArray(value) ? lengthened(value, between) : value]),
  );
}

function lengthened(text: RichText, between: (from: number, to: number) => number): RichText {
  return text.map((block) => {
    if (block.type !== 'list') return block;
    const items = Array.from({ length: between(1, 7) }, () => block.items[between(0, block.items.length - 1)]!);
    return { ...block, items };
  });
}
