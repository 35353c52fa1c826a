import type { FoundSection } from '../reader/found-resume.ts';
import { verdictOf } from './compare-personal-data.ts';
import type { ComparedField, Comparison } from './comparison.ts';
import { holdsText, isSameText } from './same-text.ts';
import type { ShownEntry } from './shown-entries.ts';

interface Term {
  name: string;
  detail: string;
}

/** Skills, languages and software: names with what is said about them, beside the terms that were found. */
export function compareTerms(entries: readonly ShownEntry[], sections: readonly FoundSection[]): Comparison {
  const [first] = entries;
  if (!first) return { rows: [], phantoms: [] };
  const terms = sections.flatMap(termsOf);
  const own = entries.map(({ content }) => [content.title, detailOf(content)].join(' ')).join(' ');
  const rows = entries.flatMap((entry) => rowsOf(entry, terms));
  const phantoms = terms
    .filter(({ name }) => !holdsText(own, name))
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

function detailOf({ levelText, note }: ShownEntry['content']): string {
  return [levelText, note].filter((part) => part !== '').join(', ');
}

function rowsOf({ section, content }: ShownEntry, terms: readonly Term[]): ComparedField[] {
  const whole = [content.title, detailOf(content)].join(' ');
  const term =
    terms.find(({ name }) => isSameText(name, content.title)) ??
    terms.find(({ name, detail }) => isSameText([name, detail].join(' '), whole));
  const row = (field: string, own: string, found: string): ComparedField => ({
    section,
    entryId: content.id,
    field,
    own,
    found,
    verdict: verdictOf(own, found, (written, read) => holdsText(read, written)),
  });
  const isWhole = term !== undefined && !isSameText(term.name, content.title);
  const rows =
    content.title === '' ? [] : [row(section === 'languages' ? 'language' : 'name', content.title, term?.name ?? '')];
  const detail = detailOf(content);
  const foundDetail = isWhole ? term.name : (term?.detail ?? '');
  return detail === '' ? rows : [...rows, row(content.levelText === '' ? 'description' : 'level', detail, foundDetail)];
}
