import { attachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { documentInfo } from '../api/src/features/download/document-info.ts';
import { MAX_PAGES } from '../api/src/features/download/pages.ts';
import { resumeAttachment } from '../api/src/features/download/resume-attachment.ts';
import { checkedPages } from '../api/src/platform/pdf/checked-page.ts';
import type { InProcessRenderer } from '../renderer/src/service/render-in-process.ts';
import { FileError } from './file-error.ts';
import { type Photo, photoDataUrl } from './read-photo.ts';
import { typesetResume } from './typeset-resume.ts';

/** The creator of PDFs: the product's default site name. */
const CREATOR = 'Kreda';

/** The resume's PDF, byte for byte the same as a download. @throws {FileError} naming `file` for too many pages. */
export async function makePdf(
  file: string,
  resume: Resume,
  { renderer, photo, attachesData }: { renderer: InProcessRenderer; photo: Photo | null; attachesData: boolean },
): Promise<Uint8Array> {
  const dataUrl = photo ? photoDataUrl(photo) : null;
  const pages = await typesetResume(resume, dataUrl === null ? {} : { photo: dataUrl });
  if (pages.length > MAX_PAGES) throw new FileError(file, `${pages.length} pages; allowed: ${MAX_PAGES}`);
  const { pdf } = await renderer.render({
    pages: checkedPages(pages),
    info: documentInfo(resume, CREATOR),
    ...(attachesData && { attachment: resumeAttachment(attachedResume(resume, dataUrl)) }),
  });
  return pdf;
}
