import { rememberByIdentity } from '../../../../engine/remember-by-identity.ts';
import { isCustomSection } from '../custom-sections.ts';
import type { Resume } from '../resume.ts';
import { isSectionEmpty, type ResumeSections, SECTION_SLUGS, type SectionSlug } from '../sections.ts';
import type { DemoContent } from './demo-content.ts';
import type { Demo } from './load-demo.ts';
import { withPersonalSamples } from './personal-samples.ts';

/**
 * Empty sections show demo items while the resume is not done (specification, section 4). Of empty personal data, the fields that the
 * user filled in stay (docs/decisions/0075). A done resume comes back as it is.
 *
 * @throws Error if the resume is not done and the demo content of its language is not given.
 */
export function withDemoContent(resume: Resume, demo: Demo | undefined): Resume {
  if (resume.isDone) return resume;
  if (demo?.language !== resume.language) throw new Error(`Demo content in ${resume.language} was not given`);
  const sections: ResumeSections = { ...resume.sections };
  const { profession } = resume.sections['personal-data'].data;
  const content = demo.ofProfession?.(profession) ?? demo.content;
  for (const slug of SECTION_SLUGS) fillSection(sections, slug, content);
  const person = resume.sections['personal-data'];
  if (isSectionEmpty('personal-data', person.data))
    sections['personal-data'] = withSampledPerson(person, content['personal-data']);
  return { ...resume, sections };
}

function fillSection<S extends SectionSlug>(sections: ResumeSections, slug: S, demo: DemoContent): void {
  // A section of the user's own has no sample. With an entry that is a text alone it counts as empty, and must not lose it.
  if (slug === 'personal-data' || isCustomSection(slug) || !isSectionEmpty(slug, sections[slug].data)) return;
  sections[slug] = filledWith(sections[slug], demo[slug]) as ResumeSections[S];
}

const filledWith = rememberByIdentity((section: object, data: object) => ({ ...section, data }));

type Person = ResumeSections['personal-data'];

const withSampledPerson = rememberByIdentity((section: Person, demo: Person['data']) => ({
  ...section,
  data: withPersonalSamples(section.data, demo),
}));
