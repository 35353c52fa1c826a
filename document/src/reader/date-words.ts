/**
 * Names of months as people write them next to a year, January first: the nominatives, genitives and abbreviations in Polish, English,
 * German, Czech, Ukrainian, Danish, Spanish, Italian, Lithuanian, Swedish and Slovak, and in French, Portuguese, Dutch and Norwegian.
 */
export const MONTHS: readonly string[] = [
  'january|januar|januari|január|januára|styczeń|stycznia|sty|jän|jänner|jan|leden|ledna|led|січень|січня|січ|enero|ene|gennaio|genn|gen|sausis|sausio|saus|janvier|janv|janeiro',
  'february|februar|februari|február|februára|luty|lutego|lut|febr|feb|únor|února|úno|лютий|лютого|лют|febrero|febbraio|vasaris|vasario|vas|février|fevrier|févr|fév|fevereiro|fev',
  'march|märz|mär|marts|mars|marec|marca|marzec|marzo|mrz|mar|březen|března|bře|березень|березня|бер|kovas|kovo|kov|março|maart|mrt',
  'april|apríl|apríla|kwiecień|kwietnia|kwi|kwie|apr|duben|dubna|dub|квітень|квітня|квіт|кві|abril|abr|aprile|balandis|balandžio|bal|avril|avr',
  'may|mai|maj|maja|máj|mája|květen|května|kvě|kvt|травень|травня|трав|тра|mayo|maggio|magg|mag|gegužė|gegužės|geg|maio|mei',
  'june|juni|jún|júna|czerwiec|czerwca|cze|czerw|jun|červen|června|čvn|čer|червень|червня|черв|чер|junio|giugno|giu|birželis|birželio|birž|bir|juin|junho',
  'july|juli|júl|júla|lipiec|lipca|lip|jul|červenec|července|čvc|липень|липня|лип|julio|luglio|lug|liepa|liepos|liep|lie|juillet|juil|julho',
  'august|augusti|augusta|sierpień|sierpnia|sie|sierp|aug|srpen|srpna|srp|серпень|серпня|серп|сер|agosto|ago|rugpjūtis|rugpjūčio|rugp|août|aout|augustus',
  'september|septembra|wrzesień|września|wrz|wrzes|sept|sep|září|zář|вересень|вересня|вер|septiembre|settembre|sett|set|rugsėjis|rugsėjo|rugs|septembre|setembro',
  'october|oktober|október|októbra|październik|października|paź|paźdz|oct|okt|říjen|října|říj|жовтень|жовтня|жовт|жов|octubre|ottobre|ott|spalis|spalio|spal|spa|octobre|outubro|out',
  'november|novembra|listopad|listopada|listopadu|lis|list|nov|листопад|листопада|лист|лис|noviembre|novembre|lapkritis|lapkričio|lapkr|lap|novembro',
  'december|decembra|dezember|grudzień|grudnia|gru|grudz|dec|dez|prosinec|prosince|pro|грудень|грудня|груд|гру|diciembre|dic|dicembre|gruodis|gruodžio|gruod|gru|décembre|déc|dezembro|desember|des',
];

/** Words for the end of a period that has not ended, as alternatives of a regular expression without special characters. */
export const PRESENT =
  'do chwili obecnej|do tej pory|do teraz|do dnia dzisiejszego|do dzisiaj|do dziś|obecnie|aktualnie|nadal|teraz|dziś|trwa|' +
  'onwards|onward|to date|till date|till now|until now|up to now|current role|currently|current|present day|presently|present|today|ongoing|now|' +
  'bis heute|bis dato|bis jetzt|heute|aktuell|jetzt|gegenwärtig|laufend|derzeit|' +
  'do současnosti|současnost|současně|do dneška|doposud|dosud|nyní|dnes|trvá|' +
  'по теперішній час|теперішній час|до теперішнього часу|по цей час|до сьогодні|сьогодні|по сьогодні|дотепер|донині|нині|зараз|досі|дотеперішній час|' +
  'dags dato|til dags dato|til nu|nuværende|nutid|i dag|fortsat|' +
  'hasta la fecha|hasta la actualidad|la actualidad|actualidad|actualmente|en curso|actual|hoy|' +
  'fino ad oggi|ad oggi|presente|attualmente|attuale|in corso|oggi|a oggi|' +
  'iki dabar|iki šiol|šiuo metu|dabartis|dabar|' +
  'tills vidare|fortfarande|nuvarande|pågående|pågår|till nu|idag|nu|' +
  'do súčasnosti|súčasnosť|po súčasnosť|súčasne|doteraz|trvá|' +
  'jusqu’à aujourd’hui|aujourd’hui|à ce jour|à présent|présent|actuellement|en cours|' +
  'até à data|até ao presente|até o momento|até hoje|atualmente|atual|heden|tot heden|nåværende';

const PRESENT_WORDS: ReadonlySet<string> = new Set(PRESENT.split('|'));

/** True for a text that means "present" in place of an end date. */
export function isPresentWord(text: string): boolean {
  return PRESENT_WORDS.has(text.trim().toLowerCase().replace(/['ʼ]/gu, '’'));
}

/** Words between the two ends of a period. */
export const UNTIL =
  'to|till|until|through|thru|do|bis|až|až do|po|do konce|по|до|til|indtil|till|t\\.o\\.m\\.|a|al|hasta|hasta el|fino a|iki|и|і|à|au|jusqu’en|até|tot|til og med';

/** Words before the start of a period that has not ended. */
export const SINCE =
  'since|from|od|seit|ab|від|з|із|siden|fra|desde|dal|dall’|dal mese di|nuo|sedan|från|depuis|sinds|vanaf';

export const SEASONS =
  'spring|summer|fall|autumn|winter|wiosna|lato|jesień|zima|frühjahr|frühling|sommer|herbst|jaro|léto|podzim|весна|літо|осінь|forår|sommar|höst|vår|efterår|vinter|primavera|verano|otoño|invierno|estate|autunno|inverno';
