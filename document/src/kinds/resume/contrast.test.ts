import { describe, expect, test } from 'vitest';
import { type RecordedContent, recordedResume } from '../../testing/demo-resumes.ts';
import recordedEn from '../../testing/fixtures/recorded-en.json' with { type: 'json' };
import { installedFonts } from '../../testing/installed-fonts.ts';
import { COLOR_PALETTE, COLOR_PRESETS, type ResumeColor } from './model/appearance.ts';
import { HEADING_CASES, type PageSetup } from './model/page-setup.ts';
import { plainToRichText } from './model/rich-text.ts';
import { latestVersion, TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { createTypesetter } from './typeset.ts';

// Contrast as it would be measured in a browser or a PDF viewer: for each run of a page, against the coloured areas beneath it.

const RECORDED = recordedEn as unknown as RecordedContent;
const typesetter = createTypesetter(installedFonts());
const COLORS = [...new Set([...COLOR_PRESETS.map(({ value }) => value), ...COLOR_PALETTE])];
const BACKGROUNDS = ['#ffffff', '#1f2933', '#8a8f98'];

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The value of an attribute. By search: a new expression for each of a million calls would take a tenth of the time. */
function attribute(element: string, name: string): string | undefined {
  const before = ` ${name}="`;
  const at = element.indexOf(before);
  if (at === -1) return undefined;
  return element.slice(at + before.length, element.indexOf('"', at + before.length));
}
const number = (element: string, name: string) => Number(attribute(element, name) ?? 0);

const LEADER_DOT = /^\s*·$/;

/** Problems of a page's runs, in words. */
function problems(svg: string): string[] {
  const fields: { x: number; y: number; width: number; height: number; fill: string }[] = [];
  const found: string[] = [];
  const withoutClips = svg.replace(/<clipPath.*?<\/clipPath>/g, '');
  for (const [element, , text] of withoutClips.matchAll(/<(rect|text)[^>]*?(?:\/>|>([^<]*)<\/text>)/g)) {
    const [x, y, fill] = [number(element, 'x'), number(element, 'y'), attribute(element, 'fill')!];
    if (element.startsWith('<rect')) {
      fields.push({ x, y, width: number(element, 'width'), height: number(element, 'height'), fill });
      continue;
    }
    // The dot that begins a line to the dates is a part of that line, which is no text (docs/decisions/0094).
    if (fill === 'none' || LEADER_DOT.test(text ?? '')) continue;
    const size = number(element, 'font-size');
    // The middle of the first character.
    const [px, py] = [x + size * 0.2, y - size * 0.3];
    const beneath = fields.findLast(
      (field) => field.x <= px && px < field.x + field.width && field.y <= py && py < field.y + field.height,
    )!;
    const isLarge = size >= (attribute(element, 'font-weight') === '700' ? 18.7 : 24);
    const ratio = contrast(fill, beneath.fill);
    if (ratio < (isLarge ? 3 : 4.5))
      found.push(`${text}: ${fill} of ${size} px on ${beneath.fill} is ${ratio.toFixed(2)} : 1`);
  }
  return found;
}

const [JOB] = RECORDED.experiences.items;
const CONTENT: RecordedContent = {
  ...RECORDED,
  experiences: { ...RECORDED.experiences, items: [{ ...JOB!, description: linked() }] },
};
/** One resume for each pattern: the typesetter lays an unchanged one out once for all colours. */
const resumes = new Map(
  TEMPLATE_SLUGS.map((pattern) => [pattern, recordedResume('typical', pattern, { language: 'en', content: CONTENT })]),
);

function page(
  pattern: (typeof TEMPLATE_SLUGS)[number],
  color: ResumeColor,
  version = latestVersion(pattern),
  setup: Partial<PageSetup> = {},
): string {
  const resume = resumes.get(pattern)!;
  const pageSetup = { ...resume.pageSetup, ...setup };
  return typesetter.typeset({ ...resume, patternVersion: version, color, photo: null, pageSetup }).pages.join('');
}

function linked() {
  const [paragraph] = plainToRichText('See the ');
  return [
    { ...paragraph!, children: [{ text: 'See the ' }, { text: 'shop', href: 'https://example.com/' }] },
  ] as RecordedContent['experiences']['items'][number]['description'];
}

describe.each(TEMPLATE_SLUGS)('text is readable in every colour: %s', (pattern) => {
  test.each(BACKGROUNDS)('on %s', (backgroundColor) => {
    for (const [index, generalColor] of COLORS.entries()) {
      // The presets use one colour for both on white. If users choose the colours, the two may differ.
      const accents =
        backgroundColor === '#ffffff' ? [generalColor, COLORS[(index + 5) % COLORS.length]!] : [generalColor];
      for (const accentColor of accents)
        expect(problems(page(pattern, { generalColor, accentColor, backgroundColor })), generalColor).toEqual([]);
    }
  });
});

test.each(TEMPLATE_SLUGS)('headings in shaded boxes are readable in every colour: %s', (pattern) => {
  const boxes = HEADING_CASES.flatMap((headingCase) =>
    BACKGROUNDS.map((backgroundColor) => ({ headingCase, backgroundColor })),
  );
  // Letters do not change with colours: each colour is seen in some of them, and each of them on each background.
  expect(COLORS.length).toBeGreaterThanOrEqual(boxes.length);
  for (const [index, generalColor] of COLORS.entries()) {
    const { headingCase, backgroundColor } = boxes[index % boxes.length]!;
    const color = { generalColor, accentColor: generalColor, backgroundColor };
    const setup = { headingRule: 'box', headingCase } as const;
    expect(problems(page(pattern, color, latestVersion(pattern), setup)), generalColor).toEqual([]);
  }
});

test('the check detects a page with unadjusted text colours', () => {
  const red = { generalColor: '#f8202d', accentColor: '#f8202d', backgroundColor: '#ffffff' };
  expect(problems(page('modern', red, 1))).not.toEqual([]);
});
