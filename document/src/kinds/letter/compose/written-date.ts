import type { Language } from '../../../engine/text/languages.ts';
import { MONTH_NAMES } from '../../resume/model/month-names.ts';
import type { LetterForm } from '../model/letter-form.ts';

const list = (names: string): readonly string[] => names.split(' ');

/** Months beside a day, where their form is another one than beside a year: the genitive. */
const GENITIVES: Partial<Record<Language, readonly string[]>> = {
  pl: list('stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'),
  cz: list('ledna února března dubna května června července srpna září října listopadu prosince'),
  sk: list('januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra'),
  ua: list('січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'),
  lt: list('sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio'),
};

interface Day {
  day: number;
  month: string;
  year: string;
}

const WRITTEN: Readonly<Record<Language, (date: Day) => string>> = {
  pl: ({ day, month, year }) => `${day} ${month} ${year} r.`,
  en: ({ day, month, year }) => `${day} ${month} ${year}`,
  de: ({ day, month, year }) => `${day}. ${month} ${year}`,
  cz: ({ day, month, year }) => `${day}. ${month} ${year}`,
  ua: ({ day, month, year }) => `${day} ${month} ${year} р.`,
  dk: ({ day, month, year }) => `${day}. ${month} ${year}`,
  es: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  it: ({ day, month, year }) => `${day === 1 ? '1º' : day} ${month} ${year}`,
  lt: ({ day, month, year }) => `${year} m. ${month} ${day} d.`,
  se: ({ day, month, year }) => `${day} ${month} ${year}`,
  sk: ({ day, month, year }) => `${day}. ${month} ${year}`,
};

/** What stands between a place and the date. Czech and Slovak have no comma there; Swedish has "den". */
const AFTER_PLACE: Partial<Record<Language, string>> = { cz: ' ', sk: ' ', se: ' den ', dk: ', den ' };

/**
 * A date with its month as a word, as letters of the language have it. American letters name the month first.
 *
 * @param date ISO 8601, `2026-11-26`.
 */
export function writtenDate(date: string, language: Language, form: LetterForm): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const index = Number(month) - 1;
  const name = (GENITIVES[language] ?? MONTH_NAMES[language].long)[index] ?? '';
  if (language === 'en' && form === 'us') return `${name} ${Number(day)}, ${year}`;
  return WRITTEN[language]({ day: Number(day), month: name, year });
}

/** Place and date on one line; the date alone without a place, and nothing without a date. */
export function placeAndDate(place: string, written: string, language: Language): string {
  if (written === '') return '';
  return place === '' ? written : `${place}${AFTER_PLACE[language] ?? ', '}${written}`;
}
