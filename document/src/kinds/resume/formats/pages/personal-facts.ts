import { findDates } from '../../../../reader/find-dates.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { dateSchema } from '../../model/section.ts';

export type LabelledFact = 'birthDate' | 'birthPlace' | 'citizenship';

/** Labels as people write them, beside those that our own pages print. Separated by bars. */
const MORE_LABELS: Readonly<Record<LabelledFact, string>> = {
  birthDate:
    'data ur|ur|urodzony|urodzona|birth date|birthdate|birthday|born|born on|dob|d o b|geboren|geboren am|geb|geb am|geburtstag|datum nar|narozen|narozena|дата народж|народився|народилася|født|fødselsdag|fecha nac|nacido|nacida|nacimiento|nato il|nata il|data nascita|gimimo metai|gimė|född|födelsedag|dátum nar|narodený|narodená',
  birthPlace:
    'place of birth|birthplace|geboren in|miejsce ur|lugar de nacimiento|luogo di nascita|місце народж|födelseort|fødeby|gimimo vieta|miesto nar',
  citizenship:
    'nationality|citizenship|narodowość|nationalität|staatsbürgerschaft|národnost|státní příslušnost|občanství|національність|nationalitet|nacionalidad|ciudadanía|nazionalità|cittadinanza|tautybė|pilietybė|medborgarskap|národnosť|štátna príslušnosť|štátne občianstvo',
};

const LABELS = new Map<string, LabelledFact>();
for (const fact of ['birthDate', 'birthPlace', 'citizenship'] as const) {
  const own = Object.values(DOCUMENT_LABELS).map((labels) => labels[fact]);
  for (const label of [...own, ...MORE_LABELS[fact].split('|')]) LABELS.set(labelKey(label), fact);
}

function labelKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The fact that a label announces, such as "Data urodzenia:"; null for other text. */
export function factLabelled(label: string): LabelledFact | null {
  return label.length > 60 || /\d/.test(label) ? null : (LABELS.get(labelKey(label)) ?? null);
}

/** A day as printed ("12.05.1990", "12 maja 1990", "May 12, 1990") as `1990-05-12`; null for anything else. */
export function readDay(text: string): string | null {
  const [span] = findDates(text);
  const month = span?.from?.value ?? '';
  if (!span || span.isRange || !/^\d{4}-\d{2}$/.test(month)) return null;
  const rest = span.from!.text.replace(month.slice(0, 4), ' ');
  const numbers = rest.match(/\d+/g) ?? [];
  // In "12.05" and "05-12" the month is the other number.
  const isIso = /^\d{4}/.test(span.from!.text.trim());
  const day =
    numbers.length === 1 ? (/\p{L}{3}/u.test(rest) ? numbers[0] : undefined) : isIso ? numbers[1] : numbers[0];
  if (day === undefined) return null;
  const date = `${month}-${day.padStart(2, '0')}`;
  return dateSchema.safeParse(date).success ? date : null;
}
