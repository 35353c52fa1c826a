import { portrait } from '../sample-pages.ts';
import { type HostileCase, hostilePage, many, pagesOf, renderedOrTimeout } from './hostile-case.ts';

const numbers: Record<string, string> = {
  NaN: 'NaN',
  infinity: 'Infinity',
  'minus infinity': '-Infinity',
  'a million digits': '1'.repeat(1_000_000),
  'an exponent': '1e308',
  'a negative exponent': '1e-308',
  '1,000,000,000': '1000000000',
  'hexadecimal digits': '0x10',
  'an expression': 'calc(1px + 1px)',
  'a variable': 'var(--x)',
  'a percentage': '100%',
  'a unit': '9px',
  'two numbers': '1 2',
  'a comma': '1,5',
  nothing: '',
  'digits of another script': '\u0661',
  'a space before': ' 1',
  'a line break after': '1&#10;',
};

/** Attributes with numeric values, each inside an element. `$` stands for the number. */
const numeric: Record<string, string> = {
  'x of a rect': '<rect x="$" width="1" height="1"/>',
  'width of a rect': '<rect width="$" height="1"/>',
  'rx of a rect': '<rect width="1" height="1" rx="$"/>',
  'r of a circle': '<circle r="$"/>',
  'stroke-width': '<rect width="9" height="9" stroke="#000000" stroke-width="$"/>',
  'fill-opacity': '<rect width="9" height="9" fill-opacity="$"/>',
  'x of a run': '<text x="$" y="9" font-family="Inter" font-size="13">a</text>',
  'font-size': '<text x="9" y="9" font-family="Inter" font-size="$">a</text>',
  'letter-spacing': '<text x="9" y="9" font-family="Inter" font-size="13" letter-spacing="$">a</text>',
  'width of an image': `<image width="$" height="9" href="${portrait}"/>`,
  translate: '<path d="M0 0" transform="translate($)"/>',
  scale: '<path d="M0 0" transform="scale($)"/>',
};

/** Combinations that are valid after all. */
const fine = new Set(['translate: two numbers', 'translate: a comma', 'scale: two numbers', 'scale: a comma']);

const numberCases = Object.entries(numeric).flatMap(([place, markup]) =>
  Object.entries(numbers).map(([kind, number]) =>
    hostilePage(`${place}: ${kind}`, fine.has(`${place}: ${kind}`) ? 'RENDERED' : 'SVG_REFUSED', () =>
      markup.replace('$', number),
    ),
  ),
);

const full = 'width="794" height="1123"';
const gradient = (id: string, stops: number) =>
  `<linearGradient id="${id}">${many(stops, (index) => `<stop offset="${(index / stops).toFixed(5)}" stop-color="#${index % 2 ? 'ff0000' : '00ff00'}"/>`)}</linearGradient>`;
const dots = (count: number, more = '') =>
  many(
    count,
    (index) =>
      `<rect x="${(index % 25) * 31 + 2}" y="${Math.floor(index / 25) * 31 + 2}" width="2" height="2"${more}/>`,
  );
const zigzag = (points: number, height = 1_123) =>
  `M0 0${many(points, (index) => `L${index % 794} ${index % 2 ? height : 0}`)}`;
/** Shapes in a grid, which do not overlap. */
const grid = (count: number, make: (x: number, y: number) => string) =>
  many(count, (index) => make((index % 200) * 3.9, Math.floor(index / 200) * 3.9));

/** Invalid numbers, and drawings that are costlier than they look. */
export const drawingCases: HostileCase[] = [
  ...numberCases,
  hostilePage('path data with NaN', 'SVG_REFUSED', () => '<path d="M0 0 L NaN NaN"/>'),
  hostilePage('path data with an exponent', 'SVG_REFUSED', () => '<path d="M0 0 L 1e9 1e9"/>'),
  hostilePage(
    'path data with a number of 100,000 digits',
    'SVG_REFUSED',
    () => `<path d="M0 0 L ${'9'.repeat(100_000)} 0"/>`,
  ),
  hostilePage(
    'path data with a fraction of 100,000 digits',
    'RENDERED',
    () => `<path d="M0 0 L 0.${'9'.repeat(100_000)} 0"/>`,
  ),
  hostilePage(
    'path data that leaves the range of coordinates',
    'SVG_REFUSED',
    () => `<path d="M0 0${'l19999 0'.repeat(100)}"/>`,
  ),
  hostilePage(
    'path data whose smooth curves grow',
    'SVG_REFUSED',
    () => `<path d="M0 0Q1 9999 0 0${'T0 9999 0 0'.repeat(50)}"/>`,
  ),
  hostilePage('path data of arcs of no size', 'RENDERED', () => `<path d="M0 0${'A0 0 0 0 0 0 0'.repeat(9_000)}"/>`),
  hostilePage(
    'path data of the largest arcs',
    'SVG_REFUSED',
    () => `<path d="M0 0A 20000 20000 0 1 1 0.0001 0A 90000 90000 0 1 1 0 0"/>`,
  ),
  hostilePage('path data of commas', 'SVG_REFUSED', () => `<path d="M0 0${','.repeat(190_000)}"/>`),
  hostilePage('path data of signs', 'SVG_REFUSED', () => `<path d="M0 0${'-'.repeat(190_000)}"/>`),
  hostilePage('path data of points', 'SVG_REFUSED', () => `<path d="M0 0${'.'.repeat(190_000)}"/>`),
  hostilePage('path data of nothing but moves', 'RENDERED', () => `<path d="${'M0 0'.repeat(49_000)}"/>`),
  hostilePage('path data with a null character', 'SVG_REFUSED', () => '<path d="M0 0&#0;L1 1"/>'),
  hostilePage('two million path segments', 'SVG_REFUSED', () => `<path d="M0 0${'h1'.repeat(1_000_000)}"/>`),
  hostilePage('the most path data, drawn across the page', renderedOrTimeout, () => `<path d="${zigzag(20_000)}"/>`),
  hostilePage(
    'the most path data, stroked',
    'SVG_REFUSED',
    () =>
      `<path d="${zigzag(20_000)}" fill="none" stroke="#000000" stroke-width="40" stroke-linejoin="round" stroke-linecap="round"/>`,
  ),
  hostilePage(
    'the most curves, stroked',
    'SVG_REFUSED',
    () =>
      `<path d="M0 0${many(16_000, (index) => `t${index % 9} ${(index % 7) - 3}`)}" fill="none" stroke="#000000" stroke-width="90" stroke-linejoin="round"/>`,
  ),
  // Only a sliver of each path is visible; its cost must not depend on that.
  hostilePage(
    'a stroke up and down beside the page, 6,000 times',
    'SVG_REFUSED',
    () =>
      `<path d="M-9 0${'V1123V0'.repeat(6_000)}" fill="none" stroke="#000000" stroke-width="18.1" stroke-linejoin="round"/>`,
  ),
  hostilePage(
    'a stroke up and down the page, as often as allowed',
    renderedOrTimeout,
    () =>
      `<path d="M-9 0${'V1123V0'.repeat(3_800)}" fill="none" stroke="#000000" stroke-width="18.1" stroke-linejoin="round"/>`,
  ),
  hostilePage(
    'arcs of 20,000 px, stroked three times as wide',
    'SVG_REFUSED',
    () =>
      `<path d="M0 0${'A20000 0.0001 33 1 1 1 1A0.0001 20000 12 0 0 0 0'.repeat(3_000)}" fill="none" stroke="#000000" stroke-width="18000"/>`,
  ),
  hostilePage(
    'a filled path up and down beside the page, 20,000 times',
    renderedOrTimeout,
    () => `<path d="M-9 0${'V1123V0'.repeat(20_000)}L0.05 9"/>`,
  ),
  hostilePage(
    '60,000 joints in one place',
    renderedOrTimeout,
    () =>
      `<path d="M5 5${'h1h-1'.repeat(30_000)}" fill="none" stroke="#000000" stroke-width="9" stroke-linejoin="round"/>`,
  ),
  hostilePage('10,000 strokes of 20,000 px', 'SVG_REFUSED', () =>
    '<path d="M-19999 5L19999 9" stroke="#000000" stroke-width="20000" fill="none"/>'.repeat(10_000),
  ),
  hostilePage('a page painted 401 times', 'SVG_REFUSED', () => `<rect ${full} fill="#112233"/>`.repeat(401)),
  hostilePage('a page painted as often as allowed', renderedOrTimeout, () =>
    `<rect ${full} fill="#112233"/>`.repeat(370),
  ),
  hostilePage('a page of translucent paint', renderedOrTimeout, () =>
    `<rect ${full} fill="#112233" fill-opacity="0.01"/>`.repeat(60),
  ),
  hostilePage(
    'the most clips',
    renderedOrTimeout,
    () =>
      `<clipPath id="c"><circle cx="400" cy="500" r="400"/></clipPath>${`<g clip-path="url(#c)"><rect ${full} fill="#112233"/></g>`.repeat(12)}`,
  ),
  hostilePage(
    'too many clips',
    'SVG_REFUSED',
    () =>
      `<clipPath id="c"><circle cx="400" cy="500" r="400"/></clipPath>${`<g clip-path="url(#c)"><rect ${full} fill="#112233"/></g>`.repeat(14)}`,
  ),
  hostilePage('19,000 shapes of a pixel', renderedOrTimeout, () =>
    grid(19_000, (x, y) => `<rect x="${x}" y="${y}" width="1" height="1"/>`),
  ),
  hostilePage('19,000 empty shapes', 'RENDERED', () => '<rect width="0" height="0"/>'.repeat(19_000)),
  hostilePage('19,000 shapes beside the page', 'RENDERED', () =>
    `<rect x="19999" width="20000" height="20000"/>`.repeat(19_000),
  ),
  hostilePage('circles of 20,000 px', renderedOrTimeout, () =>
    '<circle cx="-19000" cy="500" r="20000" fill="#112233"/>'.repeat(300),
  ),
  hostilePage('corners rounder than their rect', renderedOrTimeout, () =>
    '<rect width="1" height="20000" rx="20000" ry="20000"/>'.repeat(300),
  ),
  hostilePage(
    'an aspect ratio of 1 to 100,000,000',
    'RENDERED',
    () => '<rect width="20000" height="0.0001"/><rect width="0.0001" height="20000"/>',
  ),

  // Definitions.
  hostilePage(
    'a gradient of 19,000 stops',
    'SVG_REFUSED',
    () => `${gradient('g', 19_000)}<rect ${full} fill="url(#g)"/>`,
  ),
  hostilePage(
    'a gradient of 10,000 stops that 9,000 shapes use',
    'SVG_REFUSED',
    () =>
      `${gradient('g', 10_000)}${grid(9_000, (x, y) => `<rect x="${x}" y="${y}" width="2" height="2" fill="url(#g)"/>`)}`,
  ),
  hostilePage(
    'a gradient of 19,000 stops in shapes all over the page',
    'SVG_REFUSED',
    () => `${gradient('g', 18_000)}${dots(800, ' fill="url(#g)"')}`,
  ),
  hostilePage(
    'the most stops, in every gradient',
    renderedOrTimeout,
    () =>
      `${many(50, (index) => gradient(`g${index}`, 16))}${many(25, (index) => `<rect ${full} fill="url(#g${index})"/>`)}`,
  ),
  hostilePage(
    'a thousand gradients',
    'RENDERED',
    () =>
      `${many(1_000, (index) => gradient(`g${index}`, 2))}${many(1_000, (index) => `<rect x="${index % 700}" width="9" height="9" fill="url(#g${index})"/>`)}`,
  ),
  hostilePage(
    'gradients that reference each other',
    'SVG_REFUSED',
    () => '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>',
  ),
  hostilePage('a gradient with a percentage of 999,999', 'SVG_REFUSED', () => '<linearGradient id="a" x1="999999%"/>'),
  hostilePage(
    'a gradient of zero length',
    'RENDERED',
    () =>
      `<linearGradient id="a" x1="1" x2="1"><stop offset="0" stop-color="#ff0000"/><stop offset="0" stop-color="#00ff00"/></linearGradient><rect ${full} fill="url(#a)"/>`,
  ),
  hostilePage('a gradient without stops', 'RENDERED', () => `<linearGradient id="a"/><rect ${full} fill="url(#a)"/>`),
  hostilePage(
    'a long clip all over the page',
    'SVG_REFUSED',
    () => `<clipPath id="c"><path d="${zigzag(20_000)}"/></clipPath><g clip-path="url(#c)">${dots(800)}</g>`,
  ),
  hostilePage(
    'a hundred long clips all over the page',
    renderedOrTimeout,
    () =>
      `${many(100, (index) => `<clipPath id="c${index}"><path d="${zigzag(190)}"/></clipPath>`)}${many(100, (index) => `<g clip-path="url(#c${index})">${dots(90)}</g>`)}`,
  ),

  // Links and structure.
  hostilePage(
    'a link of 19,000 shapes',
    'SVG_REFUSED',
    () =>
      `<a href="https://x.example">${grid(19_000, (x, y) => `<rect x="${x}" y="${y}" width="0.5" height="0.5"/>`)}</a>`,
  ),
  hostilePage(
    'a link of 51 graphics',
    'SVG_REFUSED',
    () => `<a href="https://x.example">${'<circle r="1"/>'.repeat(51)}</a>`,
  ),
  hostilePage(
    'a link of 9,000 lines',
    'SVG_REFUSED',
    () =>
      `<a href="https://x.example">${many(9_000, (index) => `<text x="9" y="${index / 9}" font-family="Inter" font-size="1">a</text>`)}</a>`,
  ),
  hostilePage(
    'a link of 9,000 lines from right to left',
    'SVG_REFUSED',
    () =>
      `<a href="https://x.example">${many(9_000, (index) => `<text x="9" y="${index / 9}" font-family="Inter" font-size="1">\u05d0</text>`)}</a>`,
  ),
  {
    name: 'the most links with the most contents',
    ends: 'RENDERED',
    request: () =>
      pagesOf(
        5,
        many(
          20,
          (link) =>
            `<a href="https://x.example/${link}">${many(50, (index) => `<text x="9" y="${link * 50 + index}" font-family="Inter" font-size="1">\u05d0</text>`)}</a>`,
        ),
      ),
  },
  {
    name: 'too much in links together',
    ends: 'SVG_REFUSED',
    request: () =>
      pagesOf(
        6,
        many(
          20,
          (link) =>
            `<a href="https://x.example/${link}">${many(50, (index) => `<text x="9" y="${link * 50 + index}" font-family="Inter" font-size="1">a</text>`)}</a>`,
        ),
      ),
  },
  {
    name: 'the most parts',
    ends: 'RENDERED',
    request: () =>
      pagesOf(
        1,
        `<g data-role="list-item" data-level="3"><text x="9" y="9" font-family="Inter" font-size="1">a</text></g>`.repeat(
          9_900,
        ),
      ),
  },
  {
    name: 'too many parts together',
    ends: 'SVG_REFUSED',
    request: () => pagesOf(9, '<g data-role="paragraph"/>'.repeat(9_000)),
  },
  {
    name: 'too much painting together',
    ends: 'SVG_REFUSED',
    request: () => pagesOf(6, `<rect ${full} fill="#112233"/>`.repeat(370)),
  },
];
