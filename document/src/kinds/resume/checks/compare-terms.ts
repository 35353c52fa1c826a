import type { FoundSection } from '../../../reader/found-resume.ts';
import { fieldsInRole, SECTIONS } from '../model/sections.ts';
import type { ComparedField, Comparison, Verdict } from './comparison.ts';
import { toComparable } from './same-text.ts';
import type { ShownEntry } from './shown-entries.ts';

interface Term {
  name: string;
  detail: string;
}

/** A found term with its comparable forms, which are computed once because each term is compared with many entries. */
interface KnownTerm extends Term {
  comparableName: string;
  comparableDetail: string;
}

/** More than a CV has. A section with more found terms is not compared, but reported as different. */
const MAX_TERMS = 4000;
/** How many of the found terms are shown in that case. */
const MAX_SHOWN_TERMS = 20;

/** Compares skills, languages and software with the found terms. */
export function compareTerms(entries: readonly ShownEntry[], sections: readonly FoundSection[]): Comparison {
  const [first] = entries;
  if (!first) return { rows: [], phantoms: [] };
  const terms = sections.flatMap(termsOf);
  if (terms.length > MAX_TERMS) {
    const found = terms
      .slice(0, MAX_SHOWN_TERMS)
      .map(({ name }) => name)
      .join(', ');
    return { rows: entries.flatMap((entry) => uncomparedRows(entry, found)), phantoms: [] };
  }
  const find = termFinder(terms);
  const rows = entries.flatMap((entry) => rowsOf(entry, find));
  const own = toComparable(entries.map(wholeOf).join(' '));
  const isWritten = new Map<string, boolean>();
  const phantoms = terms
    .filter(({ name }) => {
      const wanted = toComparable(name);
      if (!isWritten.has(wanted)) isWritten.set(wanted, wanted !== '' && own.includes(wanted));
      return !isWritten.get(wanted);
    })
    .map(({ name }) => ({ section: first.section, text: name }));
  return { rows, phantoms };
}

function termsOf({ terms, entries, text }: FoundSection): Term[] {
  return [
    ...terms,
    ...entries.map(({ title, organisation, description }) => ({
      name: title,
      detail: [organisation, ...description].join(' ').trim(),
    })),
    ...text.map((line) => ({ name: line, detail: '' })),
  ];
}

/** A level and a note. They are compared separately, since a template may print dots as "5/5" between them. */
function detailParts({ levelText, note }: ShownEntry['content']): string[] {
  return [levelText, note].filter((part) => part !== '');
}

function detailOf(content: ShownEntry['content']): string {
  return detailParts(content).join(', ');
}

function wholeOf({ content }: ShownEntry): string {
  return [content.title, detailOf(content)].join(' ');
}

type TermFinder = (entry: ShownEntry) => KnownTerm | undefined;

/** Finds the first term with an entry's name, otherwise the first that equals name and detail together. */
function termFinder(terms: readonly Term[]): TermFinder {
  const byName = new Map<string, KnownTerm>();
  const byWhole = new Map<string, KnownTerm>();
  for (const term of terms) {
    const { name, detail } = term;
    const comparableName = toComparable(name);
    const known = { ...term, comparableName, comparableDetail: toComparable(detail) };
    if (!byName.has(comparableName)) byName.set(comparableName, known);
    const whole = toComparable([name, detail].join(' '));
    if (!byWhole.has(whole)) byWhole.set(whole, known);
  }
  return (entry) => byName.get(toComparable(entry.content.title)) ?? byWhole.get(toComparable(wholeOf(entry)));
}

function rowsOf(entry: ShownEntry, find: TermFinder): ComparedField[] {
  const { title } = entry.content;
  const term = find(entry);
  const isWhole = term !== undefined && term.comparableName !== toComparable(title);
  const foundDetail = isWhole ? term.name : (term?.detail ?? '');
  const comparableDetail = isWhole ? term.comparableName : (term?.comparableDetail ?? '');
  const name = { ...nameField(entry), found: term?.name ?? '' };
  const detail = { ...detailField(entry), found: foundDetail };
  return [
    { ...base(entry), ...name, verdict: verdictOn(name, term?.comparableName ?? '', [title]) },
    { ...base(entry), ...detail, verdict: verdictOn(detail, comparableDetail, detailParts(entry.content)) },
  ].filter(({ own }) => own !== '');
}

function uncomparedRows(entry: ShownEntry, found: string): ComparedField[] {
  return [
    { ...base(entry), ...nameField(entry), found, verdict: 'different' as const },
    { ...base(entry), ...detailField(entry), found, verdict: 'different' as const },
  ].filter(({ own }) => own !== '');
}

function base({ section, content }: ShownEntry): Pick<ComparedField, 'section' | 'entryId'> {
  return { section, entryId: content.id };
}

function nameField({ section, content }: ShownEntry): Pick<ComparedField, 'field' | 'own'> {
  return { field: SECTIONS[section].mainField, own: content.title };
}

function detailField({ section, content }: ShownEntry): Pick<ComparedField, 'field' | 'own'> {
  const [level = 'level'] = fieldsInRole(section, 'level', 'date');
  return { field: content.levelText === '' ? 'description' : level, own: detailOf(content) };
}

/** @param parts parts of the written text that must all be found. */
function verdictOn(
  { found }: Pick<ComparedField, 'found'>,
  comparableFound: string,
  parts: readonly string[],
): Verdict {
  if (found.trim() === '') return 'missing';
  const isFound = (part: string) => {
    const wanted = toComparable(part);
    return wanted !== '' && comparableFound.includes(wanted);
  };
  return parts.every(isFound) ? 'same' : 'different';
}
