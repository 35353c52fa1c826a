import { isCityName } from './city-names.ts';
import { degreeScore, jobScore } from './entry-words.ts';
import { isLocation } from './find-location.ts';
import type { Fragment } from './piece.ts';

const MARK = /^\s*(?:[,:;]|[–—-]\s)\s*(?=[\p{L}\p{N}„“"'(])/u;
const MARK_AT_END = /\s*[,:;–—-]\s*$/u;

const ONE_NAME = /^\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?$/u;

/**
 * Splits "**Buyer**, Fern Ltd, Leeds" where bold text ends: the title and the words behind it; null for other text.
 *
 * @param isFollowed whether more of the entry's head may stand below. Then one name behind the bold text is a place rather than an issuer.
 */
export function splitBoldTitle(
  { text, boldLength }: Fragment,
  isFollowed: boolean,
): { title: string; rest: string } | null {
  if (boldLength === 0 || boldLength >= text.length) return null;
  const bold = text.slice(0, boldLength);
  const behind = text.slice(boldLength);
  const title = bold.replace(MARK_AT_END, '').trim();
  const isMarked = MARK.test(behind) || (title !== bold.trim() && /^\s*[\p{Lu}\p{N}„“"'(]/u.test(behind));
  const rest = behind.replace(MARK, '').trim();
  // "**Fern Ltd**, Leeds" is an organisation with its place.
  const isPlace =
    isLocation(rest) ||
    (jobScore(title) <= 0 && degreeScore(title) <= 0 && (isCityName(rest) || (isFollowed && ONE_NAME.test(rest))));
  return isMarked && /\p{L}/u.test(title) && rest !== '' && !isPlace ? { title, rest } : null;
}

/** True for a line with a title and an organisation, such as "Buyer, Fern Ltd, Leeds": bold text or the words tell. */
export function isTitleWithName(cell: Fragment, isFollowed: boolean): boolean {
  if (splitBoldTitle(cell, isFollowed)) return true;
  const [first = '', ...others] = cell.text.length > 120 ? [] : cell.text.split(/,\s+/);
  const isPair = (score: (text: string) => number) =>
    score(first) !== 0 && others.some((other) => score(first) < 0 !== score(other) < 0 && score(other) !== 0);
  return isPair(jobScore) || isPair(degreeScore);
}
