import type { ImportedFiles } from '@kreda/document/kinds/resume/formats/import/import-files';
import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import { DOUBTFUL_BELOW, type FieldReading } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';

/** What an import took, and a line for each text that it did not take over unchanged or is not sure of. */
export function importReport({ format, resume, notes, readings = [] }: ImportedFiles): string[] {
  return [
    `read ${format}: ${[resume.name, ...SECTION_SLUGS.flatMap((slug) => countOf(resume, slug))].join(', ')}`,
    ...notes.map(noteLine),
    ...readings.filter(({ confidence }) => confidence < DOUBTFUL_BELOW).map(doubtLine),
  ];
}

function countOf({ sections }: Resume, slug: SectionSlug): string[] {
  const { data } = sections[slug];
  if (!('items' in data)) return [];
  return data.items.length === 0 ? [] : [`${data.items.length} ${slug}`];
}

function noteLine({ kind, path, text, to }: ImportNote): string {
  const target = to === undefined ? '' : ` to ${to}`;
  // One line for each note, whatever the text is.
  return `${kind}${target}: ${path}${text === '' ? '' : `: ${text.replace(/\s+/g, ' ')}`}`;
}

function doubtLine({ section, entryId, field, confidence }: FieldReading): string {
  return `doubtful: ${entryId ?? section} ${field} (${Math.round(confidence * 100)} %)`;
}
