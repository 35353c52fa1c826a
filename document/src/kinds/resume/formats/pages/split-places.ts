import { isCityName } from '../../../../reader/city-names.ts';
import { degreeScore, jobScore } from '../../../../reader/entry-words.ts';
import { mayBeLocation } from '../../../../reader/find-location.ts';

/** The place at the end of an organisation's name, and how sure it is that it is one. */
export interface SplitPlace {
  name: string;
  place: string;
  confidence: number;
}

const LAST_PART = /^(.{2,}?)(?:,\s+|\s+[–—|·-]\s+)([^,–—|·]{2,40})$/u;
const LOWER_WORD = /^(?:am|an|der|de|del|la|el|upon|sur|nad|pod|na|ob|pri|i|and|les)$/u;

/**
 * Splits "Metalpol, Wrocław". A place is recognised if it is a large city, the person's own or a part of the name ("Stadtwerke Fürth,
 * Fürth"), or if most names of a section end in the same way.
 *
 * @param own the person's place.
 */
export function splitPlaces(names: readonly string[], own: string): (SplitPlace | null)[] {
  const candidates = names.map(candidate);
  const count = candidates.filter((one) => one !== null).length;
  const isUsual = count >= 2 && count >= names.filter((name) => name !== '').length * 0.6;
  return candidates.map((one) => {
    if (one === null) return null;
    const { name, place } = one;
    if (isCityName(place)) return { name, place, confidence: 0.95 };
    const isOwn = own
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(place.toLowerCase());
    const isInName = place.length >= 4 && name.toLowerCase().includes(place.toLowerCase().slice(0, -1));
    if (isOwn || isInName) return { name, place, confidence: 0.9 };
    return isUsual ? { name, place, confidence: 0.82 } : null;
  });
}

/** True if the name may end with a place that is not known to be one. */
export function mayEndInPlace(name: string): boolean {
  return candidate(name) !== null;
}

function candidate(text: string): { name: string; place: string } | null {
  const [, name = '', place = ''] = text.length > 160 ? [] : (LAST_PART.exec(text) ?? []);
  if (name === '' || !mayBeLocation(place) || jobScore(place) !== 0 || degreeScore(place) !== 0) return null;
  const words = place.split(/[\s-]+/);
  const isName = words.length <= 3 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) || LOWER_WORD.test(word));
  return isName ? { name: name.trim(), place } : null;
}
