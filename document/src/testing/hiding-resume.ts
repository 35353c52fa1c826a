import fc from 'fast-check';
import type { Resume } from '../kinds/resume/model/resume.ts';
import { OPTIONAL_SECTIONS, ORDERED_SECTIONS, SECTION_SLUGS } from '../kinds/resume/model/sections.ts';
import { arbitraryResume } from './arbitrary-resume.ts';

/**
 * All of `arbitraryResume`'s evidence for a language of Han characters. Hidden texts count as such evidence (`hanFormsOfSections`), so that
 * without them a character may have another form.
 */
const HANGUL = '한';

/** A done resume as `arbitraryResume` makes it, in which a part of all fields, entries, titles and sections is hidden. */
export const hidingResume: fc.Arbitrary<Resume> = fc
  .record({
    resume: arbitraryResume,
    enabled: fc.subarray([...OPTIONAL_SECTIONS]),
    hidden: fc.infiniteStream(fc.nat({ max: 3 }).map((drawn) => drawn === 0)),
  })
  .map(({ resume, enabled, hidden }) => {
    const copy: Resume = JSON.parse(JSON.stringify(resume).replaceAll(HANGUL, 'x'));
    const isHidden = () => hidden.next().value === true;
    for (const [index, slug] of SECTION_SLUGS.entries()) {
      const { config, data } = copy.sections[slug];
      const flags: Record<string, boolean> = config.fields;
      for (const name of Object.keys(flags)) flags[name] = !isHidden();
      if (slug !== 'personal-data' && !isHidden()) config.title = `q${10_000 + index}q`;
      if ('items' in data) for (const entry of data.items) entry.hidden = isHidden();
    }
    copy.sectionsEnabled = enabled;
    for (const slug of ORDERED_SECTIONS) copy.sectionsActive[slug] = !isHidden();
    return copy;
  });
