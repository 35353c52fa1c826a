import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';

/** Consecutive notes of one kind and place, with their texts one below the other. */
export interface JoinedNote extends ImportNote {
  /** How many notes it stands for. */
  count: number;
}

export function joinNotes(notes: readonly ImportNote[]): JoinedNote[] {
  const joined: JoinedNote[] = [];
  for (const note of notes) {
    const last = joined.at(-1);
    if (last?.kind === note.kind && last.path === note.path && last.to === note.to) {
      last.text = [last.text, note.text].filter(Boolean).join('\n');
      last.count += 1;
    } else joined.push({ ...note, count: 1 });
  }
  return joined;
}
