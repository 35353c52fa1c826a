import { dataUri } from '@kreda/document/kinds/resume/formats/data-uri';
import type { ImportedFiles } from '@kreda/document/kinds/resume/formats/import/import-files';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { FileError } from './file-error.ts';
import type { Output } from './output.ts';

/** A photo in the form in which the product stores uploads. */
export interface Photo {
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Prepares a picture as the product does. @throws {FileError} naming `file` if it is no acceptable picture. */
export async function preparedPhoto(file: string, picture: Uint8Array): Promise<Photo> {
  // Imported only if there is a photo: loading the image library takes as long as typesetting a page.
  const { preparePhoto } = await import('../api/src/features/resume/photo.ts');
  try {
    return await preparePhoto(picture);
  } catch (error) {
    throw new FileError(file, error instanceof Error ? error.message : String(error));
  }
}

/** The picture in an imported file; null without one, and with a complaint for one that the product would refuse. */
export async function photoIn(file: string, { photo }: ImportedFiles, output: Output): Promise<Photo | null> {
  if (!photo) return null;
  try {
    return await preparedPhoto(file, photo);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    output.complain(`${error.message} (the photo is left out)\n`);
    return null;
  }
}

export function photoDataUrl({ jpeg }: Photo): string {
  return dataUri('image/jpeg', jpeg);
}

/** The resume with the photo's measures; the picture itself is handed to what prints it. */
export function withPhoto(resume: Resume, { widthPx, heightPx }: Photo): Resume {
  return applyOperation(resume, { type: 'photo', photo: { url: '/photo', widthPx, heightPx } });
}
