import { describe, expect, test } from 'vitest';
import { fitLetter } from './fit-letter.ts';
import { AS_DESIGNED, LETTER_SETTINGS, type LetterSetting } from './letter-settings.ts';

/** A letter whose text takes so many pages as designed, and as much less as the setting says. */
const inPagesOf = (designedPages: number) => (setting: LetterSetting) => {
  const share = setting.leading * setting.text * (0.8 + 0.2 * setting.gaps);
  const filled = designedPages * share;
  return { pages: Array.from({ length: Math.max(1, Math.ceil(filled)) }), filled, setting };
};
const indexOf = (pages: number) => LETTER_SETTINGS.indexOf(fitLetter('one-page', inPagesOf(pages)).setting);

describe('fitting a letter', () => {
  test('gives a short letter wider gaps, a usual one its design, and a long one less white space', () => {
    expect(fitLetter('one-page', inPagesOf(0.3)).setting.gaps).toBeGreaterThan(1);
    expect(fitLetter('one-page', inPagesOf(0.95)).setting).toBe(AS_DESIGNED);
    const long = fitLetter('one-page', inPagesOf(1.2));
    expect(long.pages).toHaveLength(1);
    expect(long.setting.gaps).toBeLessThan(1);
  });

  test('never sets a longer letter looser while it fits on one page', () => {
    const lengths = Array.from({ length: 120 }, (_, index) => 0.1 + index / 100);
    const found = lengths.filter((pages) => fitLetter('one-page', inPagesOf(pages)).pages.length === 1).map(indexOf);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.length).toBeGreaterThan(100);
  });

  test('keeps the size of the text where no setting gives one page, and saves a page where gaps do', () => {
    const two = fitLetter('one-page', inPagesOf(2.1));
    expect(two.pages).toHaveLength(2);
    expect(two.setting.text).toBe(1);
    expect(fitLetter('one-page', inPagesOf(1.9)).setting).toBe(AS_DESIGNED);
  });

  test('changes nothing when it is off', () => {
    expect(fitLetter('off', inPagesOf(1.1)).setting).toBe(AS_DESIGNED);
    expect(fitLetter('off', inPagesOf(0.2)).setting).toBe(AS_DESIGNED);
  });

  test('goes from one setting to the next by less height alone', () => {
    const falling = (measure: (setting: LetterSetting) => number) => {
      const values = LETTER_SETTINGS.map(measure);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    };
    falling(({ gaps }) => gaps);
    falling(({ leading }) => leading);
    falling(({ text }) => text);
    falling(({ head }) => -head);
    falling(({ foot }) => foot);
  });
});
