import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { setNameTypography, setPreciseTypography, setTypography } from './typography.ts';

const set = (text: string, language: (typeof LANGUAGES)[number] = 'en') => setTypography([text], language)[0];

describe('typography of a language', () => {
  test.each([
    ['pl', '"Lider" i \'as\'', '„Lider” i ‚as’'],
    ['en', `"the 'best' team"`, '“the ‘best’ team”'],
    ['de', '"Beste" und \'gute\'', '„Beste“ und ‚gute‘'],
    ['cz', '"Lídr"', '„Lídr“'],
    ['sk', '"Líder"', '„Líder“'],
    ['dk', '"Guld"', '»Guld«'],
    ['es', '"Oro"', '«Oro»'],
    ['it', '"Oro" dell\'anno', '«Oro» dell’anno'],
    ['lt', '"Auksas"', '„Auksas“'],
    ['se', '"Guld"', '”Guld”'],
    ['ua', '"Золото" сім\'я', '«Золото» сім’я'],
  ] as const)('sets quotation marks and apostrophes: %s', (language, typed, printed) => {
    expect(set(typed, language)).toBe(printed);
  });

  test.each([
    ["the students' work, '90s, O'Brien", 'the students’ work, ’90s, O’Brien'],
    ['Sales - Europe', 'Sales – Europe'],
    ['2019-2021 and 03.2018-05/2020', '2019–2021 and 03.2018–05/2020'],
    ['5-10 people, 10-15% more, 9:00-17:30', '5–10 people, 10–15% more, 9:00–17:30'],
    ['"a "b" c"', '“a “b” c”'],
  ])('sets %j as %j', (typed, printed) => {
    expect(set(typed)).toBe(printed);
  });

  test.each([
    'C++ and C#, node --watch, tar -xzf a.tgz',
    'https://example.com/a-b?c=2019-2021 me@my-site.com www.a-b.pl',
    'monitor 27" i 32"',
    "12'-",
    '- a bullet',
    'tel. 601-234-567, 90-001 Łódź, ISO 27001-2013, Exam 70-480 Web, 2021-03-15, 2021-2019, 12-godzinne',
    "`it's - \"code\"` x['a']",
  ])('does not change %j', (typed) => {
    for (const language of LANGUAGES) expect(set(typed, language)).toBe(typed);
  });

  test.each([
    ["rock 'n' roll", 'rock ’n’ roll'],
    ["Drum 'N' bass, \"rock 'n' roll\"", 'Drum ’N’ bass, “rock ’n’ roll”'],
    ["the letter 'n', the 'best'", 'the letter ‘n’, the ‘best’'],
    ['English B2 2019-2021, EN10 5-10 people', 'English B2 2019–2021, EN10 5–10 people'],
    ['tel. 22 10-20 wew. 5', 'tel. 22 10-20 wew. 5'],
  ])('sets %j as %j in the newest versions of templates', (typed, printed) => {
    expect(setPreciseTypography([typed], 'en')).toEqual([printed]);
  });

  test('stays as it was in earlier versions of templates', () => {
    expect(set("rock 'n' roll")).toBe('rock ‘n’ roll');
    expect(set('English B2 2019-2021')).toBe('English B2 2019-2021');
  });

  test.each([
    ['pl', 'Jan "Jasio" Nowak - Lis', 'Jan „Jasio” Nowak - Lis'],
    ['en', "Sinéad O'Brien", 'Sinéad O’Brien'],
    ['ua', "Мар'яна Бондар-Лис", 'Мар’яна Бондар-Лис'],
  ] as const)('sets the marks of a name and no dashes: %s', (language, typed, printed) => {
    expect(setNameTypography(typed, language)).toBe(printed);
  });

  test('pairs marks across runs', () => {
    expect(setTypography(['firma "', 'Kask', '" - Łódź'], 'pl')).toEqual(['firma „', 'Kask', '” – Łódź']);
  });

  const text = fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '-',
        ' ',
        ' - ',
        'a',
        'Łódź',
        '5',
        '10',
        '2019',
        '2021',
        '.',
        ',',
        '(',
        ')',
        '/',
        ':',
        '`',
        '@',
        '–',
        '“',
        '”',
        '\n',
        '%',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  test('replaces only straight marks and hyphens, and twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), fc.constantFrom(...LANGUAGES), (typed, language) => {
        const printed = setPreciseTypography(typed, language);
        expect(printed.map(({ length }) => length)).toEqual(typed.map(({ length }) => length));
        const [before, after] = [typed.join(''), printed.join('')];
        for (const [index, character] of [...before].entries()) {
          if (after[index] === character) continue;
          expect(character === '-' ? '–' : '„“”«»‚‘’›‹').toContain(after[index]);
          expect(`"'-`).toContain(character);
        }
        expect(setPreciseTypography(printed, language)).toEqual(printed);
      }),
      runs(2_000),
    );
  });
});
