import { pageSvg, run } from '../sample-pages.ts';
import { type HostileCase, hostileBytes, hostilePage, many } from './hostile-case.ts';

const hello = run(48, 80, 'hello');
const page = pageSvg(hello);

function nested(levels: number, open: string, close: string): string {
  return open.repeat(levels) + close.repeat(levels);
}

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}

const billionLaughs = `<!DOCTYPE svg [<!ENTITY a0 "lol">${many(9, (level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`)}]>`;

/** Trees, tags, entities and encodings. */
export const markupCases: HostileCase[] = [
  hostilePage('150,000 attributes of one element', 'SVG_REFUSED', () => {
    const attributes = many(150_000, (index) => ` data-${index.toString(36)}=""`);
    return `<g${attributes}/>`;
  }),
  // Document types and entities.
  hostileBytes(
    'a billion laughs',
    'SVG_REFUSED',
    () => billionLaughs + pageSvg(run(1, 9, 'x').replace('>x<', '>&a9;<')),
  ),
  hostileBytes(
    'a quadratic blow-up',
    'SVG_REFUSED',
    () =>
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100_000)}">]>${pageSvg(run(1, 9, 'x').replace('>x<', `>${'&a;'.repeat(10_000)}<`))}`,
  ),
  hostileBytes(
    'an entity of a file',
    'SVG_REFUSED',
    () => `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${page}`,
  ),
  hostileBytes(
    'a parameter entity',
    'SVG_REFUSED',
    () => `<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://127.0.0.1:1/">%a;]>${page}`,
  ),
  hostileBytes(
    'a public document type',
    'SVG_REFUSED',
    () => `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd">${page}`,
  ),
  hostileBytes('a document type in small letters', 'SVG_REFUSED', () => `<!doctype svg>${page}`),
  hostileBytes(
    'a document type hidden in the XML declaration',
    'SVG_REFUSED',
    () => `<?xml version="1.0" <!DOCTYPE svg []> ?>${page}`,
  ),
  hostileBytes('a document type after the page', 'SVG_REFUSED', () => `${page}<!DOCTYPE svg>`),
  hostilePage('an undeclared entity', 'SVG_REFUSED', () => hello.replace('hello', '&a;')),
  hostilePage('an entity without an end', 'SVG_REFUSED', () => hello.replace('hello', `&${'a'.repeat(1_000_000)}`)),
  hostilePage('a character reference beyond Unicode', 'SVG_REFUSED', () => hello.replace('hello', '&#x110000;')),
  hostilePage('a character reference of a million digits', 'SVG_REFUSED', () =>
    hello.replace('hello', `&#${'9'.repeat(1_000_000)};`),
  ),
  hostilePage('a character reference to U+0000', 'SVG_REFUSED', () => hello.replace('hello', '&#0;')),
  hostilePage('half a surrogate pair', 'SVG_REFUSED', () => hello.replace('hello', '&#xD83D;')),
  hostilePage('four hundred thousand entities', 'SVG_REFUSED', () => `<g data-a="${'&lt;'.repeat(400_000)}" b=""/>`),

  // Shapes of the tree.
  hostilePage('10,000 levels', 'SVG_REFUSED', () => nested(10_000, '<g>', '</g>')),
  hostilePage('17 levels', 'SVG_REFUSED', () => nested(16, '<g>', '</g>')),
  hostilePage('100,000 elements', 'SVG_REFUSED', () => '<g/>'.repeat(100_000)),
  hostilePage('100,000 elements that are empty runs', 'SVG_REFUSED', () =>
    '<text x="0" y="0" font-family="Inter" font-size="1"/>'.repeat(100_000),
  ),
  hostilePage('10,000 levels that never end', 'SVG_REFUSED', () => '<g>'.repeat(10_000)),
  hostilePage('end tags without start tags', 'SVG_REFUSED', () => '</g>'.repeat(10_000)),
  hostilePage('angle brackets alone', 'SVG_REFUSED', () => '<'.repeat(2_000_000)),
  hostilePage(
    '99,000 data attributes on one element',
    'RENDERED',
    () => `<g ${many(99_000, (index) => `data-a${index}="" `)}/>`,
  ),
  hostilePage('an attribute name of a megabyte', 'SVG_REFUSED', () => `<g ${'x'.repeat(1_000_000)}="1"/>`),
  hostilePage('a data attribute with a name of a megabyte', 'RENDERED', () => `<g data-${'x'.repeat(1_000_000)}="1"/>`),
  hostilePage('an element name of a megabyte', 'SVG_REFUSED', () => `<${'x'.repeat(1_000_000)}/>`),
  hostilePage('an attribute of 2 MiB', 'SVG_REFUSED', () => `<g data-x="${'x'.repeat(2 * 1024 * 1024)}"/>`),
  hostilePage('an attribute twice', 'SVG_REFUSED', () => '<rect width="1" width="2" height="1"/>'),
  hostilePage(
    'an attribute twice, once by a reference',
    'SVG_REFUSED',
    () => '<rect width="1" w&#105;dth="2" height="1"/>',
  ),
  hostilePage('an attribute without quotation marks', 'SVG_REFUSED', () => '<rect width=1 height="1"/>'),
  hostilePage('an attribute without a value', 'SVG_REFUSED', () => '<rect width height="1"/>'),
  hostilePage('the prototype as attributes', 'SVG_REFUSED', () => '<g __proto__="x"/>'),
  hostilePage(
    'the prototype as an id',
    'RENDERED',
    () => '<linearGradient id="__proto__"/><linearGradient id="constructor"/>',
  ),
  hostilePage(
    'the prototype as missing paint',
    'SVG_REFUSED',
    () => '<rect width="9" height="9" fill="url(#constructor)"/>',
  ),
  hostilePage('the prototype as elements', 'SVG_REFUSED', () => '<toString/>'),
  hostilePage('the prototype as a role', 'RENDERED', () => '<g data-role="constructor" data-group="__proto__"/>'),
  hostilePage('huge levels of lists', 'RENDERED', () =>
    many(500, (index) => `<g data-role="list-item" data-level="${index * 1_000_000}">${hello}</g>`),
  ),

  // Elements that are not in the grammar.
  ...[
    'script',
    'foreignObject',
    'style',
    'filter',
    'mask',
    'pattern',
    'marker',
    'use',
    'symbol',
    'defs',
    'switch',
    'view',
    'tspan',
    'textPath',
    'animate',
    'animateTransform',
    'animateMotion',
    'set',
    'radialGradient',
    'metadata',
    'desc',
    'font',
    'glyph',
    'ellipse',
    'line',
    'polyline',
    'polygon',
    'iframe',
    'video',
    'audio',
    'canvas',
    'embed',
    'object',
    'html',
    'handler',
    'svg',
  ].map((name) => hostilePage(`the element ${name}`, 'SVG_REFUSED', () => `<${name}/>`)),
  hostilePage(
    'use that multiplies',
    'SVG_REFUSED',
    () =>
      `<g id="a0"/>${many(20, (level) => `<g id="a${level + 1}"><use href="#a${level}"/><use href="#a${level}"/></g>`)}`,
  ),
  hostilePage('use of itself', 'SVG_REFUSED', () => '<g id="a"><use href="#a"/></g>'),
  hostilePage('patterns in patterns', 'SVG_REFUSED', () =>
    many(
      20,
      (level) =>
        `<pattern id="p${level}" width="1" height="1"><rect width="9" height="9" fill="url(#p${level + 1})"/></pattern>`,
    ),
  ),
  hostilePage('masks in masks', 'SVG_REFUSED', () =>
    many(20, (level) => `<mask id="m${level}"><rect width="9" height="9" mask="url(#m${level + 1})"/></mask>`),
  ),
  hostilePage(
    'filters in a row',
    'SVG_REFUSED',
    () => `<filter id="f">${'<feGaussianBlur stdDeviation="100"/>'.repeat(500)}</filter>`,
  ),
  hostilePage('turbulence', 'SVG_REFUSED', () => '<filter id="f"><feTurbulence numOctaves="9999"/></filter>'),
  hostilePage(
    'markers on markers',
    'SVG_REFUSED',
    () => '<marker id="m"><path d="M0 0 9 9" marker-mid="url(#m)"/></marker>',
  ),
  hostilePage(
    'a clip that clips itself',
    'SVG_REFUSED',
    () => '<clipPath id="c" clip-path="url(#c)"><circle r="1"/></clipPath>',
  ),
  hostilePage('a script in capitals', 'SVG_REFUSED', () => '<SCRIPT>alert(1)</SCRIPT>'),
  hostilePage(
    'a script in the namespace of HTML',
    'SVG_REFUSED',
    () => '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  ),
  hostilePage(
    'a rect of another namespace',
    'SVG_REFUSED',
    () => '<rect xmlns="http://www.w3.org/1999/xhtml" width="1" height="1"/>',
  ),
  hostilePage(
    'an additional namespace declaration',
    'SVG_REFUSED',
    () => '<g xmlns:svg="http://www.w3.org/2000/svg"/>',
  ),
  hostileBytes('a page with a namespace prefix', 'SVG_REFUSED', () =>
    page.replace('<svg xmlns', '<s:svg xmlns:s').replace('</svg>', '</s:svg>'),
  ),
  hostileBytes('a page without a namespace', 'SVG_REFUSED', () =>
    page.replace(' xmlns="http://www.w3.org/2000/svg"', ''),
  ),
  hostilePage('CDATA in a run', 'SVG_REFUSED', () => hello.replace('hello', '<![CDATA[<script/>]]>')),
  hostilePage('CDATA beside runs', 'SVG_REFUSED', () => '<![CDATA[x]]>'),
  hostilePage('a comment with markup', 'SVG_REFUSED', () => '<!--><script/>-->'),
  hostilePage('an instruction', 'SVG_REFUSED', () => '<?php system("id") ?>'),
  hostileBytes('instructions before the page', 'SVG_REFUSED', () => `<?xml-stylesheet href="a.css"?>${page}`),
  hostileBytes('two XML declarations', 'SVG_REFUSED', () => `<?xml version="1.0"?><?xml version="1.0"?>${page}`),
  hostileBytes(
    'an XML declaration that never ends',
    'SVG_REFUSED',
    () => `<?xml version="1.0"${' '.repeat(1_000_000)}`,
  ),
  hostileBytes('XML 1.1', 'RENDERED', () => `<?xml version="1.1"?>${page}`),
  hostileBytes('two pages in one', 'SVG_REFUSED', () => page + page),
  hostileBytes('HTML', 'SVG_REFUSED', () => `<html><body>${page}</body></html>`),
  hostileBytes('JSON', 'SVG_REFUSED', () => '{"svg": true}'),
  hostileBytes('an empty page', 'SVG_REFUSED', () => ''),
  hostileBytes('spaces alone', 'SVG_REFUSED', () => ' '.repeat(2_000_000)),

  // Encodings.
  hostileBytes('a byte order mark', 'RENDERED', () => `\ufeff${page}`),
  hostileBytes('two byte order marks', 'RENDERED', () => `\ufeff\ufeff${page}`),
  hostileBytes('UTF-16', 'SVG_REFUSED', () => utf16(page)),
  hostileBytes('UTF-16 in big endian', 'SVG_REFUSED', () => utf16(page).swap16()),
  hostileBytes('UTF-16 without a mark', 'SVG_REFUSED', () => utf16(page).subarray(2)),
  hostileBytes(
    'UTF-7 by declaration',
    'RENDERED',
    () => `<?xml version="1.0" encoding="UTF-7"?>${pageSvg(run(1, 9, '+ADw-script+AD4-'))}`,
  ),
  hostileBytes('a false encoding declaration', 'RENDERED', () => `<?xml version="1.0" encoding="UTF-16"?>${page}`),
  hostileBytes('overlong UTF-8', 'SVG_REFUSED', () =>
    Buffer.concat([Buffer.from('<svg>'), Buffer.from([0xc0, 0xbc]), Buffer.from('script/></svg>')]),
  ),
  hostileBytes('surrogates in UTF-8', 'SVG_REFUSED', () =>
    Buffer.from(page.replace('hello', 'he\u0001lo')).map((byte) => (byte === 1 ? 0xed : byte)),
  ),
  hostileBytes('a page that ends within a character', 'SVG_REFUSED', () =>
    Buffer.concat([Buffer.from(page), Buffer.from([0xe2, 0x82])]),
  ),
  hostileBytes('a byte that UTF-8 never contains', 'SVG_REFUSED', () =>
    Buffer.from(page.replace('hello', 'he\u0001lo')).map((byte) => (byte === 1 ? 0xff : byte)),
  ),
  hostileBytes('a null byte in a run', 'SVG_REFUSED', () => page.replace('hello', 'he\0llo')),
  hostileBytes('a null byte in an attribute', 'SVG_REFUSED', () => page.replace('Inter', 'Inter\0')),
  hostileBytes('null bytes after the page', 'SVG_REFUSED', () => `${page}\0\0\0`),
  hostileBytes('gzip', 'SVG_REFUSED', () =>
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ),
  hostileBytes('a PDF', 'SVG_REFUSED', () => '%PDF-1.7\n%âãÏÓ'),
  hostileBytes('an ELF program', 'SVG_REFUSED', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])),
  hostileBytes('8 MiB and a byte', 'SVG_REFUSED', () => Buffer.alloc(8 * 1024 * 1024 + 1, 0x20)),
  hostileBytes('8 MiB of random bytes', 'SVG_REFUSED', () =>
    Buffer.from(Array.from({ length: 8 * 1024 * 1024 }, (_, index) => (index * 7919 + (index >> 8) * 31) & 255)),
  ),
  hostileBytes('a truncated page', 'SVG_REFUSED', () => page.slice(0, -20)),
];
