import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';

/** An answer with a resume, in which an API of an older release left out fields that typesetting needs (docs/decisions/0037). */
export function completeAnswer<Answer extends { resume: Resume }>(answer: Answer): Answer {
  return { ...answer, resume: completeResume(answer.resume) };
}
