import type { Language } from '../languages.ts';
import type { Resume } from '../resume.ts';
import { isSectionEmpty, type ResumeSections, SECTION_SLUGS, type SectionSlug } from '../sections.ts';
import { DEMO_EN } from './demo-en.ts';
import type { DemoContent } from './demo-person.ts';
import { DEMO_PL } from './demo-pl.ts';

/** Languages without samples of their own borrow the English ones. */
const DEMO: Partial<Record<Language, DemoContent>> = { pl: DEMO_PL, en: DEMO_EN };

/** Empty sections show demo items while the resume is not done (specification, section 4). A done resume comes back as it is. */
export function withDemoContent(resume: Resume): Resume {
  if (resume.isDone) return resume;
  const demo = DEMO[resume.language] ?? DEMO_EN;
  const sections: ResumeSections = { ...resume.sections };
  for (const slug of SECTION_SLUGS) fillSection(sections, slug, demo);
  return { ...resume, sections };
}

function fillSection<S extends SectionSlug>(sections: ResumeSections, slug: S, demo: DemoContent): void {
  const sample = demo[slug];
  if (sample === undefined || !isSectionEmpty(slug, sections[slug].data)) return;
  sections[slug] = { ...sections[slug], data: sample } as ResumeSections[S];
}
