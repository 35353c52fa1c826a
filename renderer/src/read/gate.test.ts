import { describe, expect, it } from 'vitest';
import { RenderFailure } from '../failure.ts';
import { png, pngChunk } from '../testing/png.ts';
import { pageSvg, portrait, run } from '../testing/sample-pages.ts';
import { admitPage } from './gate.ts';

function admit(svg: string) {
  return admitPage(Buffer.from(svg), 3);
}

function refusal(svg: string | Uint8Array): string {
  try {
    admitPage(Buffer.from(svg), 3);
  } catch (error) {
    if (error instanceof RenderFailure) {
      expect(error).toMatchObject({ reason: 'SVG_REFUSED', page: 3 });
      return error.message;
    }
    throw error;
  }
  throw new Error('the page was accepted');
}

const dataUrl = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
/** A header is enough, since the gate decodes nothing. */
const pngHeader = (width: number, height: number) => dataUrl(png({ width, height, samples: Buffer.alloc(1) }));
/** A PNG of the given size. */
const pngOf = (bytes: number) =>
  dataUrl(png({ width: 10, height: 10, between: [pngChunk('tEXt', Buffer.alloc(bytes))] }));
const image = (href: string) => `<image x="0" y="0" width="9" height="9" href="${href}"/>`;
const text = (content: string) =>
  `<text x="1" y="9" font-family="Inter" font-size="13" xml:space="preserve">${content}</text>`;

describe('the gate accepts', () => {
  it('pages of A4 and of US Letter', () => {
    expect(admit(pageSvg('')).size).toMatchObject({ width: 794, height: 1123 });
    expect(admit(pageSvg('', 'letter')).size).toMatchObject({ width: 816, height: 1056 });
  });

  it('runs, with the defaults of the page grammar for absent attributes', () => {
    const { runs } = admit(pageSvg('<text x="1" y="2" font-family="Lora" font-size="13">  a   b </text>'));
    expect(runs).toEqual([
      {
        text: 'a b',
        x: 1,
        y: 2,
        face: { family: 'Lora', weight: 400, style: 'normal' },
        size: 13,
        fill: '#000000',
        letterSpacing: 0,
        order: 0,
      },
    ]);
  });

  it('text in all scripts, with the five entities and character references', () => {
    const { runs } = admit(pageSvg(text('Żółć &lt;&amp;&gt;&quot;&apos; &#x457;ї 👩‍💻')));
    expect(runs[0]?.text).toBe('Żółć <&>"\' її 👩‍💻');
  });

  it('graphics, pictures, clips, gradients and links, with their bounds', () => {
    const page = admit(
      pageSvg(
        '<title>CV</title><linearGradient id="g"><stop offset="0" stop-color="#ff0000"/></linearGradient>' +
          '<rect x="10" y="20" width="30" height="40" fill="url(#g)" stroke="#000000" stroke-width="2"/>' +
          `<g clip-path="url(#c)" data-role="hero">${image(portrait).replace('width="9"', 'width="90"')}</g>` +
          '<clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath>' +
          `<a href="https://example.com/?a=1&amp;b=2">${run(1, 2, 'here')}</a>`,
      ),
    );
    expect(page).toMatchObject({ title: 'CV', language: 'pl' });
    expect(page.graphics.map(({ kind, bounds }) => ({ kind, bounds }))).toEqual([
      { kind: 'shape', bounds: { x0: 6, y0: 16, x1: 44, y1: 64 } },
      { kind: 'picture', bounds: { x0: 1, y0: 1, x1: 9, y1: 9 } },
    ]);
    expect(page.links).toEqual([{ index: 0, href: 'https://example.com/?a=1&b=2', runs: [0], graphics: [] }]);
  });

  it('an XML declaration, and an empty page', () => {
    expect(admit(`<?xml version="1.0" encoding="UTF-8"?>\n${pageSvg('')}\n`).runs).toEqual([]);
  });
});

describe('the gate refuses', () => {
  const png = pngHeader(10, 10);
  const deep = (levels: number) => '<g>'.repeat(levels) + '</g>'.repeat(levels);
  const cases: Record<string, [content: string, message: RegExp]> = {
    'a script': ['<script>alert(1)</script>', /<script>; allowed: svg, title/],
    'foreign objects': ['<foreignObject/>', /<foreignObject>/],
    'style sheets': ['<style>@import url(http://x)</style>', /<style>/],
    filters: ['<filter id="f"/>', /<filter>/],
    masks: ['<mask id="m"/>', /<mask>/],
    patterns: ['<pattern id="p"/>', /<pattern>/],
    markers: ['<marker id="m"/>', /<marker>/],
    use: ['<use href="#x"/>', /<use>/],
    symbols: ['<symbol/>', /<symbol>/],
    'nested pages': ['<svg xmlns="http://www.w3.org/2000/svg"/>', /<svg> in <svg>/],
    animations: ['<rect width="1" height="1"><animate/></rect>', /<animate>/],
    'images of images': ['<feImage href="file:///etc/passwd"/>', /<feImage>/],
    'text on paths': ['<text x="1" y="1" font-family="Inter" font-size="13"><textPath/></text>', /<textPath>/],
    'elements in runs': [text('a<tspan>b</tspan>'), /<tspan>/],
    'names of the object prototype': ['<constructor/>', /<constructor>/],
    'prefixed elements': ['<x:rect/>', /<x:rect>/],
    'event handlers': ['<g onload="x()"/>', /onload on <g>; allowed: role, clip-path, data-\*/],
    'style attributes': ['<rect width="1" height="1" style="fill:url(http://x)"/>', /style on <rect>/],
    classes: ['<g class="x"/>', /class on <g>/],
    'transforms of groups': ['<g transform="scale(2)"/>', /transform on <g>/],
    'ids elsewhere': ['<rect id="a" width="1" height="1"/>', /id on <rect>/],
    'image files': [image('file:///etc/passwd'), /href="file:\/\/\/etc\/passwd" on <image>; allowed: data:image\/jpeg/],
    'images from the network': [image('https://example.com/a.png'), /allowed: data:/],
    'relative images': [image('a.png'), /allowed: data:/],
    'SVG images': [image('data:image/svg+xml;base64,AAAA'), /allowed: data:/],
    'GIF images': [image('data:image/gif;base64,AAAA'), /allowed: data:/],
    'image data with parameters': [image('data:image/png;charset=x;base64,AAAA'), /allowed: data:/],
    'xlink references': ['<image x="0" y="0" width="1" height="1" xlink:href="a"/>', /xlink:href on <image>/],
    'invalid images': [image('data:image/png;base64,AAAA'), /not a readable image\/png/],
    'JPEGs named PNG': [image(portrait.replace('jpeg', 'png')), /not a readable image\/png/],
    'images too large on one side': [image(pngHeader(8_001, 1)), /8001 x 1 px; allowed: 1 to 8000 px/],
    'images without pixels': [image(pngHeader(0, 5)), /0 x 5 px/],
    'images too large together': [image(pngHeader(4_000, 4_000)).repeat(2), /images of 32000000 px together/],
    'too many images': [image(png).repeat(9), /9 images; allowed: 8/],
    'links with scripts': ['<a href="javascript:alert(1)"/>', /allowed: an http:, https:, mailto: or tel: address/],
    'links to files': ['<a href="file:///etc/passwd"/>', /allowed: an http/],
    'links to data': ['<a href="data:text/html,x"/>', /allowed: an http/],
    'links with spaces': ['<a href="https://x y"/>', /allowed: an http/],
    'links in links': ['<a href="https://x"><a href="https://y"/></a>', /<a> in <a>/],
    'external paint': ['<rect width="1" height="1" fill="url(http://x#a)"/>', /allowed: #rrggbb, none or url\(#id\)/],
    'colour names': ['<rect width="1" height="1" fill="red"/>', /fill="red" on <rect>/],
    'variables as colours': ['<rect width="1" height="1" fill="var(--x)"/>', /fill="var/],
    'references to missing paint': ['<rect width="1" height="1" fill="url(#x)"/>', /url\(#x\), where the page has no/],
    'references to missing clips': [
      '<g clip-path="url(#x)"/>'.replace('/>', '><rect width="1" height="1"/></g>'),
      /url\(#x\)/,
    ],
    'clips as paint': [
      '<clipPath id="c"><circle r="1"/></clipPath><rect width="1" height="1" fill="url(#c)"/>',
      /no such linear/,
    ],
    'clips in clips': ['<g clip-path="url(#c)"><g clip-path="url(#c)"/></g>', /allowed: one level/],
    'clips of two shapes': ['<clipPath id="c"><circle r="1"/><circle r="2"/></clipPath>', /2 children/],
    'clips with a transform': ['<clipPath id="c"><path d="M0 0" transform="scale(2)"/></clipPath>', /transform inside/],
    'clipped text': [`<g clip-path="url(#c)">${text('a')}</g>`, /<text> inside a clipped group/],
    'the same id twice': ['<linearGradient id="a"/><clipPath id="a"><circle r="1"/></clipPath>', /the id "a" twice/],
    NaN: ['<rect x="NaN" width="1" height="1"/>', /x="NaN" on <rect>; allowed: a plain decimal/],
    infinity: ['<circle r="Infinity"/>', /r="Infinity"/],
    exponents: ['<circle r="1e9"/>', /r="1e9"/],
    'huge numbers': ['<rect x="20001" width="1" height="1"/>', /x="20001"/],
    'negative lengths': ['<rect width="-1" height="1"/>', /width="-1"/],
    units: ['<rect width="1em" height="1"/>', /width="1em"/],
    'missing coordinates': ['<text x="1" font-family="Inter" font-size="13">a</text>', /<text> without y/],
    rotation: ['<path d="M0 0" transform="rotate(45)"/>', /transform="rotate\(45\)"/],
    'skewed transforms': ['<path d="M0 0" transform="matrix(1 2 3 4 5 6)"/>', /transform="matrix/],
    'path data with other letters': ['<path d="M0 0 X 5"/>', /path data cannot be read at "X 5"/],
    'path data without a start': ['<path d="L5 5"/>', /must begin with M/],
    'path data with NaN': ['<path d="M0 NaN"/>', /cannot be read at "M0 NaN"/],
    'path data that leaves the range of coordinates': [
      '<path d="M0 0 l19000 0 20000 0 20000 0 20000 0 20000 0"/>',
      /leaves the range/,
    ],
    'too much text in several runs': [text('a'.repeat(20_000)).repeat(6), /more than 100000 characters of text/],
    'links with too many contents': [
      `<a href="https://x.example">${'<circle r="1"/>'.repeat(51)}</a>`,
      /a link of 51 runs and graphics; allowed: 50/,
    ],
    'gradients of too many stops': [
      `<linearGradient id="g">${'<stop/>'.repeat(17)}</linearGradient>`,
      /a gradient of 17 stops; allowed: 16/,
    ],
    'too many links': ['<a href="https://x.example"/>'.repeat(1_001), /1001 links; allowed: 1000/],
    'too much painting': [
      '<rect width="794" height="1123" fill="#112233"/>'.repeat(401),
      /cost as much as painting the page 4\d\d times; allowed: 400/,
    ],
    'too much path data': [`<path d="M${'0 '.repeat(100_000)}"/>`, /more than 200000 characters of path data/],
    'too many elements': ['<g/>'.repeat(20_000), /more than 20000 elements/],
    'far too many elements': ['<g></g>'.repeat(60_000), /more than 20000 elements/],
    'a too deep tree': [deep(16), /deeper than 16/],
    'a far too deep tree': [deep(19_000), /deeper than 16/],
    'runs too long': [text('a'.repeat(20_001)), /20001 characters/],
    'families outside the catalogue': [
      '<text x="1" y="1" font-family="Arial" font-size="13">a</text>',
      /allowed: "Inter", "Roboto"/,
    ],
    'font lists': [
      '<text x="1" y="1" font-family="Inter, serif" font-size="13">a</text>',
      /font-family="Inter, serif"/,
    ],
    'sizes between the steps': [
      '<text x="1" y="1" font-family="Inter" font-size="13.3333">a</text>',
      /multiple of 1\/64/,
    ],
    'other weights': [
      '<text x="1" y="1" font-family="Inter" font-size="13" font-weight="bold">a</text>',
      /font-weight="bold"/,
    ],
    'control characters': [text('a&#9;b'), /the character U\+0009 in <text>/],
    'lines within a run': [text('a\nb'), /the character U\+000A/],
    'nothing characters': [text('a&#xFFFF;'), /not well-formed|U\+FFFF/],
    'lone surrogates': [text('a&#xD800;'), /not well-formed|surrogate/],
    'text outside of runs': ['hello', /character data "hello" in <svg>/],
    'custom entities': [text('&boom;'), /not well-formed/],
    comments: ['<!-- x -->', /"<!-- x -->.*without DOCTYPE/],
    CDATA: [text('<![CDATA[x]]>'), /<!\[CDATA/],
    instructions: ['<?xml-stylesheet href="x"?>', /<\?xml-styles/],
    'unclosed markup': ['<g>', /not well-formed/],
    'an attribute twice': ['<rect width="1" width="2" height="1"/>', /not well-formed/],
  };
  for (const [name, [content, message]] of Object.entries(cases)) {
    it(name, () => {
      expect(refusal(pageSvg(content))).toMatch(message);
    });
  }

  it('a DOCTYPE with an entity bomb', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(refusal(bomb + pageSvg(text('&b;')))).toMatch(/page 3: "<!DOCTYPE sv"; allowed/);
  });

  it('a DOCTYPE that points outside', () => {
    expect(refusal(`<!DOCTYPE svg SYSTEM "file:///etc/passwd">${pageSvg('')}`)).toMatch(/DOCTYPE/);
  });

  it('pages of another size or namespace', () => {
    expect(refusal(pageSvg('').replace('width="794"', 'width="1000000"'))).toMatch(
      /width="1000000" on <svg>; allowed: "794", "816"/,
    );
    expect(refusal(pageSvg('').replace('0 0 794 1123', '0 0 1 1'))).toMatch(/viewBox="0 0 1 1"/);
    for (const [own, other] of [
      [' width="794"', ' width="816"'],
      [' height="1123"', ' height="1056"'],
      ['0 0 794 1123', '0 0 816 1056'],
    ] as const)
      expect(refusal(pageSvg('').replace(own, other))).toMatch(
        /on <svg>; allowed together: 794, 1123 and "0 0 794 1123"; or 816, 1056 and "0 0 816 1056"$/,
      );
    expect(refusal(pageSvg('').replace('2000/svg', '2001/svg'))).toMatch(/xmlns=/);
    expect(refusal('<html/>')).toMatch(/the root is <html>; allowed: <svg>/);
    expect(refusal('')).toMatch(/not well-formed/);
  });

  it('bytes that are not UTF-8, compressed or too many', () => {
    expect(refusal(Buffer.from([0x3c, 0xff, 0xfe]))).toMatch(/not UTF-8/);
    expect(refusal(Buffer.from([0x1f, 0x8b, 0x08, 0x00]))).toMatch(/not UTF-8/);
    expect(refusal(Buffer.alloc(8 * 1024 * 1024 + 1, 32))).toMatch(/8388609 bytes; allowed: 8388608/);
    expect(refusal(pageSvg(`<g data-x="${'x'.repeat(2 * 1024 * 1024)}"/>`))).toMatch(
      /without images; allowed: 2097152/,
    );
  });

  it('more than 2 MiB besides image data', () => {
    const padded = image(pngOf(3 * 1024 * 1024));
    const filler = (bytes: number) => `<g data-x="${'x'.repeat(bytes)}"/>`;
    expect(admit(pageSvg(padded + filler(2 * 1024 * 1024 - 1_000))).graphics).toHaveLength(1);
    expect(refusal(pageSvg(padded + filler(2 * 1024 * 1024)))).toMatch(/without images; allowed: 2097152/);
    const text = run(1, 9, 'A'.repeat(20_000)).repeat(110);
    expect(refusal(pageSvg(padded + text))).toMatch(/without images; allowed: 2097152/);
    expect(refusal(pageSvg(`${image('x')}<text y="1" data-x='${text.replace(/[<>]/g, '')}'/>`))).toMatch(
      /without images/,
    );
  });

  it('JPEGs with two frame headers, which could hide a size', () => {
    const bytes = Buffer.from(portrait.slice(portrait.indexOf(',') + 1), 'base64');
    const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    const header = bytes.subarray(frame, frame + 2 + bytes.readUInt16BE(frame + 2));
    const twice = Buffer.concat([bytes.subarray(0, frame), header, bytes.subarray(frame)]);
    expect(refusal(pageSvg(image(`data:image/jpeg;base64,${twice.toString('base64')}`)))).toMatch(
      /not a readable image\/jpeg/,
    );
  });

  it('quotes the refused input in few printable characters', () => {
    const message = refusal(pageSvg(`<rect width="1" height="1" fill="${'\u202e'}${'x'.repeat(500)}"/>`));
    expect(message).not.toMatch(/\u202e/);
    expect(message.length).toBeLessThan(200);
  });
});
