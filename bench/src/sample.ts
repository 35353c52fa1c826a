import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';

/** The two-page CV that all rows are measured on. */
export const sample: Resume = typicalResume('modern');

/** A CV after a keystroke in its summary. Each `count` gives another text. */
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

/** The fields with free text, in all sections. */
const OWN_WORDS = new Set([
  ...[
    'firstName',
    'lastName',
    'profession',
    'address',
    'city',
    'text',
    'content',
    'position',
    'company',
    'name',
    'role',
  ],
  ...['schoolName', 'degree', 'fieldOfStudy', 'levelDescription', 'certificates', 'issuer', 'organizer'],
]);
const ROTATED = ['aąeęioóuy', 'bcćdfghjklłmnńprsśtwzźż', 'AEIOU', 'BCDFGHJKLŁMNPRSŚTWZŻ'];

/**
 * The CV with other words of the same length, so that no contender can use a cache of another round. Vowels replace vowels and
 * consonants replace consonants, so that lines break at nearly the same places.
 */
export function withOtherWords(resume: Resume, round: number): Resume {
  const rotate = (words: string) =>
    words.replace(/\p{L}/gu, (letter) => {
      const letters = ROTATED.find((candidate) => candidate.includes(letter));
      return letters ? letters[(letters.indexOf(letter) + round) % letters.length]! : letter;
    });
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return OWN_WORDS.has(key) ? rotate(value) : value;
    if (Array.isArray(value)) return value.map((item) => visit(item, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner, name)]));
  };
  return { ...resume, sections: visit(resume.sections, '') as Resume['sections'] };
}

/** A photo-like picture: 600 × 800 px, JPEG. */
export async function samplePhoto(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><defs><radialGradient id="g"><stop offset="0" stop-color="#e8c9a8"/><stop offset="1" stop-color="#6f8fa8"/></radialGradient></defs>
    <rect width="600" height="800" fill="url(#g)"/><ellipse cx="300" cy="340" rx="130" ry="165" fill="#e2b48c"/><ellipse cx="300" cy="800" rx="280" ry="260" fill="#2c3e50"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
