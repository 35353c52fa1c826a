import { hash } from 'node:crypto';
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import {
  contentsOf,
  dictOf,
  type Element,
  type FontParts,
  fontsOf,
  listOf,
  nameOf,
  numberOf,
  operatorsOf,
  ownContent,
  type ParsedPdf,
  resolve,
  streamOf,
  textOf,
} from './parsed-pdf.ts';

/** A rule of PDF/UA-1 (ISO 14289-1) or PDF/A-2b (ISO 19005-2) with its clause. PDF/A-3b (ISO 19005-3) has the same rules, but for embedded files. `problems` describes violations in words. */
export interface Rule {
  clause: string;
  requirement: string;
  problems(pdf: ParsedPdf): string[];
}

const key = (name: string) => PDFName.of(name);
const unless = (isMet: boolean, problem: string): string[] => (isMet ? [] : [problem]);

function annotationsOf({ context, pages }: ParsedPdf): PDFDict[] {
  return pages.flatMap((page) => listOf(context, page.get(key('Annots'))) as PDFDict[]);
}

function childrenOf(pdf: ParsedPdf, parent: Element): Element[] {
  return pdf.elements.filter((element) => element.parent === parent);
}

/** The parent tree's entries by key. */
function parentTree({ context, catalog }: ParsedPdf): Map<number, PDFObject> {
  const root = dictOf(context, catalog.get(key('StructTreeRoot')));
  const tree = dictOf(context, root?.get(key('ParentTree')));
  const numbers = resolve(context, tree?.get(key('Nums')));
  const entries = numbers instanceof PDFArray ? numbers.asArray() : [];
  return new Map(
    Array.from({ length: entries.length / 2 }, (_, index) => [
      numberOf(entries[index * 2])!,
      resolve(context, entries[index * 2 + 1])!,
    ]),
  );
}

/** Advances of a TrueType font program by glyph, in thousandths of an em. */
function advancesOf({ program }: FontParts): number[] {
  const tables = new Map<string, number>();
  for (let index = 0; index < program.readUInt16BE(4); index++)
    tables.set(program.toString('latin1', 12 + index * 16, 16 + index * 16), program.readUInt32BE(20 + index * 16));
  const unitsPerEm = program.readUInt16BE(tables.get('head')! + 18);
  const count = program.readUInt16BE(tables.get('hhea')! + 34);
  const glyphs = program.readUInt16BE(tables.get('maxp')! + 4);
  const hmtx = tables.get('hmtx')!;
  return Array.from(
    { length: glyphs },
    (_, glyph) => (program.readUInt16BE(hmtx + Math.min(glyph, count - 1) * 4) * 1_000) / unitsPerEm,
  );
}

function xmpValue({ xmp }: ParsedPdf, name: string): string | undefined {
  const match = new RegExp(`<${name}>(?:<rdf:(?:Alt|Seq)><rdf:li[^>]*>)?([^<]*)`).exec(xmp)?.[1];
  return match?.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

interface EmbeddedFile {
  specification: PDFDict;
  stream: PDFRawStream | undefined;
}

/** All file specifications of the file, whatever refers to them. */
function embeddedFiles({ context }: ParsedPdf): EmbeddedFile[] {
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || nameOf(object.get(key('Type'))) !== 'Filespec') return [];
    return [
      { specification: object, stream: streamOf(context, dictOf(context, object.get(key('EF')))?.get(key('F'))) },
    ];
  });
}

/** Rules for embedded files: those of PDF/A-3 (6.8) and of PDF/UA-1 (7.11). They ask nothing of a PDF without one. */
export const attachmentRules: Rule[] = [
  {
    clause: 'A-3b 6.8, UA-1 7.11',
    requirement: 'a file specification has F, UF, a relationship and a file',
    problems: (pdf) =>
      embeddedFiles(pdf).flatMap(({ specification, stream }) => [
        ...unless(Boolean(textOf(specification.get(key('F')))), 'no F'),
        ...unless(textOf(specification.get(key('UF'))) === textOf(specification.get(key('F'))), 'UF is not F'),
        ...unless(
          ['Source', 'Data', 'Alternative', 'Supplement', 'Unspecified'].includes(
            nameOf(specification.get(key('AFRelationship'))) ?? '',
          ),
          'no AFRelationship',
        ),
        ...unless(stream !== undefined, 'no stream'),
      ]),
  },
  {
    clause: 'A-3b 6.8 (ISO 32000-1, tables 45 and 46)',
    requirement: 'an embedded file names its media type, and its size and checksum are those of its bytes',
    problems: (pdf) =>
      embeddedFiles(pdf).flatMap(({ stream }) => {
        if (!stream) return [];
        const bytes = contentsOf(stream);
        const parameters = dictOf(pdf.context, stream.dict.get(key('Params')));
        const checksum = parameters?.get(key('CheckSum'));
        return [
          ...unless(/^[a-z]+\/[a-z0-9.+-]+$/.test(nameOf(stream.dict.get(key('Subtype'))) ?? ''), 'no media type'),
          ...unless(numberOf(parameters?.get(key('Size'))) === bytes.length, 'Size'),
          ...unless(
            checksum instanceof PDFHexString && Buffer.from(checksum.asBytes()).equals(hash('md5', bytes, 'buffer')),
            'CheckSum',
          ),
        ];
      }),
  },
  {
    clause: 'A-3b 6.8 (ISO 32000-1, 7.7.4)',
    requirement: 'each embedded file is associated with the document, and is in the name tree under its name',
    problems: ({ context, catalog, ...pdf }) => {
      const associated = listOf(context, catalog.get(key('AF')));
      const tree = dictOf(context, dictOf(context, catalog.get(key('Names')))?.get(key('EmbeddedFiles')));
      const names = listOf(context, tree?.get(key('Names')));
      return embeddedFiles({ context, catalog, ...pdf }).flatMap(({ specification }) => {
        const at = names.indexOf(specification);
        return [
          ...unless(associated.includes(specification), 'not in AF'),
          ...unless(at > 0 && textOf(names[at - 1]) === textOf(specification.get(key('F'))), 'not in the name tree'),
        ];
      });
    },
  },
];

export const accessibilityRules: Rule[] = [
  {
    clause: 'UA-1 6.2',
    requirement: 'the XMP declares PDF/UA-1',
    problems: (pdf) => unless(xmpValue(pdf, 'pdfuaid:part') === '1', 'no pdfuaid:part'),
  },
  {
    clause: 'UA-1 7.1',
    requirement: 'everything painted is tagged or an artifact, and nothing is both',
    problems: (pdf) =>
      pdf.pages.flatMap((page, index) =>
        operatorsOf(pdf, page).flatMap(({ operator, marks }) => {
          const outer = marks.filter((mark) => !mark.startsWith('/Span'));
          return unless(outer.length === 1, `page ${index + 1}: ${operator} in ${outer.length} marks`);
        }),
      ),
  },
  {
    clause: 'UA-1 7.1',
    requirement: 'the document is marked as tagged, and has a displayed title and a language',
    problems: ({ context, catalog, ...pdf }) => [
      ...unless(
        String(dictOf(context, catalog.get(key('MarkInfo')))?.get(key('Marked'))) === 'true',
        'MarkInfo is missing',
      ),
      ...unless(
        String(dictOf(context, catalog.get(key('ViewerPreferences')))?.get(key('DisplayDocTitle'))) === 'true',
        'DisplayDocTitle is missing',
      ),
      ...unless(Boolean(xmpValue({ context, catalog, ...pdf }, 'dc:title')), 'dc:title is missing'),
      ...unless(Boolean(textOf(catalog.get(key('Lang')))), 'Lang is missing'),
    ],
  },
  {
    clause: 'UA-1 7.1 (ISO 32000-1, 14.7.4)',
    requirement: 'marked content and structure elements refer to each other',
    problems: (pdf) => {
      const tree = parentTree(pdf);
      const problems = pdf.elements.flatMap((element) =>
        ownContent(pdf, element).flatMap(({ page, mcid }) => {
          const owners = tree.get(numberOf(dictOf(pdf.context, page)?.get(key('StructParents'))) ?? -1);
          const owner = owners instanceof PDFArray ? pdf.context.lookup(owners.get(mcid)) : undefined;
          return unless(owner === element.dictionary, `${element.type}: content ${mcid} has another owner`);
        }),
      );
      const listed = new Set(
        pdf.elements.flatMap((element) =>
          ownContent(pdf, element).map(({ page, mcid }) => `${pdf.pages.indexOf(page as never)}/${mcid}`),
        ),
      );
      const written = pdf.pages.flatMap((page, index) =>
        Array.from(
          contentsOf(streamOf(pdf.context, page.get(key('Contents')))!)
            .toString('latin1')
            .matchAll(/<<\/MCID (\d+)>> BDC/g),
          ([, mcid]) => `${index}/${mcid}`,
        ),
      );
      return [
        ...problems,
        ...written.filter((mark) => !listed.has(mark)).map((mark) => `${mark} is in no element`),
        ...unless(new Set(written).size === written.length, 'marked content of the same number twice'),
        ...unless(written.length === listed.size, 'an element lists content that is not there'),
      ];
    },
  },
  {
    clause: 'UA-1 7.4',
    requirement: 'headings begin at 1 and skip no level',
    problems: ({ elements }) => {
      const levels = elements.flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type[1])] : []));
      return levels.flatMap((level, index) =>
        unless(level <= (levels[index - 1] ?? 0) + 1, `H${level} after H${levels[index - 1] ?? 0}`),
      );
    },
  },
  {
    clause: 'UA-1 7.3',
    requirement: 'figures have alternative text and a bounding box',
    problems: ({ elements }) =>
      elements
        .filter(({ type }) => type === 'Figure')
        .flatMap(({ dictionary }) => [
          ...unless(Boolean(textOf(dictionary.get(key('Alt')))), 'a figure without Alt'),
          ...unless(dictionary.get(key('A')) instanceof PDFDict, 'a figure without BBox'),
        ]),
  },
  {
    clause: 'UA-1 7.2 (ISO 32000-1, 14.8.4.3.3)',
    requirement: 'lists contain items, items contain labels, bodies and lists',
    problems: (pdf) =>
      pdf.elements.flatMap((element) => {
        const allowed = { L: ['LI'], LI: ['Lbl', 'LBody', 'L'] }[element.type as 'L' | 'LI'];
        if (!allowed) return [];
        return childrenOf(pdf, element).flatMap(({ type }) =>
          unless(allowed.includes(type), `${type} in ${element.type}`),
        );
      }),
  },
  {
    clause: 'UA-1 7.18',
    requirement: 'links are elements with annotations that have a description, and tab order follows the structure',
    problems: (pdf) => {
      const tree = parentTree(pdf);
      return [
        ...pdf.pages.flatMap((page, index) => unless(nameOf(page.get(key('Tabs'))) === 'S', `page ${index + 1}: Tabs`)),
        ...annotationsOf(pdf).flatMap((annotation) => {
          const owner = tree.get(numberOf(annotation.get(key('StructParent'))) ?? -1);
          return [
            ...unless(Boolean(textOf(annotation.get(key('Contents')))), 'a link without Contents'),
            ...unless(
              owner instanceof PDFDict && nameOf(owner.get(key('S'))) === 'Link',
              'a link annotation outside of a Link',
            ),
          ];
        }),
      ];
    },
  },
  {
    clause: 'UA-1 7.21.7',
    requirement: 'every code of every font has a Unicode value, none of them 0, U+FEFF or U+FFFE',
    problems: (pdf) =>
      fontsOf(pdf).flatMap(({ name, glyphs, unicode }) =>
        glyphs.slice(1).flatMap((_, index) => {
          const text = unicode.get(index + 1);
          return unless(
            text !== undefined && text !== '' && !/[\0\ufeff\ufffe]/.test(text),
            `${name}: code ${index + 1}`,
          );
        }),
      ),
  },
];

export const archivingRules: Rule[] = [
  {
    clause: 'A-2b 6.1.2, 6.1.3',
    requirement: 'the header has its binary comment, the trailer its ID, and nothing is encrypted',
    problems: ({ bytes, context }) => {
      const head = Buffer.from(bytes.subarray(0, 20));
      const comment = head.subarray(head.indexOf('\n') + 1);
      return [
        ...unless(/^%PDF-1\.[0-7]\n/.test(head.toString('latin1')), 'header'),
        ...unless(comment[0] === 0x25 && comment.subarray(1, 5).every((byte) => byte > 127), 'binary comment'),
        ...unless(listOf(context, context.trailerInfo.ID).length === 2, 'ID'),
        ...unless(context.trailerInfo.Encrypt === undefined, 'Encrypt'),
      ];
    },
  },
  {
    clause: 'A-2b 6.2.3',
    requirement: 'colours are defined as sRGB by an embedded profile',
    problems: ({ context, catalog }) => {
      const [intent] = listOf(context, catalog.get(key('OutputIntents'))) as (PDFDict | undefined)[];
      const profile = streamOf(context, intent?.get(key('DestOutputProfile')));
      const bytes = profile ? contentsOf(profile) : Buffer.alloc(0);
      return [
        ...unless(nameOf(intent?.get(key('S'))) === 'GTS_PDFA1', 'no GTS_PDFA1'),
        ...unless(bytes.length > 128 && bytes.readUInt32BE(0) === bytes.length, 'size of the profile'),
        ...unless(bytes.toString('latin1', 36, 40) === 'acsp', 'not a profile'),
        ...unless(bytes.toString('latin1', 12, 20) === 'mntrRGB ', 'not a profile of RGB'),
      ];
    },
  },
  {
    clause: 'A-2b 6.2.11.4, 6.2.11.5',
    requirement: 'fonts are embedded, and their widths equal those of the font program',
    problems: (pdf) =>
      fontsOf(pdf)
        // Widths of invisible text are not restricted.
        .filter(({ name }) => !name.endsWith('+Glyphless'))
        .flatMap((font) => {
          const advances = advancesOf(font);
          return font.glyphs
            .slice(1)
            .flatMap((glyph, index) =>
              unless(
                Math.abs((advances[glyph] ?? Number.NaN) - font.widths[index + 1]!) <= 1,
                `${font.name}: glyph ${glyph} is ${advances[glyph]} wide, not ${font.widths[index + 1]}`,
              ),
            );
        }),
  },
  {
    clause: 'A-2b 6.2.11.8',
    requirement: 'no text is set in .notdef',
    problems: (pdf) =>
      fontsOf(pdf).flatMap(({ name, glyphs }) => unless(!glyphs.slice(1).includes(0), `${name} uses .notdef`)),
  },
  {
    clause: 'A-2b 6.2.8, 6.1.7',
    requirement: 'images are not interpolated, and streams use allowed filters only',
    problems: ({ context }) =>
      context.enumerateIndirectObjects().flatMap(([, object]) => {
        if (!(object instanceof PDFRawStream)) return [];
        const filter = nameOf(object.dict.get(key('Filter')));
        return [
          ...unless(object.dict.get(key('Interpolate')) === undefined, 'Interpolate'),
          ...unless(filter === undefined || ['FlateDecode', 'DCTDecode'].includes(filter), `filter ${filter}`),
        ];
      }),
  },
  {
    clause: 'A-2b 6.3, 6.5',
    requirement: 'annotations are links that are printed and not hidden, with URI actions only',
    problems: (pdf) =>
      annotationsOf(pdf).flatMap((annotation) => [
        ...unless(nameOf(annotation.get(key('Subtype'))) === 'Link', 'not a link'),
        ...unless(numberOf(annotation.get(key('F'))) === 4, 'flags'),
        ...unless(nameOf(dictOf(pdf.context, annotation.get(key('A')))?.get(key('S'))) === 'URI', 'another action'),
      ]),
  },
  {
    clause: 'A-2b 6.6.2, 6.6.3, 6.6.4',
    requirement:
      'the XMP declares PDF/A-2b, or PDF/A-3b with an embedded file, is uncompressed, describes its extensions, and agrees with the document information',
    problems: (pdf) => {
      const { context, catalog, xmp } = pdf;
      const part = embeddedFiles(pdf).length === 0 ? '2' : '3';
      const info = dictOf(context, context.trailerInfo.Info);
      const pairs = [
        ['Title', 'dc:title'],
        ['Author', 'dc:creator'],
        ['Creator', 'xmp:CreatorTool'],
        ['Producer', 'pdf:Producer'],
      ] as const;
      return [
        ...unless(xmpValue(pdf, 'pdfaid:part') === part && xmpValue(pdf, 'pdfaid:conformance') === 'B', 'no pdfaid'),
        ...unless(
          streamOf(context, catalog.get(key('Metadata')))?.dict.get(key('Filter')) === undefined,
          'the XMP is compressed',
        ),
        ...unless(!xmp.includes('pdfuaid:part') || xmp.includes('pdfaExtension:schemas'), 'pdfuaid is not described'),
        ...pairs.flatMap(([name, property]) =>
          unless(textOf(info?.get(key(name))) === xmpValue(pdf, property), `${name} and ${property} differ`),
        ),
      ];
    },
  },
];
