import { expect, test } from 'vitest';
import type { Draw } from '../../engine/blocks/draw.ts';
import { PAPERS } from '../../engine/page-geometry.ts';
import { mirrorPage } from '../../engine/paint/mirror-page.ts';
import type { PageItem } from '../../engine/paint/page.ts';
import { paintPage } from '../../engine/paint/paint-page.ts';
import { demoOf } from '../../testing/demos.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { scriptResume } from '../../testing/script-resumes.ts';
import { composeResume } from './compose/compose.ts';
import { contentDirection } from './compose/content-direction.ts';
import { PAPER_CHOICES } from './model/page-setup.ts';
import { emptyResume } from './model/resume.ts';
import { TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { applyOperation } from './operations/operation.ts';
import { toPage } from './resume-page.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

function xOf(svg: string, text: string): number {
  const run = svg.split('<text ').find((part) => part.includes(`>${text}</text>`));
  return Number(/^x="([\d.-]+)"/.exec(run ?? '')?.[1]);
}

test('puts the side column of a Hebrew CV on the right, and its icons to the right of their texts', () => {
  const hebrew = typesetter.typeset(scriptResume('hebrew')).pages[0]!;
  const thai = typesetter.typeset(scriptResume('thai')).pages[0]!;
  expect(xOf(thai, 'CONTACT')).toBeLessThan(PAPERS.a4.widthPx / 3);
  expect(xOf(hebrew, 'CONTACT')).toBeGreaterThan((PAPERS.a4.widthPx * 2) / 3);
  const iconX = Number(/<path [^>]*translate\(([\d.]+) /.exec(hebrew)![1]);
  expect(iconX).toBeGreaterThan(xOf(hebrew, 'someone@example.com'));
});

test('sets the words of a line from right to left, and Latin words among them from left to right', () => {
  const { pages } = typesetter.typeset(scriptResume('hebrew'));
  expect(xOf(pages[0]!, 'אחראית')).toBeGreaterThan(xOf(pages[0]!, 'תכנון'));
  expect(pages[0]).toContain('Mar 2019 – present');
  expect(pages[0]).toContain('>+48 600 100 200<');
});

test.each(TEMPLATE_SLUGS)('keeps all of a mirrored page on either paper, in %s', (pattern) => {
  const texts = (list: readonly Draw[]): Extract<Draw, { kind: 'text' }>[] =>
    list.flatMap((draw) => (draw.kind === 'group' ? texts(draw.draws) : draw.kind === 'text' ? [draw] : []));
  const placedTexts = (items: readonly PageItem[]): { leftPx: number; rightPx: number }[] =>
    items.flatMap((item) =>
      item.kind === 'group'
        ? placedTexts(item.items)
        : texts(item.draws).map(({ xPx, widthPx }) => ({ leftPx: item.xPx + xPx, rightPx: item.xPx + xPx + widthPx })),
    );
  const arabic = scriptResume('arabic', pattern);
  const papers = PAPER_CHOICES.map((paper) => ({ ...arabic, pageSetup: { ...arabic.pageSetup, paper } }));
  for (const page of papers.flatMap((resume) => typesetter.typeset(resume).layout)) {
    const placed = placedTexts(mirrorPage(toPage(page)).items);
    expect(placed.length).toBeGreaterThan(0);
    for (const { leftPx, rightPx } of placed) {
      expect(leftPx).toBeGreaterThanOrEqual(0);
      expect(rightPx).toBeLessThanOrEqual(page.size.widthPx);
    }
  }
});

test('mirrors twice to the same page', () => {
  const [layout] = typesetter.typeset(scriptResume('hebrew', 'timeline')).layout;
  const page = toPage(layout!);
  expect(paintPage(mirrorPage(mirrorPage(page)), undefined)).toBe(paintPage(page, undefined));
  expect(paintPage(mirrorPage(page), undefined)).not.toBe(paintPage(page, undefined));
});

test('sets a CV with a few Hebrew words from left to right, and a released version as before', () => {
  const thai = scriptResume('thai');
  expect(contentDirection(composeResume(thai))).toBe('ltr');
  expect(contentDirection(composeResume(scriptResume('arabic')))).toBe('rtl');
  const released = { ...scriptResume('arabic'), patternVersion: 1 };
  expect(xOf(typesetter.typeset(released).pages[0]!, 'Contact')).toBeLessThan(PAPERS.a4.widthPx / 3);
});

test.each(['arabic', 'hebrew'] as const)(
  'gives the preview of a CV in %s, with demo content in its empty sections, the same direction as its PDF',
  (script) => {
    const whole = scriptResume(script);
    const done = applyOperation(whole, { type: 'data', section: 'experiences', data: { items: [] } });
    const edited = { ...done, isDone: false };
    const [pdf, preview] = [done, edited].map((resume) =>
      typesetter.typeset(resume, { demo: demoOf('en') }).pages.join(''),
    );
    expect(preview!.length, 'examples are shown').toBeGreaterThan(pdf!.length);
    for (const page of [pdf!, preview!]) expect(xOf(page, 'CONTACT')).toBeGreaterThan((PAPERS.a4.widthPx * 2) / 3);
  },
);

test('sets the demo content of an empty CV from left to right', () => {
  const empty = emptyResume('00000000-0000-4000-8000-000000000000', 'en', 'modern');
  const [page] = typesetter.typeset(empty, { demo: demoOf('en') }).pages;
  expect(xOf(page!, 'CONTACT')).toBeLessThan(PAPERS.a4.widthPx / 3);
});
