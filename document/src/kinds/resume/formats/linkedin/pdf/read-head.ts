import type { FieldReading } from '../../intake/imported-resume.ts';
import { nameParts } from '../../intake/name-parts.ts';
import type { PersonFields } from '../../intake/person-fields.ts';
import { joinWrapped, type PdfLine } from './pdf-lines.ts';
import { CERTAIN, readingsOf, UNSURE } from './pdf-readings.ts';
import { isName } from './pdf-sizes.ts';

/** The place is a little further below the headline than the headline's lines are apart: 15.4 points and not 14.4. */
const PLACE_STEP_PT = 14.9;

/** Reads name, headline and place at the top of the main column. */
export function readHead(lines: readonly PdfLine[], person: PersonFields): FieldReading[] {
  const name = lines.filter(isName);
  const below = lines.filter((line) => !isName(line));
  const last = below.at(-1);
  const hasPlace = below.length > 1 && last !== undefined && (last.gap ?? 0) > PLACE_STEP_PT;
  const place = hasPlace ? [last] : [];
  const headline = hasPlace ? below.slice(0, -1) : below;
  const path = `page ${lines[0]?.page ?? 1}`;
  const { firstName, lastName, isCertain } = splitName(joinWrapped(name));
  const take = (field: 'firstName' | 'lastName' | 'profession' | 'city', text: string) =>
    person.take(field, { path, text });
  take('firstName', firstName);
  take('lastName', lastName);
  take('profession', joinWrapped(headline));
  take('city', joinWrapped(place));
  const nameConfidence = isCertain ? CERTAIN : UNSURE;
  return readingsOf('personal-data', null, {
    firstName: { lines: name, confidence: nameConfidence },
    lastName: { lines: lastName === '' ? [] : name, confidence: nameConfidence },
    profession: { lines: headline },
    city: { lines: place },
  });
}

/** Degrees and a former name behind a name: `, PhD`, ` - MBA`, ` (Nowak)`. */
const BEHIND_NAME = /(?:,|\s[-–—|]\s|\s\().*$/;

/** The last word is the last name, with what is written behind it. Of more than two words it is not certain which belong to it. */
function splitName(name: string): { firstName: string; lastName: string; isCertain: boolean } {
  const behind = BEHIND_NAME.exec(name)?.[0] ?? '';
  const { firstName, lastName } = nameParts(name.slice(0, name.length - behind.length));
  if (lastName === '') return { firstName: `${firstName}${behind}`, lastName: '', isCertain: behind === '' };
  return { firstName, lastName: `${lastName}${behind}`, isCertain: !/\s/.test(firstName) && behind === '' };
}
