import type { AttachedFile } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import type { Attachment } from '@kreda/proto/renderer';

/** The file that a resume's PDF carries (docs/decisions/0074), as the renderer takes it. */
export function resumeAttachment({ text, ...file }: AttachedFile): Attachment {
  return { ...file, content: Buffer.from(text) };
}
