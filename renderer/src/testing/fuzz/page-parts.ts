import { portrait, run } from '../sample-pages.ts';

const oddities = [
  ...[
    '',
    ' ',
    '1e9',
    'NaN',
    'Infinity',
    '20001',
    '9'.repeat(50),
    '50%',
    '1 2',
    'url(http://127.0.0.1/)',
    'url(#missing)',
    'red',
  ],
  ...[
    'constructor',
    '__proto__',
    'javascript:1',
    'rotate(9)',
    '&#9;',
    '&x;',
    '&amp;',
    'Inter, serif',
    'M0 0L',
    'data:image/png;base64,AAAA',
  ],
];
const fractions = ['0', '0.5', '1', '.25', '1.'];
const lengths = ['0', '0.001', '1', '9.5', '793.99', '1123', '20000', '+3', '.5'];
const coordinates = [...lengths, '-1', '-0.5', '-20000', '-300'];
const colours = ['none', '#ff0000', '#FFFFFF', '#000000', 'url(#g)'];
const paths = [
  'M0 0',
  'M0 0h9v9H0z',
  'M0 0a9 9 0 1 1 9 9t9 9s1 1 2 2',
  'm9,9-8-8z',
  'M-900 500L1700 501',
  'M0 0C9 9 99 9 99 99S9 9 0 0Q1 2 3 4T5 6A9 9 0 0 1 9 9z',
];
/** Allowed values by attribute, so that most changes pass the gate. */
const values: Record<string, readonly string[]> = {
  ...Object.fromEntries(['x', 'y', 'cx', 'cy', 'letter-spacing'].map((name) => [name, coordinates])),
  ...Object.fromEntries(['width', 'height', 'r', 'rx', 'ry', 'stroke-width'].map((name) => [name, lengths])),
  ...Object.fromEntries(
    ['fill-opacity', 'offset', 'stop-opacity', 'x1', 'x2', 'y1', 'y2'].map((name) => [name, fractions]),
  ),
  fill: colours,
  stroke: colours.slice(0, 4),
  'stop-color': colours.slice(1, 4),
  d: paths,
  transform: ['translate(9 9)', 'scale(-1)', 'scale(0)', 'translate(-300 20000) scale(20000 0.001)'],
  'font-family': ['Inter', 'Lora', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Emoji', 'Roboto Condensed'],
  'font-size': ['0.015625', '1', '13', '72.5', '1000'],
  'font-weight': ['400', '700'],
  'font-style': ['normal', 'italic'],
  'xml:space': ['preserve', 'default'],
  preserveAspectRatio: ['none', 'xMidYMid', 'xMinYMax slice', 'xMaxYMin meet'],
  href: ['https://example.com/ż?a=1', 'mailto:a@b.c', 'tel:+48 123'.replace(' ', ''), portrait],
  'clip-path': ['url(#c)', 'url(#photo)'],
  'fill-rule': ['nonzero', 'evenodd'],
  'stroke-linecap': ['butt', 'round', 'square'],
  'stroke-linejoin': ['miter', 'round', 'bevel'],
  'text-rendering': ['geometricPrecision'],
  'xml:lang': ['pl', 'ar', 'zh-Hant-TW'],
  gradientUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  id: ['c', 'g', 'photo'],
  role: ['presentation'],
  viewBox: ['0 0 794 1123', '0 0 816 1056'],
  xmlns: ['http://www.w3.org/2000/svg'],
  'data-role': [
    'name',
    'paragraph',
    'list-item',
    'list-marker',
    'level',
    'footer',
    'section',
    'sub-section',
    'contact',
    'entry-title',
  ],
  'data-level': ['0', '1', '7', '-3', '99999', 'x'],
  'data-trimmed': ['true', 'false'],
};
const anything = ['', 'x', 'true', '\u202e', 'a&lt;b', '1'.repeat(999)];

/** Complete pieces of markup. `ID` stands for a unique id. */
export const fragments = [
  run(48, 400, 'słowo'),
  run(48, 400, 'עברית עם English'),
  run(48, 400, 'مرحبا بالعالم'),
  run(48, 400, 'e\u0301\u0302\u0303 👩‍💻 履歴 \u200d\u200b\u00ad'),
  run(1, 1, ' ', { spacing: -20 }),
  run(1, 1, 'fi ffi', { spacing: 3, size: 1 / 64, family: 'Lora' }),
  run(1, 1, 'AV', { size: 1_000, style: 'italic', weight: 700 }),
  run(1, 1, 'unseen', { fill: 'none' }),
  '<rect x="9" y="9" width="9" height="9" fill="#123456" fill-opacity="0.3" stroke="#00ff00" rx="99"/>',
  '<circle cx="400" cy="400" r="90" fill="#ff0000" fill-opacity="0.5"/>',
  '<path d="M0 0C9 9 99 9 99 99S9 9 0 0Q1 2 3 4T5 6A9 9 0 0 1 9 9z" transform="translate(90 90) scale(2 -1)" stroke="#000000" fill-rule="evenodd"/>',
  '<linearGradient id="ID"><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#00ff00" stop-opacity="0.5"/></linearGradient>',
  `<clipPath id="ID"><path d="M0 0H700V900Z"/></clipPath><g clip-path="url(#ID)"><rect width="500" height="500" fill="#0000ff"/><image x="9" y="9" width="90" height="30" href="${portrait}"/></g>`,
  `<image x="700" y="1100" width="900" height="90" preserveAspectRatio="xMaxYMin slice" href="${portrait}"/>`,
  '<g data-role="level" data-label="2 / 5"><circle cx="9" cy="9" r="4"/></g>',
  `<g data-role="list-item" data-level="3" data-trimmed="true"><g data-role="list-marker">${run(9, 9, '1.')}</g>${run(20, 9, 'a')}</g>`,
  `<a href="https://example.com/">${run(48, 500, 'link')}${run(48, 520, 'קישור')}<rect x="9" y="500" width="9" height="1"/></a>`,
  `<g data-role="footer">${run(9, 1100, '1 / 2')}</g>`,
  '<title>Tytuł</title>',
];
/** Markup that no page may contain. */
export const forbiddenMarkup = [
  '<g>',
  '</g>',
  '<!-- -->',
  '<![CDATA[a]]>',
  '<script/>',
  '<use href="#c"/>',
  'words',
  '&#0;',
];

/** An allowed value for the attribute. Values that are refused at once would not test the code behind the gate. */
export function valueFor(name: string, which: number): string {
  return pick(values[name] ?? anything, which);
}

/** A value that almost no attribute allows. */
export function oddValue(which: number): string {
  return pick(oddities, which);
}

function pick(from: readonly string[], which: number): string {
  return from[Math.floor(which * from.length)] ?? '';
}
