import { toJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/to-json-resume';
import { toMarkdown } from '@kreda/document/kinds/resume/formats/markdown';
import { toPlainText } from '@kreda/document/kinds/resume/formats/plain-text';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { z } from 'zod';
import { oneLine } from '../download/one-line.ts';

interface Format {
  extension: string;
  mediaType: string;
  write(resume: Resume): string;
}

/** What a resume can be taken away as, beside the PDF. */
const FORMATS = {
  'json-resume': {
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
    write: (resume) => `${JSON.stringify(toJsonResume(resume), null, 2)}\n`,
  },
  markdown: { extension: 'md', mediaType: 'text/markdown; charset=utf-8', write: toMarkdown },
  text: { extension: 'txt', mediaType: 'text/plain; charset=utf-8', write: toPlainText },
} as const satisfies Record<string, Format>;

export const formatSchema = z.enum(Object.keys(FORMATS) as [keyof typeof FORMATS]);
/** Without their parameters. */
export const FORMAT_MEDIA_TYPES = Object.values(FORMATS).map(({ mediaType }) => mediaType.replace(/;.*/, ''));
export type FormatName = z.infer<typeof formatSchema>;

/** A text file: its name, with the extension, and what it holds. */
export interface TextFile {
  fileName: string;
  mediaType: string;
  text: string;
}

/** The resume in a format, in a file of the resume's name. */
export function writeFile(resume: Resume, format: FormatName): TextFile {
  const { extension, mediaType, write } = FORMATS[format];
  // What no file system takes in a name is replaced, as in the name of the PDF.
  const name = oneLine(resume.name)
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim();
  return { fileName: `${name || 'CV'}.${extension}`, mediaType, text: write(resume) };
}
