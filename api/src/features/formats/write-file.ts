import { RESUME_FORMATS, type ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { z } from 'zod';
import { oneLine } from '../../platform/one-line.ts';

export const formatSchema = z.enum(Object.keys(RESUME_FORMATS) as [ResumeFormat]);
/** The media types of all formats, without parameters. */
export const FORMAT_MEDIA_TYPES = Object.values(RESUME_FORMATS).map(({ mediaType }) => mediaType.replace(/;.*/, ''));

/** A file to save. Its name has the extension. */
export interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: string | Uint8Array;
}

/** Writes the resume in a format, as a file with the resume's name. */
export function writeFile(resume: Resume, format: ResumeFormat): ExportedFile {
  const { extension, mediaType, write } = RESUME_FORMATS[format];
  // Characters that no file system allows in a name are replaced, as in the name of the PDF.
  const name = oneLine(resume.name)
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim();
  return { fileName: `${name || 'CV'}.${extension}`, mediaType, content: write(resume) };
}
