import type { FoundPlace } from '../../../../../reader/found-resume.ts';
import type { SectionSlug } from '../../../model/sections.ts';
import type { FieldReading } from '../../intake/imported-resume.ts';
import type { PdfLine } from './pdf-lines.ts';

/** Where the layout leaves no doubt what a text is. */
export const CERTAIN = 0.97;
/** Where a text may be one of two things. */
export const UNSURE = 0.7;

/** The area of lines, on the first line's page. */
export function placeOf(lines: readonly PdfLine[]): FoundPlace | null {
  const [first] = lines;
  if (!first) return null;
  const onPage = lines.filter(({ page }) => page === first.page);
  const x = Math.min(...onPage.map((line) => line.x));
  const y = Math.min(...onPage.map((line) => line.y - line.size));
  const right = Math.max(...onPage.map((line) => line.right));
  const bottom = Math.max(...onPage.map((line) => line.y + line.size * 0.25));
  return { page: first.page, x, y, width: right - x, height: bottom - y };
}

/** Collects the readings of an entry's fields. Fields without text have none. */
export function readingsOf(
  section: SectionSlug,
  entryId: string | null,
  fields: Readonly<Record<string, { lines: readonly PdfLine[]; confidence?: number }>>,
): FieldReading[] {
  return Object.entries(fields)
    .filter(([, { lines }]) => lines.length > 0)
    .map(([field, { lines, confidence = CERTAIN }]) => ({
      section,
      entryId,
      field,
      confidence,
      place: placeOf(lines),
    }));
}
