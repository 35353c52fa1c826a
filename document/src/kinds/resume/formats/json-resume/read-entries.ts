import type { Language } from '../../../../engine/text/languages.ts';
import type { Resume } from '../../model/resume.ts';
import { MAX_ENTRIES } from '../../model/section.ts';
import { type ListSectionSlug, SECTIONS } from '../../model/sections.ts';
import type { ImportNote } from './import-note.ts';
import { createIntake } from './intake.ts';
import type { Part } from './part.ts';
import { PARTS } from './parts.ts';
import { jsonResumeSchema, type ReadJsonResume } from './schema.ts';
import { commas } from './written-fields.ts';

type AnyEntry = { id: string };

/** The entries of each list section, and which sections got some that no own copy had. */
export interface ReadEntries {
  entries: Map<ListSectionSlug, AnyEntry[]>;
  changed: Set<ListSectionSlug>;
}

/**
 * Reads the lists of a file. An entry that still says what the own copy's says is that one, with all that the format has no
 * words for; others are read as they stand.
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
      JSON.stringify(known.flatMap(({ said }) => said)) === JSON.stringify(json[part.key].map(toSaid));
    if (isUnchanged) {
      for (const { section, entry } of known) add(read, section, entry);
      continue;
    }
    for (const [index, entry] of json[part.key].entries()) {
      const match = known.findIndex(({ said }) => said[0] === toSaid(entry));
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
  /** What is written of it, comparable; none for an entry that says nothing. */
  said: string[];
}

function knownEntries(part: Part, { sections, language }: Resume): KnownEntry[] {
  const { shape } = jsonResumeSchema;
  return part.sections.flatMap((section) =>
    sections[section].data.items.map((entry) => {
      const written = part.toJson(section, entry, language);
      const said = Object.keys(written).length === 0 ? [] : shape[part.key].parse([written]).map(toSaid);
      return { section, entry, said };
    }),
  );
}

/** Equal for entries that say the same: what was read has its keys in the schema's order. */
function toSaid(entry: object): string {
  return JSON.stringify(entry);
}

/** False where the section is full. */
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
