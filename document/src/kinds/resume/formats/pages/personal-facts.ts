import { DOCUMENT_LABELS } from '../../model/document-labels.ts';

/** `birth` is the date and the place in one. */
export type LabelledFact = 'birth' | 'birthDate' | 'birthPlace' | 'citizenship';

/** Labels as people write them, beside those that our own pages print. Separated by bars. */
const MORE_LABELS: Readonly<Record<LabelledFact, string>> = {
  birth:
    'data i miejsce urodzenia|data i miejsce ur|data miejsce urodzenia|data urodzenia i miejsce urodzenia|miejsce i data urodzenia|miejsce i data ur|date and place of birth|place and date of birth|date place of birth|birth date and place|geburtsdatum und ort|geburtsdatum ort|geburtsdatum und geburtsort|geburtsdatum geburtsort|geburtstag und ort|geburtsort und datum|geburtsort und geburtsdatum|geburtsort geburtsdatum|geboren am in|datum a místo narození|datum a místo nar|datum místo narození|místo a datum narození|dátum a miesto narodenia|dátum a miesto nar|dátum miesto narodenia|miesto a dátum narodenia|дата і місце народження|дата та місце народження|дата й місце народження|місце і дата народження|місце та дата народження|fecha y lugar de nacimiento|lugar y fecha de nacimiento|data e luogo di nascita|luogo e data di nascita|fødselsdato og sted|fødselsdato og fødested|fødselsdato og fødselssted|födelsedatum och ort|födelsedatum och födelseort|gimimo data ir vieta|gimimo vieta ir data',
  birthDate:
    'data ur|ur|ur dnia|urodzony|urodzona|urodzony dnia|urodzona dnia|birth date|birthdate|birthday|born|born on|dob|d o b|geboren|geboren am|geb|geb am|geburtstag|datum nar|narozen|narozena|дата народж|народився|народилася|født|fødselsdag|fecha nac|nacido|nacida|nacimiento|nato il|nata il|data nascita|gimimo metai|gimė|född|födelsedag|dátum nar|narodený|narodená|né|née|né le|née le|date de naissance',
  birthPlace:
    'place of birth|birthplace|geboren in|miejsce ur|lugar de nacimiento|luogo di nascita|місце народж|födelseort|fødeby|gimimo vieta|miesto nar',
  citizenship:
    'nationality|citizenship|narodowość|nationalität|staatsbürgerschaft|národnost|státní příslušnost|občanství|національність|nationalitet|nacionalidad|ciudadanía|nazionalità|cittadinanza|tautybė|pilietybė|medborgarskap|národnosť|štátna príslušnosť|štátne občianstvo',
};

const LABELS = new Map<string, LabelledFact>();
for (const fact of ['birth', 'birthDate', 'birthPlace', 'citizenship'] as const) {
  const own = fact === 'birth' ? [] : Object.values(DOCUMENT_LABELS).map((labels) => labels[fact]);
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
