import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { atom, useAtom } from 'jotai';

/** The open entry of each section's form; null if none is open. Absent until the user has opened or closed one. */
const openEntriesAtom = atom<Readonly<Partial<Record<SectionSlug, string | null>>>>({});

/** The open entry of a section's form, for the form itself and for suggestions inserted into it. */
export function useOpenEntry(
  section: SectionSlug,
  initial: string | null = null,
): readonly [string | null, (id: string | null) => void] {
  const [openEntries, setOpenEntries] = useAtom(openEntriesAtom);
  const open = openEntries[section];
  return [open === undefined ? initial : open, (id) => setOpenEntries({ ...openEntries, [section]: id })];
}
