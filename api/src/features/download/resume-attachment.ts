import { attachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Attachment } from '@kreda/proto/renderer';

/**
 * The file that a resume's PDF carries: its printed part with the photo (docs/decisions/0074).
 *
 * @param photo as a data URI; null without one.
 */
export function resumeAttachment(resume: Resume, photo: string | null): Attachment {
  const { text, ...file } = attachedResume(resume, photo);
  return { ...file, content: Buffer.from(text) };
}
