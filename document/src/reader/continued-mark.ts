import { headingKey } from './heading-key.ts';

/**
 * Words that people write at a heading where its section continues on a new page, in Polish, English, German, Czech, Ukrainian, Danish,
 * Spanish, Italian, Lithuanian, Swedish and Slovak. Separated by bars. Case, spaces and punctuation are ignored.
 */
const WORDS = `
  cd|ciąg dalszy|dalszy ciąg|dokończenie|cont|contd|cont’d|continued|continuation|forts|fortsetzung|fortgesetzt|
  pokr|pokračování|pokračovanie|прод|продовження|fortsat|fortsættelse|continuación|continúa|continua|continuazione|segue|
  tęs|tęsinys|fortsättning`;

const KEYS: ReadonlySet<string> = new Set(WORDS.split('|').map(headingKey));
const LONGEST_MARK = 24;

/** A mark in brackets or after a dash at the end of a heading: "Experience (cont.)", "Berufserfahrung – Fortsetzung". */
const AT_END = /\s*(?:[([]([^()[\]]{2,22})[)\]]|\s[–—-]\s+([^–—]{2,22}))\s*:?\s*$/u;

/** The heading without the mark of a continued section; other text is unchanged. */
export function withoutContinuedMark(heading: string): string {
  const from = Math.max(0, heading.length - LONGEST_MARK - 4);
  const match = AT_END.exec(heading.slice(from));
  if (!match) return heading;
  const words = match[1] ?? match[2] ?? '';
  const rest = heading.slice(0, from + match.index);
  return KEYS.has(headingKey(words)) && rest.trim() !== '' ? rest.trimEnd() : heading;
}

/** True for a mark alone. It may stand on a line of its own above the heading, or beside it in a lighter face. */
export function isContinuedMark(text: string): boolean {
  return text.length <= LONGEST_MARK && KEYS.has(headingKey(text));
}
