import { describe, expect, test } from 'vitest';
import { demoResume } from '../../../testing/demo-resumes.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { AS_DESIGNED } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import { TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { applyOperation } from '../operations/operation.ts';
import { createTypesetter } from '../typeset.ts';
import { fitToPages } from './fit-to-pages.ts';

const typesetter = createTypesetter(installedFonts());
const pagesWith = (resume: Resume, density: Resume['pageSetup']['density']) =>
  typesetter.typeset(applyOperation(resume, { type: 'page-setup', pageSetup: { ...resume.pageSetup, density } })).pages;

describe('fitting a resume to a number of pages', () => {
  test.each(TEMPLATE_SLUGS)('fits a typical CV in %s to two pages and reports what it changed', (pattern) => {
    const resume = typicalResume(pattern);
    const fit = fitToPages(typesetter, resume, { maxPages: 2 });
    expect(fit.isFitting).toBe(true);
    expect(pagesWith(resume, fit.density)).toHaveLength(fit.pageCount);
    const before = typesetter.typeset(resume).pages.length;
    expect(fit.changes.length > 0).toBe(before > 2);
  });

  test('changes nothing if the pages are few enough already', () => {
    const fit = fitToPages(typesetter, demoResume('sparse', 'classic', 'pl'), { maxPages: 1 });
    expect(fit).toEqual({ isFitting: true, pageCount: 1, density: AS_DESIGNED, changes: [] });
  });

  test('changes no more than necessary: the step before does not fit', () => {
    const resume = typicalResume('compact');
    const { density } = fitToPages(typesetter, resume, { maxPages: 1 });
    const looser = Object.fromEntries(
      Object.entries(density).map(([measure, share]) => [measure, Math.min(1, share + 0.03)]),
    ) as typeof density;
    expect(pagesWith(resume, looser).length).toBeGreaterThan(1);
  });

  test('reports if even the lower limits do not suffice, and does not go below them', () => {
    const fit = fitToPages(typesetter, demoResume('huge', 'modern', 'pl'), { maxPages: 1 });
    expect(fit.isFitting).toBe(false);
    expect(fit.pageCount).toBeGreaterThan(1);
    const text = pagesWith(typicalResume('executive'), fit.density).join('');
    const sizes = Array.from(text.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
    // Clauses and footers are small print by design. All other text has at least 9 pt.
    expect(sizes.filter((size) => size < 12).every((size) => size >= 10)).toBe(true);
    expect(sizes.filter((size) => size >= 12).length).toBeGreaterThan(50);
  });
});
