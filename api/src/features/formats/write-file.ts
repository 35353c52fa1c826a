import type { FileContent } from '@kreda/document/kinds/format';
import { RESUME_FORMATS, type ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { TypesetterBusyError } from '../../platform/clients/typesetter.ts';
import { DomainError } from '../../platform/errors.ts';
import { oneLine } from '../../platform/one-line.ts';
import { turnKey } from '../../platform/turn-key.ts';
import type { StoredResume } from '../resume/repo.ts';

export const formatSchema = z.enum(Object.keys(RESUME_FORMATS) as [ResumeFormat]);
/** The media types of all formats, without parameters. */
export const FORMAT_MEDIA_TYPES = Object.values(RESUME_FORMATS).map(({ mediaType }) => mediaType.replace(/;.*/, ''));

/** A file to save. Its name has the extension. */
export interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: FileContent;
}

/**
 * Writes the resume in a format, as a file with the resume's name.
 *
 * @throws {DomainError} `unavailable` while the typesetter is busy.
 */
export async function writeFile(
  { files, typesetter, ...caller }: Pick<RequestContext, 'files' | 'typesetter' | 'user' | 'address'>,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
  format: ResumeFormat,
): Promise<ExportedFile> {
  const { extension, mediaType, holdsPhoto } = RESUME_FORMATS[format];
  const photo = holdsPhoto && photoFileKey !== null ? await files.get(photoFileKey) : null;
  const options = { photo, fairnessKey: turnKey(caller) };
  const content = await typesetter.writeFormat(resume, format, options).catch((error: unknown) => {
    throw error instanceof TypesetterBusyError ? new DomainError('unavailable', { cause: error }) : error;
  });
  // Characters that no file system allows in a name are replaced, as in the name of the PDF.
  const name = oneLine(resume.name)
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim();
  return { fileName: `${name || 'CV'}.${extension}`, mediaType, content };
}
