import type { Language } from '../engine/text/languages.ts';
import type { ResumeFonts } from '../kinds/resume/model/appearance.ts';
import { withDemoContent } from '../kinds/resume/model/demo/with-demo-content.ts';
import type { Resume } from '../kinds/resume/model/resume.ts';
import {
  OPTIONAL_SECTIONS,
  SECTION_SLUGS,
  type SectionData,
  type SectionSlug,
} from '../kinds/resume/model/sections.ts';
import { firstColorOfTemplate, type TemplateSlug } from '../kinds/resume/model/templates-by-slug.ts';
import { applyOperation } from '../kinds/resume/operations/operation.ts';
import { demoOf } from './demos.ts';
import { wholeWordsResume } from './whole-words-resume.ts';

const UUID = '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11';

/** The amount of content of a sample resume: a name and one job, a usual CV, or forty entries per section. */
export const SAMPLE_SIZES = ['sparse', 'typical', 'huge'] as const;
export type SampleSize = (typeof SAMPLE_SIZES)[number];

function typical(resume: Resume): Resume {
  return resume;
}

/** A name and a single job. */
function sparse(resume: Resume): Resume {
  const { sections, language, pattern } = resume;
  const { firstName, lastName, email } = sections['personal-data'].data;
  const base = wholeWordsResume(UUID, language, pattern);
  const person = { ...base.sections['personal-data'].data, firstName, lastName, email };
  return [
    { type: 'data', section: 'personal-data', data: person } as const,
    { type: 'data', section: 'experiences', data: { items: sections.experiences.data.items.slice(0, 1) } } as const,
    { type: 'done' } as const,
  ].reduce<Resume>(applyOperation, { ...base, color: resume.color });
}

/** Each list section repeated to forty entries. */
function huge(resume: Resume): Resume {
  const sections = Object.fromEntries(
    Object.entries(resume.sections).map(([slug, state]) => {
      const { data } = state;
      if (!('items' in data) || slug === 'clauses') return [slug, state];
      const items = Array.from({ length: 40 }, (_, index) => ({
        ...data.items[index % data.items.length],
        id: `e${index + 1}`,
      }));
      return [slug, { ...state, data: { items } }];
    }),
  );
  return { ...resume, sections: sections as unknown as Resume['sections'] };
}

const SIZED = { sparse, typical, huge } as const;

/** A resume with a language's demo content and all sections, in a template. */
export function demoResume(size: SampleSize, pattern: TemplateSlug, language: Language): Resume {
  const base = wholeWordsResume(UUID, language, pattern);
  const filled = withDemoContent({ ...base, sectionsEnabled: [...OPTIONAL_SECTIONS] }, demoOf(language));
  return SIZED[size]({ ...filled, isDone: true });
}

/** The content of sections, recorded once, so that it does not change with the demo content. A section that is not in it is empty. */
export type RecordedContent = Partial<{ [S in SectionSlug]: SectionData<S> }>;

/** Templates that had other fonts for new resumes up to a version. A resume keeps its fonts, so goldens of these versions do, too. */
const EARLIER_FONTS: Partial<Record<TemplateSlug, { upTo: number; fonts: ResumeFonts }>> = {
  compact: { upTo: 7, fonts: { heading: 'Roboto', body: 'Roboto' } },
};

/** The recorded resume in a template's version, in the fonts that new resumes had then. */
export function inVersion(resume: Resume, version: number): Resume {
  const earlier = EARLIER_FONTS[resume.pattern];
  const fonts = earlier && version <= earlier.upTo ? earlier.fonts : resume.fonts;
  return { ...resume, fonts, patternVersion: version };
}

/** A resume with recorded content and shapes of levels, in the colours of the template's release, from which goldens are made. */
export function recordedResume(
  size: SampleSize,
  pattern: TemplateSlug,
  { language, content }: { language: Language; content: RecordedContent },
): Resume {
  const empty = wholeWordsResume(UUID, language, pattern);
  const { software } = empty.sections;
  // New CVs had bars for programs when the content was recorded.
  const bars = { ...software, config: { ...software.config, levelShape: 'bars' as const } };
  const base = { ...empty, sections: { ...empty.sections, software: bars } };
  const sections = Object.fromEntries(
    SECTION_SLUGS.map((slug) => [slug, { ...base.sections[slug], ...(content[slug] && { data: content[slug] }) }]),
  ) as unknown as Resume['sections'];
  const color = firstColorOfTemplate(pattern);
  return SIZED[size]({ ...base, color, isDone: true, sectionsEnabled: [...OPTIONAL_SECTIONS], sections });
}
