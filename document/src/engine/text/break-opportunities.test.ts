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

describe('with amounts kept', () => {
  const pieces = (text: string, keepsAmounts = true) => {
    const breaks = breakOpportunities(text, undefined, { keepsNumbers: true, keepsAmounts });
    return text
      .split('')
      .reduce((set, character, index) => set + (index > 0 && breaks[index] ? '|' : '') + character, '');
  };

  test.each([
    ['Umsatz 9,4 Mio. €, alle', 'Umsatz |9,4 Mio. €, |alle'],
    ['obrót 2 mln zł rocznie', 'obrót |2 mln zł |rocznie'],
    ['бюджет 12 тис. грн на', 'бюджет |12 тис. грн |на'],
    ['budget of 3 million USD in', 'budget |of 3 million USD |in'],
    ['nach art. 6 ust. 1 lit. a rozporządzenia', 'nach |art. 6 |ust. 1 |lit. a |rozporządzenia'],
    ['gemäß Art. 6 Abs. 1 lit. b DSGVO', 'gemäß |Art. 6 |Abs. 1 |lit. b |DSGVO'],
  ])('keeps amounts with their currency and breaks references between their parts in %j', (text, expected) => {
    expect(pieces(text)).toBe(expected);
    expect(pieces(text, false)).not.toBe(expected);
  });

  test.each([
    'zespół 34 osób',
    'w 2019 r. firma',
    'sales up 15 % and € 500',
    '3 r. studiów',
    '24 godz. w tygodniu',
    '5 mies. 2 dni',
  ])('changes nothing else in %j', (text) => {
    expect(pieces(text)).toBe(pieces(text, false));
  });
});

describe('with numbers kept', () => {
  const pieces = (text: string, keepsNumbers = true) => {
    const breaks = breakOpportunities(text, undefined, { keepsNumbers });
    return text
      .split('')
      .reduce((set, character, index) => set + (index > 0 && breaks[index] ? '|' : '') + character, '');
  };

  test.each([
    ['zespół 34 osób', 'zespół |34 osób'],
    ['cut from 52 to 14 days', 'cut |from |52 to 14 days'],
    ['an angielski B2, niemiecki', 'an |angielski B2, |niemiecki'],
    ['10 000 users', '10 000 users'],
    ['sales up 15 % and € 500', 'sales |up 15 % |and |€ 500'],
    ['in 2019 Microsoft', 'in 2019 |Microsoft'],
    ['w 2019 r. firma', 'w 2019 r. |firma'],
  ])('keeps numbers with their words in %j', (text, expected) => {
    expect(pieces(text)).toBe(expected);
    expect(pieces(text, false)).not.toBe(expected);
  });

  test('lets long pieces break', () => {
    expect(pieces('to 1 to 2 to 3 to 4 to 5 to 6 to 7')).toContain('|');
  });
});
