import { AS_DESIGNED, type Density, isSameDensity } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import type { PlacedSection } from '../pagination/flow.ts';
import { FOOT_GROUPS } from '../pagination/foot-groups.ts';
import { atomsOfSection } from '../pagination/placed-atoms.ts';
import type { ResumePage } from '../resume-page.ts';
import { resolveStyle } from '../styles/resolve-style.ts';
import type { TypesetOptions, Typesetter } from '../typeset.ts';
import { densityAtStep, firstStepWhere, STEPS } from './density-ladder.ts';

/** How far each measure may grow. Gaps grow first, then line heights, then text and margins. The upper limits are the model's or below. */
const STAGES: readonly Density[] = [
  AS_DESIGNED,
  { text: 1, spacing: 1.5, entrySpacing: 1.5, leading: 1.04, margins: 1 },
  { text: 1.02, spacing: 1.8, entrySpacing: 1.8, leading: 1.16, margins: 1.1 },
  { text: 1.1, spacing: 2.1, entrySpacing: 2.1, leading: 1.2, margins: 1.2 },
  { text: 1.2, spacing: 2.5, entrySpacing: 2.5, leading: 1.25, margins: 1.3 },
];

/** A page with less free height above its bottom margin, as a share of the page, looks full: about three lines. */
const FULL_SHARE = 0.05;
/** The free height at which filling ends: about the gap above clauses. */
const FILLED_SHARE = 0.03;
/** A density that fills less than this share of the page is not worth a change: the next step already needs one more page. */
const LEAST_GAIN = 0.02;

/** The result of filling. */
export interface Fill {
  /**
   * `full`: no allowed density fills more of the last page without one more page. The density is the resume's own. `filled`: the density grew until the page was full.
   * `short`: the upper limits leave a part of the page empty.
   */
  outcome: 'full' | 'filled' | 'short';
  /** The largest allowed density that adds no page. */
  density: Density;
}

/**
 * Sets a resume more loosely until the content of its last page ends near the page's foot, within readable limits. The number of pages stays
 * the same. No measure becomes smaller than it is; those that are smaller than the template's design grow back to it first. The resume is
 * not changed.
 */
export function fillPage(typesetter: Typesetter, resume: Resume, options: Omit<TypesetOptions, 'maxPages'> = {}): Fill {
  const own = resume.pageSetup.density;
  const withDensity = (density: Density): Resume => ({ ...resume, pageSetup: { ...resume.pageSetup, density } });
  const pagesOf = (density: Density) => typesetter.layOut(withDensity(density), options).layout;
  const freeShareOf = (density: Density, pages: readonly ResumePage[]) => freeFootShare(withDensity(density), pages);
  const before = pagesOf(own);
  const freeBefore = freeShareOf(own, before);
  if (freeBefore <= FULL_SHARE) return { outcome: 'full', density: own };

  const stages = stagesFrom(own);
  if (stages.length === 1) return { outcome: 'short', density: own };
  const isLonger = (step: number) => pagesOf(densityAtStep(stages, step)).length > before.length;
  // Beyond that, pages would be set tighter than the density says, so as not to become more.
  const isFull = (step: number) => {
    const density = densityAtStep(stages, step);
    const pages = pagesOf(density);
    return pages.length > before.length || freeShareOf(density, pages) <= FILLED_SHARE;
  };
  const first = isFull(STEPS) ? firstStepWhere(isFull) : STEPS;
  const step = isLonger(first) ? first - 1 : first;
  const density = densityAtStep(stages, step);
  const free = freeShareOf(density, pagesOf(density));
  if (step === STEPS) return { outcome: free > FULL_SHARE ? 'short' : 'filled', density };
  return freeBefore - free < LEAST_GAIN ? { outcome: 'full', density: own } : { outcome: 'filled', density };
}

/** The stages that change something, with no factor below the given ones. */
function stagesFrom(own: Density): Density[] {
  const raised = STAGES.map(
    (stage): Density => ({
      text: Math.max(own.text, stage.text),
      spacing: Math.max(own.spacing, stage.spacing),
      entrySpacing: Math.max(own.entrySpacing, stage.entrySpacing),
      leading: Math.max(own.leading, stage.leading),
      margins: Math.max(own.margins, stage.margins),
    }),
  );
  const different = raised.filter((stage, index) => !isSameDensity(stage, raised[index - 1] ?? own));
  return [own, ...different];
}

/**
 * The free height above the bottom margin of a resume's last page, in its fullest column, as a share of the page's height. Consent clauses
 * and the signature at the foot leave the free height above them.
 *
 * @param pages the resume's pages.
 */
function freeFootShare(resume: Resume, pages: readonly ResumePage[]): number {
  const last = pages.at(-1)!;
  const { columns, page } = resolveStyle(resume);
  const freePx = columns.map(({ id, bottomPx }) => {
    const sections = last.columns.find((column) => column.id === id)?.placed.sections ?? [];
    const atFoot = sections.filter(({ group }) => FOOT_GROUPS.includes(group));
    const content = sections.slice(0, sections.length - atFoot.length);
    return page.heightPx - bottomPx - endPx(content) - heightPx(atFoot);
  });
  return Math.min(...freePx) / page.heightPx;
}

function endPx(sections: readonly PlacedSection<unknown>[]): number {
  return Math.max(0, ...sections.flatMap(atomsOfSection).map(({ yPx, heightPx }) => yPx + heightPx));
}

function heightPx(sections: readonly PlacedSection<unknown>[]): number {
  const atoms = sections.flatMap(atomsOfSection);
  return atoms.length === 0 ? 0 : endPx(sections) - Math.min(...atoms.map(({ yPx }) => yPx));
}
