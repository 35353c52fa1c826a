import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { createAdmission } from '../service/admission.ts';
import { createJoinService } from '../service/join-service.ts';
import { attachmentOf, joinRequest } from '../testing/join/join-request.ts';
import { bomb, content, type HandMade, onePage, writePdf, zeros } from '../testing/join/write-pdf.ts';
import { pdfText } from '../testing/poppler.ts';
import { inflateStream } from './inflate-stream.ts';

const service = createJoinService({ admission: createAdmission({ running: 1, waiting: 8 }) });
const never = new AbortController().signal;

async function join(objects: Record<number, HandMade>, trailer = ''): Promise<Uint8Array> {
  const { files } = await service.join(joinRequest([attachmentOf(writePdf(objects, trailer))]), never);
  return files[0]!.pdf;
}

/** All objects of a PDF as text, streams inflated where they are not pictures. */
async function everything(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      const text = object.toString();
      if (!(object instanceof PDFRawStream)) return text;
      const bytes = inflateStream(object, { leftBytes: Number.MAX_SAFE_INTEGER }, 1_000_000);
      return `${object.dict.toString()} ${Buffer.from(bytes).toString('latin1')}`;
    })
    .join('\n');
}

const SCRIPT = '<< /S /JavaScript /JS (EVIL) >>';
const FORBIDDEN =
  /EVIL|\/JavaScript|\/JS\b|\/Launch|\/OpenAction|\/AA\b|\/Names|\/EmbeddedFile|\/Filespec|\/EF\b|\/GoToR|\/SubmitForm|\/AcroForm|\/XFA|\/RichMedia|\/OCProperties|\/OCGs?\b|\/URI|\/Thumb|\/PieceInfo|\/Annots|\/OPI|\/Ref\b/;

describe('an attachment is drawn, and nothing of it acts', () => {
  test.for<[string, Record<number, HandMade>]>([
    ['a script when it opens', onePage({ catalog: `/OpenAction ${SCRIPT}` })],
    [
      'actions of the document and the page',
      onePage({ catalog: `/AA << /WC ${SCRIPT} >>`, page: `/AA << /O ${SCRIPT} >>` }),
    ],
    [
      'scripts by name, and an embedded file',
      {
        ...onePage({
          catalog:
            '/Names << /JavaScript << /Names [(x) 6 0 R] >> /EmbeddedFiles << /Names [(f) 7 0 R] >> >> /AF [7 0 R]',
        }),
        6: SCRIPT,
        7: '<< /Type /Filespec /F (EVIL.exe) /EF << /F 8 0 R >> >>',
        8: content('EVIL', '/Type /EmbeddedFile'),
      },
    ],
    [
      'annotations with scripts, programs, files, addresses and media',
      onePage({
        page: `/Annots [
          << /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A ${SCRIPT} >>
          << /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /Launch /F (EVIL.exe) >> >>
          << /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI (file:///EVIL) >> >>
          << /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /GoToR /F (EVIL.pdf) >> >>
          << /Type /Annot /Subtype /Widget /Rect [0 0 99 99] /A << /S /SubmitForm /F (http://EVIL) >> >>
          << /Type /Annot /Subtype /RichMedia /Rect [0 0 99 99] /RichMediaContent << /EVIL 1 >> >>
          << /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (EVIL) >> >>]`,
      }),
    ],
    [
      'a form of XFA',
      {
        ...onePage({ catalog: '/AcroForm << /XFA 6 0 R /Fields [] >> /NeedsRendering true' }),
        6: content('<xdp>EVIL</xdp>'),
      },
    ],
    [
      'metadata, thumbnails, private data, layers and an external form',
      {
        ...onePage({
          catalog: '/Metadata 6 0 R /OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >>',
          page: '/Thumb 6 0 R /PieceInfo << /EVIL 1 >> /Metadata 6 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 7 0 R >> /Properties << /O 8 0 R >> >>',
          operators: '/OC /O BDC /X Do EMC',
        }),
        6: content('EVIL', '/Type /Metadata /Subtype /XML'),
        7: content(
          '0 0 9 9 re f',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (EVIL.pdf) /Page 0 >> /OPI << /EVIL 1 >> /Metadata 6 0 R /OC 8 0 R /PieceInfo << /EVIL 1 >>',
        ),
        8: '<< /Type /OCG /Name (EVIL) >>',
      },
    ],
    [
      'data of a picture in a file outside',
      {
        ...onePage({
          page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
          operators: '/X Do',
        }),
        6: content(
          'abc',
          '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /F (EVIL) /FFilter /FlateDecode /Alternates [<< /EVIL 1 >>]',
        ),
      },
    ],
    [
      'PostScript that printers run',
      {
        ...onePage({ page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>', operators: '/X Do' }),
        6: content('EVIL', '/Type /XObject /Subtype /PS'),
      },
    ],
  ])('%s', async ([, objects]) => {
    const pdf = await join(objects);
    expect(await everything(pdf)).not.toMatch(FORBIDDEN);
    expect(pdfText(pdf)).toContain('certificate');
  });

  test('a photo is drawn without its metadata and what is behind its end', async () => {
    const photo = await readFile(new URL('../testing/portrait.jpg', import.meta.url));
    const metadata = Buffer.from('\xff\xe1\0\x10EVIL of Warsaw', 'latin1');
    const pdf = await join({
      ...onePage({ page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>', operators: '/X Do' }),
      6: {
        entries:
          '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        bytes: Buffer.concat([photo.subarray(0, 2), metadata, photo.subarray(2), Buffer.from('<script>EVIL</script>')]),
      },
    });
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toContain('/DCTDecode');
    expect(text).not.toContain('EVIL');
  });

  test('keeps what a field, a stamp and a pressed button look like', async () => {
    const pdf = await join({
      ...onePage({
        catalog: '/AcroForm << /Fields [6 0 R] >>',
        page: '/Annots [6 0 R 8 0 R << /Subtype /Stamp /F 2 /Rect [0 0 99 99] /AP << /N 9 0 R >> >>]',
      }),
      6: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (EVIL) /Rect [100 500 300 520] /AP << /N 7 0 R >> >>',
      7: content(
        'BT /F1 12 Tf 2 4 Td (Jan Kowalski) Tj ET',
        '/Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 5 0 R >> >>',
      ),
      8: '<< /Subtype /Widget /FT /Btn /AS /Yes /Rect [100 400 300 420] /AP << /N << /Yes 10 0 R /Off 9 0 R >> >> >>',
      9: content(
        'BT /F1 12 Tf (EVIL) Tj ET',
        '/Subtype /Form /BBox [0 0 99 99] /Resources << /Font << /F1 5 0 R >> >>',
      ),
      10: content(
        'BT /F1 12 Tf 2 4 Td (pressed) Tj ET',
        '/Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 5 0 R >> >>',
      ),
    });
    expect(await everything(pdf)).not.toMatch(FORBIDDEN);
    const text = pdfText(pdf);
    expect(text).toContain('Jan Kowalski');
    expect(text).toContain('pressed');
  });
});

describe('damaged and odd files', () => {
  test('a page tree that leads back to itself has its pages once', async () => {
    const pdf = await join({
      ...onePage(),
      2: '<< /Type /Pages /Kids [3 0 R 2 0 R 3 0 R] /Count 9 /Resources << /Font << /F1 5 0 R >> >> >>',
    });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  });

  test('a broken cross-reference table does not matter', async () => {
    const bytes = Buffer.from(writePdf(onePage()));
    const broken = Buffer.from(bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1');
    const { files } = await service.join(joinRequest([attachmentOf(broken)]), never);
    expect(pdfText(files[0]!.pdf)).toContain('certificate');
  });

  test('a font program of garbage and a form that draws itself do not keep the page from being drawn', async () => {
    const pdf = await join({
      ...onePage({
        page: '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << /X 9 0 R >> >>',
        operators: '/X Do',
      }),
      6: '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 7 0 R >>',
      7: '<< /Type /FontDescriptor /FontName /X /FontFile2 8 0 R >>',
      8: content('garbage'),
      9: content('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 9 0 R >> >>'),
    });
    expect(pdfText(pdf)).toContain('certificate');
  });

  test.for<[string, string, { width: number; height: number }]>([
    [
      'a huge page fits the paper',
      '/MediaBox [0 0 900000 900000] /CropBox [0 0 1600 800]',
      { width: 842, height: 595 },
    ],
    ['a box that is none is a letter', '/MediaBox [0 0 0 0]', { width: 595, height: 842 }],
    ['a turned page lies', '/Rotate 90', { width: 842, height: 595 }],
    ['a crop box cuts', '/CropBox [90 600 390 750]', { width: 842, height: 595 }],
  ])('%s', async ([, page, size]) => {
    const pdf = await join(onePage({ page }));
    const [first] = (await PDFDocument.load(pdf)).getPages();
    expect([Math.round(first!.getWidth()), Math.round(first!.getHeight())]).toEqual([size.width, size.height]);
    expect(pdfText(pdf)).toContain('certificate');
  });

  test('a hundred thousand objects that no page uses stay behind', async () => {
    const objects: Record<number, HandMade> = onePage();
    for (let number = 6; number < 100_000; number++) objects[number] = `<< /EVIL ${number} >>`;
    const pdf = await join(objects);
    expect(pdf.length).toBeLessThan(20_000);
    expect(await everything(pdf)).not.toMatch(FORBIDDEN);
  });

  test.for<[string, string, Uint8Array]>([
    [
      'an encrypted PDF',
      'PART_ENCRYPTED',
      writePdf({ ...onePage(), 6: '<< /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>' }, '/Encrypt 6 0 R'),
    ],
    ['a PDF without pages', 'PART_UNREADABLE', writePdf({ ...onePage(), 2: '<< /Type /Pages /Kids [] /Count 0 >>' })],
    ['the first line of a PDF', 'PART_UNREADABLE', Buffer.from('%PDF-1.7\n')],
    ['a program', 'PART_UNSUPPORTED', Buffer.from('MZ\x90\x00')],
    ['an SVG', 'PART_UNSUPPORTED', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a JPEG', 'PART_UNREADABLE', Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      '201 pages',
      'TOO_MANY_PAGES',
      writePdf({
        ...onePage(),
        2: `<< /Type /Pages /Kids [${Array.from({ length: 201 }, () => '<< /Type /Page /MediaBox [0 0 9 9] >>').join(' ')}] >>`,
      }),
    ],
  ])('%s is refused as %s', async ([, reason, bytes]) => {
    const refused = service.join(joinRequest([attachmentOf(writePdf(onePage())), attachmentOf(bytes)]), never);
    await expect(refused).rejects.toMatchObject({ reason, part: 2 });
  });
});

describe('files that ask for more than they may', () => {
  const GIGABYTE = 1024 * 1024 * 1024;
  const drawing = { page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>', operators: '/X Do' };
  /** Forms that draw each other by a name, ten times on each level. */
  const nested = (nameOf: (level: number) => { key: string; drawn: string }, operands = '') => {
    const resources = (level: number) => `/Resources << /XObject << /${nameOf(level).key} ${level} 0 R >> >>`;
    const draws = (level: number) => `${operands} /${nameOf(level).drawn} Do `;
    const objects: Record<number, HandMade> = onePage({ page: resources(10), operators: draws(10) });
    for (let level = 10; level < 28; level++)
      objects[level] = content(
        draws(level + 1).repeat(10),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources(level + 1)}`,
      );
    return objects;
  };
  /** Objects whose content paints with the next one. */
  const painting = (resources: (level: number) => string, operators: string, entries: string) => {
    const objects: Record<number, HandMade> = onePage({ page: `/Resources << ${resources(10)} >>`, operators });
    for (let level = 10; level < 28; level++) {
      objects[level] = content(operators, `${entries} /Resources << ${resources(level + 1)} >>`);
      objects[level + 100] = resources(level + 1).replace(/^\/\w+ /, '');
    }
    return objects;
  };
  const named = (key: string, drawn = key) => nested(() => ({ key, drawn }));
  const long = (level: number) => `${'N'.repeat(230)}${level}`;

  test.for<[string, () => Record<number, HandMade>]>([
    ['content of a gigabyte', () => ({ ...onePage(), 4: bomb(GIGABYTE) })],
    [
      'content compressed twice',
      () => ({
        ...onePage(),
        4: {
          entries: '/Filter [/FlateDecode /FlateDecode]',
          bytes: deflateSync(zeros(GIGABYTE)),
        },
      }),
    ],
    [
      'a picture of a gigabyte in few pixels',
      () => ({
        ...onePage(drawing),
        6: bomb(
          GIGABYTE,
          '/Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceGray /BitsPerComponent 8',
        ),
      }),
    ],
    [
      'a picture of a billion pixels',
      () => ({
        ...onePage(drawing),
        6: bomb(
          1_000,
          '/Type /XObject /Subtype /Image /Width 40000 /Height 40000 /ColorSpace /DeviceGray /BitsPerComponent 1',
        ),
      }),
    ],
    ['objects in a stream of a gigabyte', () => ({ ...onePage(), 6: bomb(GIGABYTE, '/Type /ObjStm /N 1 /First 10') })],
    ['forms that draw each other ten to the eighteenth times', () => named('X')],
    [
      'widths that name each other ten to the tenth times',
      () => {
        const objects: Record<number, HandMade> = onePage();
        objects[5] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Widths 10 0 R >>';
        for (let level = 10; level < 19; level++) objects[level] = `[${`${level + 1} 0 R `.repeat(10)}]`;
        return { ...objects, 19: '[1 2 3 4 5 6 7 8 9 0]' };
      },
    ],
    [
      'widths that 10,000 fonts share',
      () => {
        const objects: Record<number, HandMade> = onePage({ page: '/Resources << /Font 9 0 R >>' });
        const numbers = Array.from({ length: 10_000 }, (_, index) => 20 + index);
        for (const number of numbers)
          objects[number] = `<< /Type /Font /Subtype /Type1 /BaseFont /H${number} /Widths 10 0 R >>`;
        objects[9] = `<< /F1 5 0 R ${numbers.map((number) => `/G${number} ${number} 0 R`).join(' ')} >>`;
        return { ...objects, 10: `[${'1 '.repeat(400)}]` };
      },
    ],
    [
      'patterns that paint each other without end',
      () =>
        painting(
          (level) => `/Pattern << /P ${level} 0 R >>`,
          '/Pattern cs /P scn 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.01 /YStep 0.01',
        ),
    ],
    [
      'soft masks in soft masks',
      () =>
        painting(
          (level) => `/ExtGState << /G << /SMask << /S /Alpha /G ${level} 0 R >> >> >>`,
          '/G gs 0 0 9 9 re f',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9]',
        ),
    ],
    [
      'glyphs that are texts of glyphs',
      () =>
        painting(
          (level) =>
            `/Font << /F1 5 0 R /T << /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a ${level} 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font ${level + 100} 0 R >> >> >>`,
          'BT /T 1 Tf (aaaaaaaaaa) Tj ET',
          '',
        ),
    ],
    ['such forms by long names', () => nested((level) => ({ key: long(level), drawn: long(level) }))],
    ['such forms by a name that is written in two ways', () => named('Z', '#5a')],
    ['such forms behind many operands', () => nested(() => ({ key: 'X', drawn: 'X' }), '0 '.repeat(64))],
    [
      'a form of spaces that is drawn a thousand times',
      () => ({
        ...onePage({ ...drawing, operators: '/X Do '.repeat(1_000) }),
        6: {
          entries: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode',
          bytes: deflateSync(Buffer.alloc(60 * 1024 * 1024, ' '), { level: 9 }),
        },
      }),
    ],
  ])('%s', { timeout: 60_000 }, async ([, objects]) => {
    const refused = service.join(joinRequest([attachmentOf(writePdf(objects()))]), never);
    // The deadline is the last resort: limits refuse before it.
    const message = expect.not.stringContaining('too much time');
    await expect(refused).rejects.toMatchObject({ reason: 'PART_TOO_COMPLEX', part: 1, message });
  });
});
