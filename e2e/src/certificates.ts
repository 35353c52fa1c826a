import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A PDF of one page with these words, that runs a script when it is opened. */
export function certificate(words: string): Buffer {
  const content = `BT /F1 30 Tf 90 700 Td (${words}) Tj ET`;
  return Buffer.from(
    '%PDF-1.7\n' +
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\nendobj\n' +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>\nendobj\n' +
      `4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n` +
      'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
  );
}

/** A photo as a telephone takes: of some 5 MB at quality 90, and more than 6 MB at 95. */
export function photo(quality: number): Promise<Buffer> {
  const size = { width: 1_200, height: 1_600, channels: 3 } as const;
  return sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .resize(2_400, 3_200)
    .jpeg({ quality })
    .toBuffer();
}
