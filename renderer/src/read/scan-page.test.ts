import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.ts';
import { sampleCv } from '../testing/sample-pages.ts';
import type { Element } from './element-tree.ts';
import { parseAnyXml } from './parse-page.ts';
import { scanPage } from './scan-page.ts';

/** An element as plain data, with attributes in file order. */
type Plain = [name: string, attributes: [string, string][], children: (Plain | string)[]];

function plain({ name, attributes, children }: Element): Plain {
  return [
    name,
    Object.entries(attributes),
    children.map((child) => (typeof child === 'string' ? child : plain(child))),
  ];
}

/** The parser's result; undefined if the document is not well-formed. */
function parsed(source: string): Plain | undefined {
  const refused = new Error('refused');
  try {
    return plain(
      parseAnyXml(source, () => {
        throw refused;
      }),
    );
  } catch (error) {
    if (error === refused) return undefined;
    throw error;
  }
}

describe('the scanner of pages', () => {
  it('reads our own pages like the XML parser', () => {
    for (const page of [...sampleCv(), '<svg/>', '<svg a="&lt;&amp;&gt;&quot;&apos;">👩‍💻 &amp;amp;</svg>']) {
      expect(plain(scanPage(page)!)).toEqual(parsed(page));
    }
  });

  it.each([
    ' <svg/>',
    '<svg/> ',
    '<svg/><svg/>',
    '<svg>',
    '<svg></g></svg>',
    '<svg></svg></svg>',
    '</svg>',
    '<svg\n/>',
    '<svg >a</svg>',
    "<svg a='1'/>",
    '<svg a="1"b="2"/>',
    '<svg a="1" a="2"/>',
    '<svg a="<"/>',
    '<svg a="&unknown;"/>',
    '<svg a="&amp"/>',
    '<svg a="&#65;"/>',
    '<svg a="1/>',
    '<svg a=1/>',
    '<svg __proto__="1"/>',
    '<svg constructor="1"/>',
    '<svg xml:space="other"/>',
    '<svg>]]></svg>',
    '<svg>\u0000</svg>',
    '<svg>\uffff</svg>',
    '<svg>a\r\nb</svg>',
    '<svg><!-- a --></svg>',
    '<svg><![CDATA[a]]></svg>',
    '<svg><?a b?></svg>',
    '<svg.x/>',
    'svg',
    '',
  ])('leaves %j to the XML parser', (source) => {
    expect(scanPage(source)).toBeUndefined();
  });

  it('never reads a document differently from the XML parser', () => {
    const [page = ''] = sampleCv({ photo: false });
    const piece = fc.constantFrom(
      ...['<', '>', '/', '"', "'", '&', '&amp;', '&#x41;', ';', ' ', '\n', '\t', '=', 'a', ':', '<g>', '</g>', '<g/>'],
      ...[
        '__proto__="1"',
        ' x="1"',
        ']]>',
        '\u0001',
        '\ufffe',
        'ż',
        '👩‍💻',
        '<text>',
        '</text>',
        '</svg>',
        '<!--',
        '-->',
      ],
    );
    const anywhere = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    let read = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(anywhere, fc.nat(3), piece), { maxLength: 4 }), (edits) => {
        const short = page.slice(0, 2_000).replace(/<[^<]*$/, '');
        const opened = short.split('<g').length - short.split('</g>').length;
        let source = `${short}${'</g>'.repeat(opened)}</svg>`;
        for (const [place, removed, inserted] of edits) {
          const at = Math.floor(place * source.length);
          source = source.slice(0, at) + inserted + source.slice(at + removed);
        }
        const scanned = source.isWellFormed() ? scanPage(source) : undefined;
        if (scanned === undefined) return;
        read += 1;
        expect(plain(scanned)).toEqual(parsed(source));
      }),
      runs(1_500),
    );
    expect(read).toBeGreaterThan(100);
  });
});
