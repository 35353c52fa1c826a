import { OPTIONAL_SECTIONS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { ROUTE_NAMES, type RouteName, routeOf } from '@kreda/site/routes';

/** A step of the wizard: a section, the choice of sections, or the download. */
export type StepSlug = SectionSlug | 'sectionsEnabled' | 'end';

/** In the wizard's order (specification, section 2). */
const ORDER: readonly StepSlug[] = [
  'personal-data',
  'experiences',
  'education',
  'languages',
  'skills',
  'summary',
  'sectionsEnabled',
  'certifications',
  'software',
  'projects',
  'references',
  'volunteering',
  'courses',
  'awards',
  'interests',
  'clauses',
  'end',
];

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_SECTIONS);

/** Permanent steps and the enabled optional ones, in order. The last is the download. */
export function activeSteps(sectionsEnabled: readonly string[]): StepSlug[] {
  return ORDER.filter((step) => !OPTIONAL.has(step) || sectionsEnabled.includes(step));
}

/** The step before and the one after, found by position among the active ones; null at either end. */
export function neighbours(
  step: StepSlug,
  steps: readonly StepSlug[],
): { previous: StepSlug | null; next: StepSlug | null } {
  const at = steps.indexOf(step);
  // A step that was switched off a moment ago has its place in the whole order still.
  if (at < 0) {
    const place = ORDER.indexOf(step);
    return {
      previous: steps.findLast((other) => ORDER.indexOf(other) < place) ?? null,
      next: steps.find((other) => ORDER.indexOf(other) > place) ?? null,
    };
  }
  return { previous: steps[at - 1] ?? null, next: steps[at + 1] ?? null };
}

/** The screen that a step is edited at. */
export function routeOfStep(step: StepSlug): RouteName {
  if (step === 'end') return 'end';
  const found = ROUTE_NAMES.find((name) => name !== 'cv-creator' && routeOf(name).step === step);
  if (!found) throw new RangeError(`The step ${step} has no screen`);
  return found;
}
