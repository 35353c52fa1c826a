import type { Language } from '../../../../engine/text/languages.ts';
import { isPresentWord } from '../../../../reader/date-words.ts';
import type { Period } from '../../model/period-fields.ts';
import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import { MAX_RICH_TEXT_CHARACTERS, type RichText } from '../../model/rich-text.ts';
import { cutText } from './cut-text.ts';
import { fitRichText } from './fit-rich-text.ts';
import type { ImportNote } from './import-note.ts';
import { readMonth } from './month.ts';
import { oneLine } from './one-line.ts';
import { paragraphs } from './rich-lines.ts';

/**
 * Fits the texts of one entry of a file into fields with limits. What does not fit is kept, in order, for the entry's next text
 * field, or becomes a note: nothing is cut silently.
 */
export interface Intake {
  readonly language: Language;
  /** One line; the rest of a longer text is kept. */
  line(field: string, text: string): string;
  /** One line that must not be cut: a text that is too long is kept whole, and the field stays empty. */
  address(field: string, text: string): string;
  /** `2021-03` or `2021`; anything else is kept. */
  month(field: string, text: string): string;
  /** From one month to another. By the format's rule, a start without an end is ongoing. */
  period(startDate: string, endDate: string): Period;
  /** The blocks, followed by kept texts. */
  richText(field: string, blocks: RichText): RichText;
  /** A text, followed by kept texts, in pieces of at most `limit` characters; at least one. */
  pieces(field: string, text: string, limit: number): [string, ...string[]];
  /** A text, followed by kept texts, for a field that is an entry's only one: what is beyond `limit` characters becomes a note. */
  piece(field: string, text: string, limit: number): string;
  /** Adds a note that a text was left out. */
  leaveOut(field: string, text: string): void;
  /** Adds such a note for every text that is still kept. */
  close(): void;
}

/** @param separator what stands between the entry's path and a field's name: `work[0].name`, `Positions.csv:3 Title`. */
export function createIntake(
  entryPath: string,
  { notes, language, separator = '.' }: { notes: ImportNote[]; language: Language; separator?: string },
): Intake {
  let kept: { field: string; text: string }[] = [];
  const note = (kind: ImportNote['kind'], field: string, text = '') =>
    notes.push({ kind, path: field === '' ? entryPath : `${entryPath}${separator}${field}`, text });
  const takeKept = () => {
    const texts = kept.map(({ text }) => text);
    kept = [];
    return texts;
  };
  const piecesOf = (text: string, limit: number) =>
    cutText([text, ...takeKept()].filter((part) => part !== '').join('\n'), limit);

  const intake: Intake = {
    language,
    line(field, text) {
      const [first = '', ...more] = cutText(oneLine(text), MAX_LINE_CHARACTERS);
      if (more.length === 0) return first;
      note('split', field);
      kept.push({ field, text: more.join(' ') });
      return first;
    },
    address(field, text) {
      const line = oneLine(text);
      if (line.length <= MAX_LINE_CHARACTERS) return line;
      note('split', field);
      kept.push({ field, text: line });
      return '';
    },
    month(field, text) {
      const month = readMonth(text);
      if (month !== null) return month;
      note('not-a-date', field, text);
      kept.push({ field, text });
      return '';
    },
    period(startDate, endDate) {
      const dateFrom = intake.month('startDate', startDate);
      if (isPresentWord(endDate)) return { dateFrom, dateTo: '', present: true };
      return { dateFrom, dateTo: intake.month('endDate', endDate), present: endDate === '' && dateFrom !== '' };
    },
    richText(field, blocks) {
      const { fitting, rest } = fitRichText([...blocks, ...paragraphs(...takeKept())], MAX_RICH_TEXT_CHARACTERS);
      if (rest !== '') intake.leaveOut(field, rest);
      return fitting;
    },
    pieces(field, text, limit) {
      const [first = '', ...more] = piecesOf(text, limit);
      if (more.length > 0) note('split', field);
      return [first, ...more];
    },
    piece(field, text, limit) {
      const [first = '', ...more] = piecesOf(text, limit);
      if (more.length > 0) intake.leaveOut(field, more.join(' '));
      return first;
    },
    leaveOut: (field, text) => {
      note('left-out', field, text);
    },
    close() {
      for (const { field, text } of kept) intake.leaveOut(field, text);
      kept = [];
    },
  };
  return intake;
}
