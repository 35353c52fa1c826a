import type { DemoContent } from '../model/demo/demo-content.ts';
import type { Demo } from '../model/demo/load-demo.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';
import { loadShowcaseTexts } from './load-showcase-texts.ts';
import { showcaseResume } from './showcase-resume.ts';
import type { ShowcaseTexts } from './showcase-texts.ts';
import { similarity } from './similar-positions.ts';

/** Positions that are less similar have another trade. */
const LEAST_SIMILARITY = 0.45;

/**
 * Loads demo content by profession, in the language of the general one: jobs, school, skills and summary of the person in the gallery whose trade is nearest. A
 * profession that is like none of theirs gets the general content.
 */
export async function loadSamplesByProfession(demo: Demo): Promise<(profession: string) => DemoContent> {
  const texts = await loadShowcaseTexts(demo.language);
  // The same content is the same object, so that its layout is remembered.
  const samples = new Map<TemplateSlug, DemoContent>();
  const find = (profession: string): DemoContent => {
    const person = nearestPerson(profession, texts, demo.content['personal-data'].profession);
    if (person === null) return demo.content;
    const known = samples.get(person) ?? sampleOf(person, texts, demo);
    samples.set(person, known);
    return known;
  };
  // Each keystroke asks again, mostly for the same profession.
  let last: { profession: string; content: DemoContent } | null = null;
  return (profession) => {
    if (last?.profession !== profession) last = { profession, content: find(profession) };
    return last.content;
  };
}

/** The template whose person has the most similar position, now or earlier; null if the general sample's is more similar, or none is. */
function nearestPerson(profession: string, { people }: ShowcaseTexts, general: string): TemplateSlug | null {
  let nearest: TemplateSlug | null = null;
  let best = Math.max(LEAST_SIMILARITY, similarity(profession, general));
  for (const [slug, [, now, earlier]] of Object.entries(people)) {
    const similar = Math.max(similarity(profession, now), similarity(profession, earlier));
    if (similar <= best) continue;
    nearest = slug as TemplateSlug;
    best = similar;
  }
  return nearest;
}

function sampleOf(person: TemplateSlug, texts: ShowcaseTexts, demo: Demo): DemoContent {
  const { experiences, education, skills, summary } = showcaseResume(person, { texts, demo }).sections;
  return {
    ...demo.content,
    experiences: experiences.data,
    education: education.data,
    skills: skills.data,
    summary: summary.data,
  };
}
