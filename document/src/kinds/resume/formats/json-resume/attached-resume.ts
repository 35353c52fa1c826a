import { printedResume } from '../../compose/printed-resume.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { isJsonObject } from '../../model/json-object.ts';
import type { Resume } from '../../model/resume.ts';
import { toJsonResume } from './to-json-resume.ts';

/** A file that a PDF carries beside its pages. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  /** In the resume's language. */
  description: string;
  /** UTF-8. */
  text: string;
}

/**
 * The file that gives a resume back from its PDF: what the pages print, as JSON Resume with our own copy, and the photo as data URI.
 *
 * @param photo the resume's photo as `data:image/jpeg;base64,…` or PNG; null without one. It is left out where no page shows it.
 */
export function attachedResume(resume: Resume, photo: string | null): AttachedFile {
  const printed = printedResume(resume);
  const { basics, ...json } = toJsonResume(printed);
  const image = printed.photo && photo !== null ? { image: photo } : {};
  return {
    name: 'resume.json',
    mediaType: 'application/json',
    description: DOCUMENT_LABELS[resume.language].attachedResume,
    text: `${JSON.stringify({ ...json, basics: { ...basics, ...image } })}\n`,
  };
}

/** Whether the JSON of a file in a PDF is one that `attachedResume` wrote. `fromJsonResume` reads it. */
export function isAttachedResume(json: unknown): boolean {
  return (
    isJsonObject(json) && isJsonObject(json.meta) && Object.hasOwn(json.meta, 'kreda') && isJsonObject(json.meta.kreda)
  );
}
