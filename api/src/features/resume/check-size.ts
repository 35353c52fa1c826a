import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  countCharacters,
  countJsonCharacters,
  MAX_RESUME_CHARACTERS,
  MAX_RESUME_JSON_CHARACTERS,
} from '@kreda/document/kinds/resume/model/resume-size';
import type { Overlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { type Reason, sentenceOf } from '@kreda/site/reasons';
import { DomainError } from '../../platform/errors.ts';

const SIZES = [
  { count: countCharacters, reason: { code: 'resume-too-long', max: MAX_RESUME_CHARACTERS } },
  { count: countJsonCharacters, reason: { code: 'resume-formatting-too-long', max: MAX_RESUME_JSON_CHARACTERS } },
] as const;

/**
 * Limits the size of the whole resume, since typesetting time grows with it. A resume that was too large before may be changed, but
 * may not grow.
 *
 * @throws {DomainError} `invalid`.
 */
export function checkSize(before: Resume, after: Resume): void {
  if (before.sections === after.sections) return;
  for (const { count, reason } of SIZES) {
    const size = count(after.sections);
    if (size > reason.max && size > count(before.sections)) throw tooLong(reason);
  }
}

/** An overlay stores each value with the base's of the time when it was made, and keeps overrides whose entry is gone. */
const MAX_OVERLAY_JSON_CHARACTERS = 2 * MAX_RESUME_JSON_CHARACTERS;

/**
 * Limits the size of what differs in a view, as `checkSize` limits the view itself.
 *
 * @throws {DomainError} `invalid`.
 */
export function checkOverlaySize(before: Overlay, after: Overlay): void {
  if (before === after) return;
  const size = JSON.stringify(after).length;
  if (size > MAX_OVERLAY_JSON_CHARACTERS && size > JSON.stringify(before).length)
    throw tooLong({ code: 'resume-formatting-too-long', max: MAX_RESUME_JSON_CHARACTERS });
}

function tooLong(reason: Reason): DomainError {
  return new DomainError(reason, { fields: { data: sentenceOf(reason) } });
}
