import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  countCharacters,
  countJsonCharacters,
  MAX_RESUME_CHARACTERS,
  MAX_RESUME_JSON_CHARACTERS,
} from '@kreda/document/kinds/resume/model/resume-size';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { SECTION_SLUGS, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { entriesOf } from '@kreda/document/kinds/resume/overlay/addresses';
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
  checkEntries(before, after);
  for (const { count, reason } of SIZES) {
    const size = count(after.sections);
    if (size > reason.max && size > count(before.sections)) throw tooLong(reason);
  }
}

/** Operations are checked one by one; an entry that is added in a view comes to those that the base has. @throws {ZodError} */
function checkEntries(before: Resume, after: Resume): void {
  for (const slug of SECTION_SLUGS) {
    const [known, next] = [entriesOf(before, slug).length, entriesOf(after, slug).length];
    if (next > known && next > MAX_ENTRIES) SECTIONS[slug].dataSchema.parse(after.sections[slug].data);
  }
}

/** A change of a base materialises all of its views. With this many characters of JSON in all of them that takes about half a second. */
const MAX_FAMILY_JSON_CHARACTERS = 1_000_000;

/**
 * Limits the size of a base and its views together. A family that was too large before may be changed, but may not grow.
 *
 * @param views their number.
 * @throws {DomainError} `invalid`.
 */
export function checkFamilySize(before: Resume, after: Resume, views: number): void {
  if (views === 0 || before.sections === after.sections) return;
  const size = countJsonCharacters(after.sections);
  const max = Math.floor(MAX_FAMILY_JSON_CHARACTERS / (1 + views));
  if (size > max && size > countJsonCharacters(before.sections))
    throw tooLong({ code: 'resume-formatting-too-long', max });
}

/** How many views a base of this size can have, by size alone. Less than 1 for a base that is too large for any. */
export function maxViewsOf(base: Resume): number {
  return Math.floor(MAX_FAMILY_JSON_CHARACTERS / countJsonCharacters(base.sections)) - 1;
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

/**
 * The most characters of JSON in the overlays of a base's views. A change of the base reads and stores all of them, and each of its versions
 * holds them. Views of the most that a base can have need fewer, if each translates the whole base.
 */
const MAX_FAMILY_OVERLAY_CHARACTERS = 2_000_000;

/**
 * Limits the size of what differs in all views of a base together, as `checkFamilySize` limits the views themselves.
 *
 * @param before of the views that there were, and `after` of those that there are then.
 * @throws {DomainError} `invalid`.
 */
export function checkOverlaysSize(before: readonly Overlay[], after: readonly Overlay[]): void {
  if (after.length === before.length && after.every((overlay, index) => overlay === before[index])) return;
  const max = MAX_FAMILY_OVERLAY_CHARACTERS;
  const size = sizeOf(after);
  if (size > max && size > sizeOf(before)) throw tooLong({ code: 'resume-formatting-too-long', max });
}

function sizeOf(overlays: readonly Overlay[]): number {
  return overlays.reduce((sum, overlay) => sum + JSON.stringify(overlay).length, 0);
}

function tooLong(reason: Reason): DomainError {
  return new DomainError(reason, { fields: { data: sentenceOf(reason) } });
}
