import { rememberByIdentity } from '../../../../engine/remember-by-identity.ts';
import type { Language } from '../../../../engine/text/languages.ts';
import { isCustomSection } from '../custom-sections.ts';
import type { Resume } from '../resume.ts';
import { isSectionEmpty, type ResumeSections, SECTION_SLUGS, type SectionSlug } from '../sections.ts';
import type { DemoContent } from './demo-content.ts';
import { DEMO_CZ } from './demo-cz.ts';
import { DEMO_DE } from './demo-de.ts';
import { DEMO_DK } from './demo-dk.ts';
import { DEMO_EN } from './demo-en.ts';
import { DEMO_ES } from './demo-es.ts';
import { DEMO_IT } from './demo-it.ts';
import { DEMO_LT } from './demo-lt.ts';
import { DEMO_PL } from './demo-pl.ts';
import { DEMO_SE } from './demo-se.ts';
import { DEMO_SK } from './demo-sk.ts';
import { DEMO_UA } from './demo-ua.ts';

/** A person from each language's country. All have the same profession, so that templates can be compared. */
const DEMO: Readonly<Record<Language, DemoContent>> = {
  pl: DEMO_PL,
  en: DEMO_EN,
  de: DEMO_DE,
  cz: DEMO_CZ,
  ua: DEMO_UA,
  dk: DEMO_DK,
  es: DEMO_ES,
  it: DEMO_IT,
  lt: DEMO_LT,
  se: DEMO_SE,
  sk: DEMO_SK,
};

/** Empty sections show demo items while the resume is not done (specification, section 4). A done resume comes back as it is. */
export function withDemoContent(resume: Resume): Resume {
  if (resume.isDone) return resume;
  const demo = DEMO[resume.language];
  const sections: ResumeSections = { ...resume.sections };
  for (const slug of SECTION_SLUGS) fillSection(sections, slug, demo);
  return { ...resume, sections };
}

function fillSection<S extends SectionSlug>(sections: ResumeSections, slug: S, demo: DemoContent): void {
  // A section of the user's own has no sample. With an entry that is a text alone it counts as empty, and must not lose it.
  if (isCustomSection(slug) || !isSectionEmpty(slug, sections[slug].data)) return;
  sections[slug] = filledWith(sections[slug], demo[slug]) as ResumeSections[S];
}

const filledWith = rememberByIdentity((section: object, data: object) => ({ ...section, data }));
