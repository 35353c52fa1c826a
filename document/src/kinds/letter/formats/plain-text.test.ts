import { describe, expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { sampleLetter } from '../testing/sample-letters.ts';
import { toLetterText } from './plain-text.ts';

const resume = typicalResume('modern', 'pl');

describe('a letter as plain text', () => {
  test('has all parts in the order of the page', () => {
    const text = toLetterText({ letter: sampleLetter('en', resume), resume });
    expect(text).toMatch(/^Józef Żółć-Świątek\nKierownik projektów budowlanych\njozef\.swiatek@example\.com\n/);
    const parts = [
      '26 November 2026',
      'Ms Eleanor',
      'Dear Ms Whitfield,',
      'Application',
      'I am writing',
      'Yours sincerely,\nJózef',
    ];
    const places = [...parts, 'Enclosure: CV\n'].map((part) => text.indexOf(part));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toMatch(/\n{3}/);
  });

  test('marks lists and several enclosures', () => {
    const text = toLetterText({ letter: sampleLetter('pl', resume), resume });
    expect(text).toContain('\n- trzy szpitale powiatowe');
    expect(text).toContain('Załączniki:\n- CV\n- Kopia uprawnień');
  });

  test('has no gaps for what is empty', () => {
    const letter = { ...sampleLetter('pl', resume), body: [], date: null, subject: '', enclosures: [] };
    expect(toLetterText({ letter, resume })).toMatch(
      /81-350 Gdynia\n\nSzanowni Państwo,\n\nZ poważaniem\nJózef Żółć-Świątek\n$/,
    );
  });
});
