import { describe, expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import type { PageFontFamily } from '../fonts/catalogue.ts';
import { createParagraphLayout } from './paragraph.ts';
import { createShaper } from './shaper.ts';
import type { TextStyle } from './text-style.ts';

const shaper = createShaper(installedFonts());
const layout = createParagraphLayout(shaper, 2);
const released = createParagraphLayout(shaper, 1);

function style(family: PageFontFamily, more: Partial<TextStyle> = {}): TextStyle {
  return { family, weight: 400, style: 'normal', sizePx: 20, color: '#000000', lineHeight: 1.4, ...more };
}

function runs(text: string, look: TextStyle, widthPx = 2_000) {
  return layout([{ text, style: look }], { widthPx }).flatMap((line) => line.runs);
}

/** The gaps between the end of each run and the start of the next, in em. */
function gaps(text: string, look: TextStyle): number[] {
  const set = runs(text, look);
  return set.slice(1).map(({ xPx }, index) => (xPx - set[index]!.xPx - set[index]!.widthPx) / look.sizePx);
}

describe('text of engine 2 is split into runs where programs would misread its kerning', () => {
  test.each([
    ['Inter', 'її', ['ї', 'ї']],
    ['Lora', 'x//y', ['x/', '/y']],
    ['PT Sans', 'r. – A', ['r. ', '–', ' A']],
    ['Inter', 'AVATAR To. Ty, P. F.', ['AVATAR To. Ty, P. F.']],
    ['Montserrat', 'a – b', ['a – b']],
  ] as const)('%s: %s', (family, text, expected) => {
    expect(runs(text, style(family)).map((run) => run.text)).toEqual(expected);
    expect(released([{ text, style: style(family) }], { widthPx: 2_000 })[0]!.runs).toHaveLength(1);
  });

  test('keeps as much of the kerning as programs accept inside a word', () => {
    expect(gaps('її', style('Inter'))[0]).toBeCloseTo(0.085, 3);
    expect(gaps('x//y', style('Lora'))[0]).toBeCloseTo(-0.18, 3);
    expect(gaps('r. – A', style('PT Sans'))[0]).toBe(0);
  });
});

test('letter spacing of engine 2 is never so wide that programs take it for spaces', () => {
  const [run] = runs('TITLE', style('Montserrat', { letterSpacingPx: 4 }));
  expect(run!.style.letterSpacingPx).toBe(1.5);
  expect(
    released([{ text: 'T', style: style('Inter', { letterSpacingPx: 4 }) }], { widthPx: 99 })[0]!.runs[0]!.style,
  ).toMatchObject({ letterSpacingPx: 4 });
});

test('a line of engine 2 keeps the space at which it was broken, outside its width', () => {
  const [first, second] = layout([{ text: 'one two', style: style('Inter') }], { widthPx: 60 });
  expect([first!.runs[0]!.text, second!.runs[0]!.text]).toEqual(['one ', 'two']);
  expect(first!.widthPx).toBeCloseTo(runs('one', style('Inter'))[0]!.widthPx, 6);
});

test('a space beside an emoji is the text font’s in engine 2', () => {
  const set = runs('a 🚀 b', style('Lora'));
  expect(set.map(({ text, style: { family } }) => [text, family])).toEqual([
    ['a ', 'Lora'],
    ['🚀', 'Noto Emoji'],
    [' b', 'Lora'],
  ]);
});

test('font sizes of engine 2 are multiples of a quarter pixel, rounded down', () => {
  expect(runs('one', style('Inter', { sizePx: 10.5625 }))[0]!.style.sizePx).toBe(10.5);
  expect(runs('one', style('Inter', { sizePx: 12.75 }))[0]!.style.sizePx).toBe(12.75);
});
