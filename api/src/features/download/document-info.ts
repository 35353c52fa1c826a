import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { DocumentInfo } from '@kreda/proto/renderer';
import { oneLine } from '../../platform/one-line.ts';

/** The metadata of a resume's PDF. A resume's texts may have several lines, which the renderer refuses there. */
export function documentInfo(resume: Resume, creator: string): Partial<DocumentInfo> {
  const { firstName, lastName } = resume.sections['personal-data'].data;
  return {
    title: oneLine(resume.name),
    author: oneLine(`${firstName} ${lastName}`),
    language: toBcp47(resume.language),
    creator: oneLine(creator),
  };
}
