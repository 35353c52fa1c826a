import { run } from '../sample-pages.ts';
import { type Ending, type HostileCase, hostilePage, many, pagesOf } from './hostile-case.ts';

const textCase = (name: string, ends: Ending, text: () => string) => hostilePage(name, ends, () => run(48, 80, text()));

/** Text that is costly, misleading or invalid. */
export const textCases: HostileCase[] = [
  textCase('a run of 20,001 characters', 'SVG_REFUSED', () => 'a'.repeat(20_001)),
  textCase('a run of 20,000 characters', 'RENDERED', () => 'a'.repeat(20_000)),
  hostilePage('100,001 characters', 'SVG_REFUSED', () => many(11, () => run(48, 80, 'a'.repeat(10_000)))),
  textCase('20,000 combining marks on one letter', 'RENDERED', () => `a${'\u0301'.repeat(19_999)}`),
  textCase(
    '20,000 different combining marks',
    'RENDERED',
    () => `a${many(19_999, (index) => String.fromCharCode(0x300 + (index % 112)))}`,
  ),
  textCase('letters with a hundred marks each', 'RENDERED', () => many(190, () => `a${'\u0489\u030d'.repeat(50)}`)),
  textCase('joiners alone', 'RENDERED', () => '\u200d'.repeat(20_000)),
  textCase('emoji joined without end', 'RENDERED', () => '👩‍'.repeat(6_600)),
  textCase('flags without end', 'RENDERED', () => '🇵'.repeat(9_000)),
  textCase('variation selectors', 'RENDERED', () => 'a\ufe0f'.repeat(9_000)),
  textCase('5,000 overrides of direction', 'RENDERED', () => 'a\u202eא\u202c'.repeat(5_000)),
  textCase('Arabic that joins without end', 'RENDERED', () => 'ل'.repeat(20_000)),
  textCase('Arabic ligatures without end', 'RENDERED', () => 'لله'.repeat(6_000)),
  textCase('decomposed Hangul', 'RENDERED', () => '\u1112\u1161\u11ab'.repeat(6_000)),
  textCase('Devanagari with reordered vowels', 'RENDERED', () => 'क\u094d\u0930\u093f'.repeat(5_000)),
  textCase('every character of the first plane', 'RENDERED', () =>
    many(19_000, (index) => String.fromCharCode(0x3400 + index)),
  ),
  textCase('private characters', 'RENDERED', () => '\ue000\u{f0000}\u{10fffd}'),
  textCase('tags and invisible characters', 'RENDERED', () => '\u{e0041}\u2060\u00ad\u034f\u115f'),
  textCase('a noncharacter', 'SVG_REFUSED', () => 'a\uffff'),
  textCase('a control character by reference', 'SVG_REFUSED', () => 'a\u0085'),
  textCase('a line break', 'SVG_REFUSED', () => 'a\nb'),
  textCase('a line separator', 'SVG_REFUSED', () => 'a\u2028b'),
  hostilePage('a title of 20,001 characters', 'SVG_REFUSED', () => `<title>${'a'.repeat(20_001)}</title>`),
  hostilePage(
    'a page title of PDF operators',
    'RENDERED',
    () => '<title>) /OpenAction &lt;&lt; /S /JavaScript &gt;&gt; (</title>',
  ),
  hostilePage('two titles', 'SVG_REFUSED', () => '<title>a</title><title>b</title>'),
  textCase('a run of PDF operators', 'RENDERED', () => ') Tj ET Q endstream endobj << /JS (app.alert(1)) >> <feff>'),
  hostilePage('a link of PDF operators', 'RENDERED', () =>
    `<a href="https://x.example/)&gt;&gt;/S/JavaScript/JS(app.alert(1))">${run(9, 9, 'x')}</a>`.replace('&gt;&gt;', ''),
  ),
  hostilePage('a link with a lone surrogate', 'SVG_REFUSED', () => '<a href="https://x.example/&#xD800;"/>'),
  hostilePage('a link of 3,000 characters', 'SVG_REFUSED', () => `<a href="https://x.example/${'a'.repeat(3_000)}"/>`),
  hostilePage(
    'a link to an address that grows by escapes',
    'RENDERED',
    () => `<a href="https://x.example/${'ż'.repeat(2_000)}">${run(9, 9, 'x')}</a>`,
  ),
  hostilePage(
    'a label that is cut inside a character',
    'RENDERED',
    () => `<g data-role="level" data-label="${'👩'.repeat(150)}"><circle cx="9" cy="9" r="4"/></g>`,
  ),
  hostilePage('an unknown family', 'SVG_REFUSED', () => run(9, 9, 'a', { family: 'Comic Sans MS' })),
  hostilePage('a family with a path', 'SVG_REFUSED', () => run(9, 9, 'a', { family: '../../etc/passwd' })),
  hostilePage('a property of the prototype as family', 'SVG_REFUSED', () => run(9, 9, 'a', { family: 'constructor' })),
  hostilePage('letters 20,000 px apart', 'RENDERED', () => run(9, 9, 'abc'.repeat(1_000), { spacing: 20_000 })),
  hostilePage('letters over each other', 'RENDERED', () => run(9, 9, 'abc'.repeat(1_000), { spacing: -20_000 })),
  hostilePage('letters of the smallest size', 'RENDERED', () => run(9, 9, 'abc', { size: 1 / 64 })),
  hostilePage('letters of the smallest size, apart', 'RENDERED', () =>
    run(9, 9, 'abc', { size: 1 / 64, spacing: 20_000 }),
  ),
  hostilePage('letters of 1,001 px', 'SVG_REFUSED', () => run(9, 9, 'abc', { size: 1_001 })),
  {
    name: 'more widths than the codes of a font',
    ends: 'RENDERED',
    request: () =>
      pagesOf(
        1,
        many(9_000, (index) => run(1, 9, 'abcdefghij', { spacing: 9 + index / 100 })),
      ),
  },
  {
    name: 'the most text of a document',
    ends: 'RENDERED',
    request: () =>
      pagesOf(
        6,
        many(2_000, (index) =>
          run(9, index / 2, 'Zażółć gęślą jaźń, To. Ty, P. F. AVATAR, 1234567890'.slice(0, 50), { size: 7 }),
        ),
      ),
  },
  {
    name: 'the most runs of a document',
    ends: 'RENDERED',
    request: () =>
      pagesOf(
        12,
        many(9_000, (index) => `<text x="9" y="${index / 9}" font-family="Inter" font-size="5">a</text>`),
      ),
  },
  {
    name: 'too much text for a document',
    ends: 'SVG_REFUSED',
    request: () =>
      pagesOf(
        7,
        many(5, () => run(9, 9, 'a'.repeat(20_000))),
      ),
  },
];
