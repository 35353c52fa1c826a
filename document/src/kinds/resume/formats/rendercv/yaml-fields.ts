import type { Period } from '../../model/period-fields.ts';
import type { RichText } from '../../model/rich-text.ts';
import type { Intake } from '../intake/intake.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { readBlocks, readHighlights, readLine } from './read-markdown.ts';
import type { YamlMap, YamlValue } from './read-yaml.ts';
import { readPeriod } from './rendercv-dates.ts';

/** A map or nothing. @throws {UnreadableFileError} naming the place of anything else. */
export function mapAt(value: YamlValue | undefined, path: string): YamlMap {
  if (value instanceof Map) return value;
  if (value === undefined || value === '') return new Map();
  throw new UnreadableFileError('not-of-format', { path, problem: 'An object expected' });
}

/** A list, a single value or nothing. */
export function listAt(value: YamlValue | undefined): YamlValue[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === '' ? [] : [value];
}

/** All texts of a value, for notes. */
export function allTexts(value: YamlValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const parts = Array.isArray(value)
    ? value.map(allTexts)
    : [...value].map(([key, part]) => `${key}: ${allTexts(part)}`);
  return parts.filter((part) => part !== '').join(', ');
}

/** Markdown as people would type it, for notes: addresses of links stay. */
function withoutEscapes(text: string): string {
  return text.replace(/\\([\\`*_[\].+-])/g, '$1');
}

/** The keys of one map of the file while it is read. Keys that nothing asked for become notes. */
export interface YamlFields {
  intake: Intake;
  /** For the note if a section is full. */
  source: { path: string; text: string };
  has(...keys: readonly string[]): boolean;
  /** The text of a key as it is; lists are joined with commas. */
  raw(key: string): string;
  /** A line without Markdown. Addresses of links are kept for `links`. */
  line(key: string): string;
  /** The lines of a list without Markdown. */
  lines(key: string): string[];
  /** The period; without `date` for sections that have a field for it. */
  period(setting?: { hasDate: boolean }): Period;
  /** The first address that a line linked to. The others become notes. */
  link(): string;
  /** Summary and highlights, followed by texts that did not fit elsewhere. Call it last. */
  description(...more: readonly RichText[]): RichText;
  /** Notes on all that was not asked for. */
  close(): void;
}

export function readFields(map: YamlMap, path: string, draft: ResumeDraft): YamlFields {
  const intake = draft.intake(path);
  const asked = new Set<string>();
  const hrefs: { key: string; href: string }[] = [];
  const raw = (key: string) => {
    asked.add(key);
    const value = map.get(key);
    return Array.isArray(value) ? value.map(allTexts).join(', ') : allTexts(value);
  };
  const plain = (key: string, text: string) => {
    const line = readLine(text);
    hrefs.push(...line.hrefs.map((href) => ({ key, href })));
    return line.text;
  };
  return {
    intake,
    source: { path, text: withoutEscapes(allTexts(map)) },
    has: (...keys) => keys.some((key) => map.has(key)),
    raw,
    line: (key) => intake.line(key, plain(key, raw(key))),
    lines(key) {
      asked.add(key);
      return listAt(map.get(key)).map((item) => plain(key, allTexts(item)));
    },
    period: ({ hasDate } = { hasDate: false }) =>
      readPeriod(
        { date: hasDate ? '' : raw('date').trim(), start: raw('start_date').trim(), end: raw('end_date').trim() },
        intake,
      ),
    link() {
      const [first] = hrefs.splice(0, 1);
      return first === undefined ? '' : intake.address(first.key, first.href);
    },
    description(...more) {
      asked.add('highlights');
      const highlights = listAt(map.get('highlights')).map(allTexts);
      const blocks = [...readBlocks(raw('summary')), ...readHighlights(highlights), ...more.flat()];
      return intake.richText('summary', blocks);
    },
    close() {
      for (const { key, href } of hrefs.splice(0)) intake.leaveOut(key, href);
      intake.close();
      for (const [key, value] of map) {
        const text = allTexts(value);
        if (!asked.has(key) && text !== '') draft.note({ kind: 'left-out', path: `${path}.${key}`, text });
      }
    },
  };
}
