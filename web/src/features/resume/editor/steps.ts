import { CUSTOM_SECTIONS } from '@kreda/document/kinds/resume/model/custom-sections';
import { OPTIONAL_SECTIONS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { ROUTE_NAMES, type RouteName, routeOf } from '@kreda/site/routes';

/** A step of the editor: a section, the choice of sections, or the download. */
export type StepSlug = SectionSlug | 'sectionsEnabled' | 'end';

/** All steps in order (specification, section 2). */
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
  'publications',
  'references',
  'volunteering',
  'memberships',
  'courses',
  'awards',
  'driving-licences',
  'interests',
  ...CUSTOM_SECTIONS,
  'clauses',
  'end',
];

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_SECTIONS);

/** Permanent steps and the enabled optional ones, in order. The last is the download. */
export function activeSteps(sectionsEnabled: readonly string[]): StepSlug[] {
  return ORDER.filter((step) => !OPTIONAL.has(step) || sectionsEnabled.includes(step));
}

/** The previous and next step among the active ones; null at either end. */
export function neighbours(
  step: StepSlug,
  steps: readonly StepSlug[],
): { previous: StepSlug | null; next: StepSlug | null } {
  const at = steps.indexOf(step);
  // A step that was just disabled still has its place in the order of all steps.
  if (at < 0) {
    const place = ORDER.indexOf(step);
    return {
      previous: steps.findLast((other) => ORDER.indexOf(other) < place) ?? null,
      next: steps.find((other) => ORDER.indexOf(other) > place) ?? null,
    };
  }
  return { previous: steps[at - 1] ?? null, next: steps[at + 1] ?? null };
}

/** The route of a step. */
export function routeOfStep(step: StepSlug): RouteName {
  if (step === 'end') return 'end';
  const found = ROUTE_NAMES.find((name) => name !== 'cv-creator' && routeOf(name).step === step);
  if (!found) throw new RangeError(`The step ${step} has no screen`);
  return found;
}
