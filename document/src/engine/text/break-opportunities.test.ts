import { describe, expect, test } from 'vitest';
import { breakOpportunities, MAY_BREAK, MUST_BREAK } from './break-opportunities.ts';

/** The text with a bar at each break opportunity and a double bar at each forced break. */
function marked(text: string): string {
  const breaks = breakOpportunities(text);
  let result = '';
  for (let index = 0; index < text.length; index++) {
    if (breaks[index] === MAY_BREAK) result += '|';
    if (breaks[index] === MUST_BREAK) result += '‖';
    result += text[index];
  }
  return result;
}

describe('lines may break', () => {
  test.each([
    ['after spaces, which stay at the end of the line', 'jeden dwa  trzy', 'jeden |dwa  |trzy'],
    ['not after one-letter words', 'dom w lesie i z psem', 'dom |w lesie |i z psem'],
    ['not after a one-letter word in quotation marks', 'rzekł „w lesie”', 'rzekł |„w lesie”'],
    ['after hyphens and dashes inside words', 'Żółć-Świątek 1–2', 'Żółć-|Świątek |1–2'],
    ['not at non-breaking spaces', '18\u00a0000 m²', '18\u00a0000 |m²'],
    ['always after a line feed', 'a\nb', 'a\n‖b'],
    ['between ideographs', '履歴書', '履|歴|書'],
  ])('%s', (_, text, expected) => {
    expect(marked(text)).toBe(expected);
  });
});
