import { applyOperation } from '@kreda/document/edit/operation';
import type { Resume } from '@kreda/document/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';

/** The two-page CV that all rows are measured on. */
export const sample: Resume = typicalResume('modern');

/** A CV after one more keystroke in its summary; every call types another one. */
export function withKeystroke(resume: Resume, count: number): Resume {
  const data = {
    content: [
      {
        type: 'paragraph' as const,
        children: [{ text: `Prowadzę budowy „pod klucz” od ${count} lat: od łopaty po odbiór.` }],
      },
    ],
  };
  return applyOperation(resume, { type: 'data', section: 'summary', data });
}

/** A photo-like picture: 600 × 800 px, JPEG. */
export async function samplePhoto(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><defs><radialGradient id="g"><stop offset="0" stop-color="#e8c9a8"/><stop offset="1" stop-color="#6f8fa8"/></radialGradient></defs>
    <rect width="600" height="800" fill="url(#g)"/><ellipse cx="300" cy="340" rx="130" ry="165" fill="#e2b48c"/><ellipse cx="300" cy="800" rx="280" ry="260" fill="#2c3e50"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
