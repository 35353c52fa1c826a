import type { Format } from '../../format.ts';
import type { LetterOfResume } from '../model/letter.ts';
import { toLetterText } from './plain-text.ts';

// The writer with a library is loaded when it is needed, as those of resumes are.
const FORMATS = {
  text: {
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    holdsPhoto: false,
    hasDesign: false,
    write: toLetterText,
  },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    holdsPhoto: true,
    hasDesign: true,
    write: async (document, resources) => (await import('./docx/to-letter-docx.ts')).toLetterDocx(document, resources),
  },
} as const satisfies Record<string, Format<LetterOfResume>>;

export type LetterFormat = keyof typeof FORMATS;

/** The formats that a letter can be saved as, beside PDF. Their picture is the signature. */
export const LETTER_FORMATS: Readonly<Record<LetterFormat, Format<LetterOfResume>>> = FORMATS;
