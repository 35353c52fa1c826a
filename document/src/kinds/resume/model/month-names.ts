import type { Language } from '../../../engine/text/languages.ts';

/** The months of one language, January first, twelve in each list. */
export interface MonthNames {
  short: readonly string[];
  long: readonly string[];
}

function months(short: string, long: string): MonthNames {
  return { short: short.split(' '), long: long.split(' ') };
}

/**
 * Names of months as they stand beside a year without a day: in the nominative, with the capitals and dots of the language's
 * typography.
 *
 * The names do not come from Intl: its data differ between Node and browsers, and pages must have the same bytes in both.
 * Abbreviations are those of Unicode CLDR; in German, Danish and Swedish they have the dots that dictionaries require.
 */
export const MONTH_NAMES: Readonly<Record<Language, MonthNames>> = {
  pl: months(
    'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ),
  en: months(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    'January February March April May June July August September October November December',
  ),
  de: months(
    'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  ),
  cz: months(
    'led úno bře dub kvě čvn čvc srp zář říj lis pro',
    'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
  ),
  ua: months(
    'січ лют бер кві тра чер лип сер вер жов лис гру',
    'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  ),
  dk: months(
    'jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.',
    'januar februar marts april maj juni juli august september oktober november december',
  ),
  es: months(
    'ene feb mar abr may jun jul ago sept oct nov dic',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  it: months(
    'gen feb mar apr mag giu lug ago set ott nov dic',
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
  lt: months(
    'saus. vas. kov. bal. geg. birž. liep. rugp. rugs. spal. lapkr. gruod.',
    'sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis',
  ),
  se: months(
    'jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.',
    'januari februari mars april maj juni juli augusti september oktober november december',
  ),
  sk: months(
    'jan feb mar apr máj jún júl aug sep okt nov dec',
    'január február marec apríl máj jún júl august september október november december',
  ),
};
