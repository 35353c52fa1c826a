import { CUSTOM_SECTIONS, type CustomSection } from '../../model/custom-sections.ts';
import { MAX_TITLE_CHARACTERS } from '../../model/section.ts';
import type { ResumeDraft } from './resume-draft.ts';

/**
 * Gives out the sections of the user's own, one for each title. Returns null when all are given out, and for titles that are too
 * long.
 */
export function createCustomSlots(draft: ResumeDraft): (title: string) => CustomSection | null {
  const slots = new Map<string, CustomSection>();
  return (title) => {
    const known = slots.get(title);
    if (known !== undefined) return known;
    const slot = CUSTOM_SECTIONS[slots.size];
    if (slot === undefined || title.length > MAX_TITLE_CHARACTERS) return null;
    slots.set(title, slot);
    draft.title(slot, title);
    return slot;
  };
}
