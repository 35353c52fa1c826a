import { isPresentWord } from '../../../../../reader/date-words.ts';
import { findDates } from '../../../../../reader/find-dates.ts';
import type { FieldReading } from '../../intake/imported-resume.ts';
import type { ResumeDraft } from '../../intake/resume-draft.ts';
import { takePeriod } from '../../intake/written-date.ts';
import { isCountry, readWrittenPlace } from '../../intake/written-place.ts';
import { joinWrapped, type PdfLine } from './pdf-lines.ts';
import { CERTAIN, readingsOf, UNSURE } from './pdf-readings.ts';
import { isOrganisation, isPosition } from './pdf-sizes.ts';
import { pdfText } from './pdf-text.ts';

/** How long somebody was at a company or in a position: `3 years 2 months`. It follows from the dates, so nothing keeps it. */
const DURATION =
  /^(?:(?:less than|mniej niż|weniger als|menos de|meno di|mindre end|mindre än|méně než|менше)\s+)?\d{1,2}\s?\+?\s?\p{L}{1,12}\.?(?:\s(?:i|and|und|y|e|og|och|a)?\s?\d{1,2}\s?\p{L}{1,12}\.?)?$/u;
const DURATION_BEHIND = /\s*\([^()]*\)$/;
/** The place is 14.7 points below the dates, the description 20 or more. */
const PLACE_STEP_PT = 17.5;

interface Position {
  company: PdfLine[];
  title: PdfLine[];
  dates: PdfLine[];
  place: PdfLine[];
  description: PdfLine[];
}

/** Reads the section of companies, each with one or more positions. */
export function readExperience(lines: readonly PdfLine[], draft: ResumeDraft): FieldReading[] {
  return toPositions(lines).flatMap((position) => readPosition(position, draft));
}

function toPositions(lines: readonly PdfLine[]): Position[] {
  const positions: Position[] = [];
  let company: PdfLine[] = [];
  let isCompanyOpen = false;
  for (const [index, line] of lines.entries()) {
    const position = positions.at(-1);
    if (isOrganisation(line)) {
      // A long name has several lines; after anything else another company begins.
      company = isCompanyOpen ? [...company, line] : [line];
      isCompanyOpen = true;
      continue;
    }
    const isFirstBelowCompany = isCompanyOpen;
    isCompanyOpen = false;
    if (isFirstBelowCompany && !isPosition(line) && DURATION.test(line.text)) continue;
    if (isPosition(line) || !position || isFirstBelowCompany) {
      const isTitleOpen = position?.company === company && position.dates.length === 0 && !isFirstBelowCompany;
      if (isTitleOpen && isPosition(line)) position?.title.push(line);
      else {
        const isTitle = isPosition(line);
        positions.push({
          company,
          title: isTitle ? [line] : [],
          dates: [],
          place: [],
          description: isTitle ? [] : [line],
        });
      }
    } else if (position.dates.length === 0 && position.description.length === 0 && isPeriod(line.text)) {
      position.dates.push(line);
    } else if (isPlace(line, position, lines[index + 1])) position.place.push(line);
    else position.description.push(line);
  }
  return positions;
}

function isPeriod(text: string): boolean {
  return /\d{4}/.test(text) && text.length < 100;
}

function isPlace(line: PdfLine, { dates, place, description }: Position, next: PdfLine | undefined): boolean {
  if (dates.length === 0 || place.length > 0 || description.length > 0) return false;
  if (line.gap !== null) return line.gap < PLACE_STEP_PT;
  // At the top of a page the step is unknown: a description would go on closely below.
  const isAlone = next === undefined || next.size !== line.size || next.gap === null || next.gap > 19.5;
  return (
    isAlone && (isCountry(line.text.split(',').at(-1) ?? '') || (line.text.length < 60 && !/[.:;!?]$/.test(line.text)))
  );
}

function readPosition({ company, title, dates, place, description }: Position, draft: ResumeDraft): FieldReading[] {
  const [first] = [...title, ...description, ...company];
  const path = `page ${first?.page ?? 1}`;
  const intake = draft.intake(path, ' ');
  const period = splitPeriod(joinWrapped(dates));
  const { city, country } = readWrittenPlace(joinWrapped(place));
  const fields = {
    position: intake.line('position', joinWrapped(title)),
    company: intake.line('company', joinWrapped(company)),
    city: intake.line('location', city),
    country: intake.line('location', country),
    ...takePeriod(intake, {
      from: { field: 'dates', text: period.from },
      to: { field: 'dates', text: period.to },
    }),
  };
  // One month alone is no ongoing position.
  const isSingle = period.from !== '' && period.to === '' && !period.isOpen;
  const entry = {
    ...fields,
    ...(isSingle ? { present: false } : {}),
    description: intake.richText('description', pdfText(description)),
  };
  const text = [title, company, dates, place, description].map(joinWrapped).join('\n');
  const id = draft.add('experiences', entry, { path, text });
  intake.close();
  if (id === null) return [];
  const placeConfidence = place[0]?.gap === null ? UNSURE : CERTAIN;
  return readingsOf('experiences', id, {
    position: { lines: title },
    company: { lines: company },
    dateFrom: { lines: fields.dateFrom === '' ? [] : dates },
    dateTo: { lines: fields.dateTo === '' ? [] : dates },
    present: { lines: entry.present ? dates : [] },
    city: { lines: fields.city === '' ? [] : place, confidence: placeConfidence },
    country: { lines: fields.country === '' ? [] : place, confidence: placeConfidence },
    description: { lines: description },
  });
}

/** `January 2019 - Present (5 years)` as its two ends; a text without dates stays whole. */
export function splitPeriod(text: string): { from: string; to: string; isOpen: boolean } {
  const dates = text.replace(DURATION_BEHIND, '').trim();
  const [span, ...more] = findDates(dates);
  if (span?.from && span.to && more.length === 0 && span.index === 0 && span.end === dates.length)
    return { from: span.from.text, to: span.to.text, isOpen: span.to.value === 'present' };
  const [from = '', to = '', ...others] = dates.split(/\s[-–—]\s/);
  if (others.length > 0) return { from: dates, to: '', isOpen: false };
  return { from, to, isOpen: isPresentWord(to) };
}
