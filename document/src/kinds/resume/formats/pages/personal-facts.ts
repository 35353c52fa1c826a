import { DOCUMENT_LABELS } from '../../model/document-labels.ts';

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
