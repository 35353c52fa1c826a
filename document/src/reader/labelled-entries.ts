import { type EntryLabel, entryLabel } from './entry-labels.ts';
import { findDates } from './find-dates.ts';
import { toParagraphs } from './paragraphs.ts';
import { type Fragment, type Line, lineText } from './piece.ts';
import { periodOf, placeOfLines } from './read-entry.ts';
import type { TracedEntry } from './traced-resume.ts';

/** A table of jobs or schools with labels. */
export interface EntryTable {
  /** The cells that name fields. */
  labels: Fragment[];
  /** The lines that are not labels alone. */
  rows: Line[];
  /** Null if the labels do not tell them. */
  entries: TracedEntry[] | null;
}

interface LabelledLine {
  /** The meaning of its label; null for a line that continues the value above it. */
  kind: EntryLabel | null;
  /** The line without its label. */
  value: Line;
}

/**
 * Reads a section in which each fact of an entry has a label in the left column: "Arbeitgeber | Fern GmbH". The label that comes first begins
 * each entry. Null unless dates and names have labels.
 */
export function labelledEntries(lines: readonly Line[], textFrom: (x: number) => number | null): EntryTable | null {
  const values = new Set(lines.flatMap(valueStart));
  const labelled = lines.map((line) => labelledLine(line, values));
  const kinds = new Set(labelled.map(({ kind }) => kind));
  const [first] = labelled;
  const isTable = kinds.has('dates') && (kinds.has('title') || kinds.has('organisation'));
  if (!isTable || !first?.kind) return null;
  const groups: LabelledLine[][] = [];
  for (const one of labelled) {
    const last = groups.at(-1);
    if (!last || one.kind === first.kind) groups.push([one]);
    else last.push(one);
  }
  const labels = lines.flatMap(({ cells: [label] }, index) => (labelled[index]!.value === lines[index] ? [] : [label]));
  return { labels, rows: [...lines], entries: groups.map((group) => entryOf(group, textFrom)) };
}

/** Where the value of a line's label begins, in whole points. */
function valueStart({ cells: [label, value] }: Line): number[] {
  return value && entryLabel(label.text) !== null ? [Math.round(value.x)] : [];
}

function labelledLine(line: Line, values: ReadonlySet<number>): LabelledLine {
  const [label, value, ...more] = line.cells;
  const kind = value ? entryLabel(label.text) : null;
  if (kind && value) return { kind, value: { ...line, cells: [value, ...more] } };
  // A label that nobody knows tells something else about the entry: "Type of business | Automotive".
  const isOther = value !== undefined && values.has(Math.round(value.x)) && label.right < value.x;
  return { kind: isOther ? 'description' : null, value: line };
}

function entryOf(group: readonly LabelledLine[], textFrom: (x: number) => number | null): TracedEntry {
  let kind: EntryLabel | null = null;
  const values = new Map<EntryLabel, Line[]>();
  for (const one of group) {
    kind = one.kind ?? kind;
    if (!kind) continue;
    const own = values.get(kind) ?? [];
    own.push(one.value);
    values.set(kind, own);
  }
  const textOf = (label: EntryLabel) => (values.get(label) ?? []).map(lineText).join(' ');
  // The address of an employer stands below its name.
  const [organisation, ...address] = values.get('organisation') ?? [];
  const paragraphs = toParagraphs([...(values.get('description') ?? []), ...address], textFrom);
  const found = {
    title: textOf('title'),
    organisation: organisation ? lineText(organisation) : '',
    location: textOf('place'),
    ...periodOf(findDates(textOf('dates').slice(0, 200))),
    url: '',
    authors: '',
    description: paragraphs.map(({ text }) => text),
    place: placeOfLines(group.map(({ value }) => value)),
  };
  return { found, lines: group.map(({ value }) => value), paragraphs, certainty: 0.97 };
}
