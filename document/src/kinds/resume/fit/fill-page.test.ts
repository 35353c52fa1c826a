import { describe, expect, test } from 'vitest';
import { demoResume } from '../../../testing/demo-resumes.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { AS_DESIGNED, type Density, densitySchema } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';
import { TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { FOOT_GROUPS } from '../pagination/foot-groups.ts';
import { atomsOfSection } from '../pagination/placed-atoms.ts';
import { createTypesetter } from '../typeset.ts';
import { fillPage } from './fill-page.ts';
import { fitToPages } from './fit-to-pages.ts';

const typesetter = createTypesetter(installedFonts());

function withDensity(resume: Resume, density: Density): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, density } };
}

/** A CV with one job, one school and short lists. It takes one page or a little more. */
function shortResume(pattern: TemplateSlug, { hasClauses = true } = {}): Resume {
  const resume = typicalResume(pattern);
  const { experiences, education, clauses } = resume.sections;
  return {
    ...resume,
    sectionsEnabled: ['interests'],
    sections: {
      ...resume.sections,
      experiences: { ...experiences, data: { items: experiences.data.items.slice(0, 1) } },
      education: { ...education, data: { items: education.data.items.slice(0, 1) } },
      clauses: hasClauses ? clauses : { ...clauses, data: { content: [] } },
    },
  };
}

/** The end of the last page's content and the start of what is at its foot, as shares of the page's height. */
function lastPage(resume: Resume) {
  const pages = typesetter.layOut(resume).layout;
  const sections = pages.at(-1)!.columns.flatMap(({ placed }) => placed.sections);
  const atoms = (isAtFoot: boolean) =>
    sections.filter(({ group }) => FOOT_GROUPS.includes(group) === isAtFoot).flatMap(atomsOfSection);
  return {
    pageCount: pages.length,
    contentEnd: Math.max(...atoms(false).map(({ yPx, heightPx }) => yPx + heightPx)) / pages[0]!.size.heightPx,
    footStart: Math.min(...atoms(true).map(({ yPx }) => yPx)) / pages[0]!.size.heightPx,
  };
}

describe('filling the last page of a resume', () => {
  test.each(TEMPLATE_SLUGS)('in %s, adds no page, makes nothing smaller, and stays within the limits', (pattern) => {
    const resume = shortResume(pattern);
    const { density } = fillPage(typesetter, resume);
    expect(densitySchema.parse(density)).toEqual(density);
    for (const factor of Object.values(density)) expect(factor).toBeGreaterThanOrEqual(1);
    const [before, after] = [lastPage(resume), lastPage(withDensity(resume, density))];
    expect(after.pageCount).toBe(before.pageCount);
    expect(after.contentEnd).toBeGreaterThanOrEqual(before.contentEnd);
  });

  test.each(['bold', 'compact', 'mirror', 'portrait'] as const)(
    'a half empty page in %s ends near its foot',
    (pattern) => {
      const resume = shortResume(pattern, { hasClauses: false });
      expect(lastPage(resume).contentEnd).toBeLessThan(0.75);
      const fill = fillPage(typesetter, resume);
      const { contentEnd } = lastPage(withDensity(resume, fill.density));
      // The wider bottom margin is up to 7 % of the page.
      expect(contentEnd).toBeGreaterThan(0.85);
      expect(contentEnd).toBeLessThan(1);
    },
  );

  test('a half empty page of US Letter ends near its own foot', () => {
    const resume = shortResume('portrait', { hasClauses: false });
    const onLetter: Resume = { ...resume, pageSetup: { ...resume.pageSetup, paper: 'letter' } };
    const fill = fillPage(typesetter, onLetter);
    expect(fill.outcome).toBe('filled');
    const { contentEnd, pageCount } = lastPage(withDensity(onLetter, fill.density));
    expect(pageCount).toBe(1);
    expect(contentEnd).toBeGreaterThan(0.85);
    expect(contentEnd).toBeLessThan(1);
    expect(fill.density).not.toEqual(fillPage(typesetter, resume).density);
  });

  test('content ends above the clauses at the foot', () => {
    const resume = shortResume('academic');
    const before = lastPage(resume);
    expect(before.footStart - before.contentEnd).toBeGreaterThan(0.15);
    const fill = fillPage(typesetter, resume);
    expect(fill.outcome).toBe('filled');
    const { footStart, contentEnd } = lastPage(withDensity(resume, fill.density));
    expect(footStart).toBeGreaterThan(contentEnd);
    expect(footStart - contentEnd).toBeLessThan(0.08);
  });

  test('gaps grow before line heights, and text last', () => {
    const { density } = fillPage(typesetter, { ...shortResume('plain'), patternVersion: 6 });
    expect(density.spacing).toBeGreaterThan(1.1);
    expect(density.leading).toBeLessThan(1.1);
    expect(density.text).toBeLessThan(1.01);
  });

  test('gives the same result each time', () => {
    const resume = shortResume('plain');
    const fill = fillPage(typesetter, resume);
    expect(fill.outcome).toBe('filled');
    expect(fillPage(createTypesetter(installedFonts()), resume)).toEqual(fill);
  });

  test.each(TEMPLATE_SLUGS)('in %s, leaves a filled page as it is', (pattern) => {
    const resume = shortResume(pattern);
    const { outcome, density } = fillPage(typesetter, resume);
    const again = fillPage(typesetter, withDensity(resume, density));
    expect(again).toEqual({ outcome: outcome === 'short' ? 'short' : 'full', density });
  });

  test('changes nothing if the page is full already', () => {
    const resume = { ...shortResume('tags'), patternVersion: 5 };
    expect(fillPage(typesetter, resume)).toEqual({ outcome: 'full', density: AS_DESIGNED });
  });

  test('a resume that was fitted to one page stays on it', () => {
    const resume = typicalResume('compact');
    const fit = fitToPages(typesetter, resume, { maxPages: 1 });
    expect(fit.isFitting && fit.changes.length > 0).toBe(true);
    const fill = fillPage(typesetter, withDensity(resume, fit.density));
    expect(lastPage(withDensity(resume, fill.density)).pageCount).toBe(1);
  });

  test('reports if even the upper limits leave the page half empty', () => {
    const resume = demoResume('sparse', 'compact', 'pl');
    const fill = fillPage(typesetter, resume);
    expect(fill.outcome).toBe('short');
    expect(lastPage(withDensity(resume, fill.density)).contentEnd).toBeLessThan(0.8);
    expect(fillPage(typesetter, withDensity(resume, fill.density))).toEqual(fill);
  });
});
