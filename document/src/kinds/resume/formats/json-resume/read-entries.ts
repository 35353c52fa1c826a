import type { Language } from '../../../../engine/text/languages.ts';
import type { Resume } from '../../model/resume.ts';
import { MAX_ENTRIES } from '../../model/section.ts';
import { type ListSectionSlug, SECTIONS } from '../../model/sections.ts';
import { commas } from '../commas.ts';
import type { ImportNote } from '../intake/import-note.ts';
import { createIntake } from '../intake/intake.ts';
import type { Part } from './part.ts';
import { PARTS } from './parts.ts';
import { jsonResumeSchema, type ReadJsonResume } from './schema.ts';

type AnyEntry = { id: string };

/** The entries of each list section, and the sections that got entries which are not in the own copy. */
export interface ReadEntries {
  entries: Map<ListSectionSlug, AnyEntry[]>;
  changed: Set<ListSectionSlug>;
}

/**
 * Reads the lists of a file. An entry that is unchanged since the own copy was written is taken from there, with all that the
 * format has no keys for.
 */
export function readEntries(
  json: ReadJsonResume,
  own: Resume | null,
  { notes, language }: { notes: ImportNote[]; language: Language },
): ReadEntries {
  const read: ReadEntries = { entries: new Map(), changed: new Set() };
  for (const part of PARTS) {
    const known = own ? knownEntries(part, own) : [];
    const isUnchanged =
      JSON.stringify(known.flatMap(({ written }) => written)) === JSON.stringify(json[part.key].map(toComparable));
    if (isUnchanged) {
      for (const { section, entry } of known) add(read, section, entry);
      continue;
    }
    for (const [index, entry] of json[part.key].entries()) {
      const match = known.findIndex(({ written }) => written[0] === toComparable(entry));
      if (match >= 0) {
        const [{ section, entry: same }] = known.splice(match, 1) as [(typeof known)[number]];
        add(read, section, same);
        continue;
      }
      const intake = createIntake(`${part.key}[${index}]`, { notes, language });
      for (const draft of part.fromJson(entry, intake)) {
        const hasRoom = add(read, part.section, { ...SECTIONS[part.section].emptyEntry(''), ...draft });
        read.changed.add(part.section);
        if (!hasRoom) intake.leaveOut('', commas(...Object.values(entry).flat()));
      }
      intake.close();
    }
  }
  return read;
}

interface KnownEntry {
  section: ListSectionSlug;
  entry: AnyEntry;
  /** What the file has for it, comparable; none for an empty entry. */
  written: string[];
}

function knownEntries(part: Part, { sections, language }: Resume): KnownEntry[] {
  const { shape } = jsonResumeSchema;
  return part.sections.flatMap((section) =>
    sections[section].data.items.map((entry) => {
      const json = part.toJson(section, entry, language);
      const written = Object.keys(json).length === 0 ? [] : shape[part.key].parse([json]).map(toComparable);
      return { section, entry, written };
    }),
  );
}

/** Equal for equal entries: the schema gives parsed entries the same order of keys. */
function toComparable(entry: object): string {
  return JSON.stringify(entry);
}

/** False if the section is full. */
function add({ entries }: ReadEntries, section: ListSectionSlug, entry: AnyEntry): boolean {
  const items = entries.get(section) ?? [];
  if (items.length >= MAX_ENTRIES) return false;
  const ids = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (ids.has(`${section}-${number}`)) number += 1;
  const id = entry.id !== '' && !ids.has(entry.id) ? entry.id : `${section}-${number}`;
  entries.set(section, [...items, { ...entry, id }]);
  return true;
}
