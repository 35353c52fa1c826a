import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readResumePdf } from './read-resume-pdf.ts';
import { ReadingBusyError } from './reading-busy-error.ts';
import { READING_LIMITS } from './reading-limits.ts';

async function resumeDocument(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([595, 842]);
  const lines: [number, string, boolean][] = [
    [20, 'Nora Lindqvist', true],
    [10, 'nora.lindqvist@example.com | +46 70 174 06 35 | Lund, Sweden', false],
    [13, 'Experience', true],
    [11, 'Ship Designer', true],
    [10, 'Harbour Yard Ltd', false],
    [10, 'Mar 2019 - present', false],
    [13, 'Education', true],
    [11, 'Lund University', true],
    [10, 'MSc in Naval Architecture', false],
  ];
  let y = 780;
  for (const [size, text, isBold] of lines) {
    page.drawText(text, { x: 60, y, size, font: isBold ? bold : regular });
    y -= size * 2;
  }
  return document;
}

/** A PDF of one page with the given content stream. */
function handWritten(content: Uint8Array, filter: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    null,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    if (object !== null) push(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
    else {
      push(Buffer.from(`${index + 1} 0 obj\n<< /Length ${content.length} /Filter ${filter} >>\nstream\n`));
      push(Buffer.from(content));
      push(Buffer.from('\nendstream\nendobj\n'));
    }
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(trailer)]);
}

describe('readResumePdf', () => {
  test('finds the person and the entries in a PDF, and returns its items in points from the top left corner', async () => {
    const bytes = await (await resumeDocument()).save();
    const before = bytes.slice();
    expect(await readResumePdf(bytes)).toMatchObject({
      found: {
        name: 'Nora Lindqvist',
        email: 'nora.lindqvist@example.com',
        phone: '+46 70 174 06 35',
        sections: [
          {
            kind: 'experience',
            entries: [{ title: 'Ship Designer', organisation: 'Harbour Yard Ltd', start: { value: '2019-03' } }],
          },
          { kind: 'education', entries: [{ title: 'MSc in Naval Architecture', organisation: 'Lund University' }] },
        ],
      },
      items: expect.arrayContaining([
        expect.objectContaining({ page: 1, text: 'Nora Lindqvist', x: 60, y: 62, size: 20, font: 'Helvetica-Bold' }),
      ]),
    });
    // The caller's bytes stay.
    expect(bytes).toEqual(before);
  });

  test('leaves out rotated text', async () => {
    const document = await resumeDocument();
    document
      .getPage(0)
      .drawText('CONFIDENTIAL', { x: 200, y: 300, size: 60, rotate: { type: 'degrees', angle: 45 } as never });
    const answer = await readResumePdf(await document.save());
    expect(JSON.stringify(answer)).not.toContain('CONFIDENTIAL');
  });
});

describe('a PDF that cannot be read gives its reason', () => {
  const spaces = (count: number) => deflateSync(Buffer.alloc(count, ' '));

  test('encrypted: one that needs a password', async () => {
    const document = await resumeDocument();
    document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    expect(await readResumePdf(await document.save())).toEqual({ reason: 'encrypted' });
  });

  test('scanned: one with a picture and no text', async () => {
    const document = await PDFDocument.create();
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const image = await document.embedPng(Buffer.from(pixel, 'base64'));
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    expect(await readResumePdf(await document.save())).toEqual({ reason: 'scanned' });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['garbage', Buffer.from('This is a letter and no PDF. '.repeat(200))],
    ['a head without a body', Buffer.from('%PDF-1.7\n')],
  ])('broken: %s', async (_what, bytes) => {
    expect(await readResumePdf(bytes)).toEqual({ reason: 'broken' });
  });

  test('broken, or partly read: a file cut off anywhere', async () => {
    const whole = await (await resumeDocument()).save();
    for (const share of [0.1, 0.5, 0.9]) {
      const answer = await readResumePdf(whole.slice(0, whole.length * share));
      if ('reason' in answer) expect(['broken', 'scanned']).toContain(answer.reason);
      else expect(answer.found.name).toBe('Nora Lindqvist');
    }
  });

  test('too-long: one of 500 pages', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 500; page++) document.addPage([595, 842]);
    expect(await readResumePdf(await document.save())).toEqual({ reason: 'too-long' });
  });

  test('too-large: a file of more bytes than a resume has', async () => {
    expect(await readResumePdf(new Uint8Array(READING_LIMITS.bytes + 1))).toEqual({ reason: 'too-large' });
  });

  test('too-large: more text than a resume has', async () => {
    const text = `BT /F 8 Tf 10 700 Td ${'(many words of a long text) Tj 0 -1 Td '.repeat(2_000)} ET`;
    const bytes = handWritten(deflateSync(text), '/FlateDecode');
    expect(await readResumePdf(bytes, { limits: { ...READING_LIMITS, characters: 10_000 } })).toEqual({
      reason: 'too-large',
    });
  });

  test('too-large: a stream of 260 KB that inflates to just over the limit', async () => {
    const bytes = handWritten(spaces(READING_LIMITS.unpackedBytes + 1), '/FlateDecode');
    expect(await readResumePdf(bytes)).toEqual({ reason: 'too-large' });
  });

  test('too-large: drawing that fills the heap, which ends the reading process and not this one', async () => {
    const content = deflateSync('0 0 m '.repeat(2_500_000));
    expect(content.length).toBeLessThan(30_000);
    // A smaller heap than in production is full sooner.
    const limits = { ...READING_LIMITS, heapMb: 64, deadlineMs: 60_000 };
    expect(await readResumePdf(handWritten(content, '/FlateDecode'), { limits })).toEqual({ reason: 'too-large' });
    expect(await readResumePdf(await (await resumeDocument()).save())).toMatchObject({
      found: { name: 'Nora Lindqvist' },
    });
  });

  test('too-large: more text items than a resume has', async () => {
    const text = `BT /F 8 Tf 10 700 Td ${'(a) Tj 0 -20 Td (b) Tj 0 20 Td '.repeat(10_500)} ET`;
    expect(await readResumePdf(handWritten(deflateSync(text), '/FlateDecode'))).toEqual({ reason: 'too-large' });
  });

  test('too-large: a stream that was compressed twice', async () => {
    const unpackedBytes = 32 * 1024 * 1024;
    const bytes = handWritten(deflateSync(spaces(unpackedBytes + 1)), '[/FlateDecode /FlateDecode]');
    expect(await readResumePdf(bytes, { limits: { ...READING_LIMITS, unpackedBytes } })).toEqual({
      reason: 'too-large',
    });
  });

  test.runIf(process.platform === 'linux')('too-slow: one that takes more time of processors than it may', async () => {
    const bytes = await (await resumeDocument()).save();
    expect(await readResumePdf(bytes, { limits: { ...READING_LIMITS, processorMs: 1 } })).toEqual({
      reason: 'too-slow',
    });
  });

  test('a machine that is too busy is no fault of the file', async () => {
    const bytes = await (await resumeDocument()).save();
    const reading = readResumePdf(bytes, { limits: { ...READING_LIMITS, deadlineMs: 1 } });
    await expect(reading).rejects.toBeInstanceOf(ReadingBusyError);
  });
});
