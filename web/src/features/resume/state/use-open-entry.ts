import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { atom, useAtom } from 'jotai';

/** The entry that is open in each section's form; null: none. Absent: nobody has opened or closed one yet. */
const openEntriesAtom = atom<Readonly<Partial<Record<SectionSlug, string | null>>>>({});

/** The entry that is open in a section's form, for the form and for what inserts into it. */
export function useOpenEntry(
  section: SectionSlug,
  usual: string | null = null,
): readonly [string | null, (id: string | null) => void] {
  const [openEntries, setOpenEntries] = useAtom(openEntriesAtom);
  const open = openEntries[section];
  return [open === undefined ? usual : open, (id) => setOpenEntries({ ...openEntries, [section]: id })];
}
