import type { FieldReading } from '../../intake/imported-resume.ts';
import type { ResumeDraft } from '../../intake/resume-draft.ts';
import { takeMonth } from '../../intake/written-date.ts';
import { joinWrapped, type PdfLine } from './pdf-lines.ts';
import { CERTAIN, readingsOf, UNSURE } from './pdf-readings.ts';
import { isOrganisation } from './pdf-sizes.ts';
import { pdfText } from './pdf-text.ts';
import { splitPeriod } from './read-experience.ts';

/** `· (2010 - 2014)` at the end of the degree's lines, or alone. */
const DATES = /\s*·?\s*\(([^()]*\d{4}[^()]*)\)$/;

interface School {
  name: PdfLine[];
  degree: PdfLine[];
  description: PdfLine[];
}

/** Reads the section of schools: a name, then the degree, the field of study and the dates. */
export function readEducation(lines: readonly PdfLine[], draft: ResumeDraft): FieldReading[] {
  const schools: School[] = [];
  let isNameOpen = false;
  for (const line of lines) {
    const school = schools.at(-1);
    if (isOrganisation(line) && isNameOpen) school?.name.push(line);
    else if (isOrganisation(line)) schools.push({ name: [line], degree: [], description: [] });
    else if (!school) schools.push({ name: [], degree: [line], description: [] });
    else if (DATES.test(joinWrapped(school.degree))) school.description.push(line);
    else school.degree.push(line);
    isNameOpen = isOrganisation(line);
  }
  return schools.flatMap((school) => readSchool(school, draft));
}

function readSchool({ name, degree, description }: School, draft: ResumeDraft): FieldReading[] {
  const path = `page ${[...name, ...degree][0]?.page ?? 1}`;
  const intake = draft.intake(path, ' ');
  const text = joinWrapped(degree);
  const { from, to, isOpen } = splitPeriod(DATES.exec(text)?.[1] ?? '');
  const [kind, field] = splitDegree(text.replace(DATES, ''));
  // A year alone is when it ended.
  const [start, end] = to === '' ? ['', from] : [from, to];
  const fields = {
    schoolName: intake.line('school', joinWrapped(name)),
    degree: intake.line('degree', kind),
    fieldOfStudy: intake.line('degree', field),
    dateFrom: takeMonth(intake, 'dates', start),
    dateTo: isOpen ? '' : takeMonth(intake, 'dates', end),
    present: isOpen,
  };
  const entry = { ...fields, additionalActivities: intake.richText('description', pdfText(description)) };
  const id = draft.add('education', entry, { path, text: [name, degree, description].map(joinWrapped).join('\n') });
  intake.close();
  if (id === null) return [];
  const dates = degree.slice(-1);
  return readingsOf('education', id, {
    schoolName: { lines: name },
    // A degree alone looks like a field of study alone.
    degree: { lines: kind === '' ? [] : degree, confidence: field === '' ? UNSURE : CERTAIN },
    fieldOfStudy: { lines: field === '' ? [] : degree, confidence: CERTAIN },
    dateFrom: { lines: fields.dateFrom === '' ? [] : dates },
    dateTo: { lines: fields.dateTo === '' ? [] : dates, confidence: start === '' ? UNSURE : CERTAIN },
    present: { lines: isOpen ? dates : [] },
    additionalActivities: { lines: description },
  });
}

/** `PhD, Molecular Biology` as degree and field of study: LinkedIn sets a comma between them. */
function splitDegree(text: string): [degree: string, field: string] {
  const comma = text.indexOf(', ');
  return comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 2)];
}
