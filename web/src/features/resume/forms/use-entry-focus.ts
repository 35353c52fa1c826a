import { type RefObject, useEffect, useState } from 'react';
import { FIELDS, focusWhenThere } from './focus-when-there.ts';

/** The entry that was open before folds up above the new one, which moves with it, ms. */
const SETTLING_MS = 500;

/** Finds the element that holds a field's control. */
export function fieldSelector(name: string): string {
  return `[data-field="${CSS.escape(name)}"]`;
}

/** All of the entry where it fits, its beginning where it is higher than the view. */
function bringIntoView(entry: Element, field: Element): void {
  for (const element of [entry, field, entry.firstElementChild]) element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Answers a function that takes the writer to an entry of the list: into view, and into the named field or its first one.
 */
export function useEntryFocus(list: RefObject<HTMLElement | null>): (id: string, field?: string | null) => void {
  const [wanted, setWanted] = useState<{ id: string; fieldName: string | null } | null>(null);

  useEffect(() => {
    const root = list.current;
    if (!root || !wanted) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    let resizes: ResizeObserver | undefined;
    const entryThere = () => root.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.id)}"]`);
    const find = () => {
      const entry = entryThere();
      const named = wanted.fieldName === null ? null : entry?.querySelector(fieldSelector(wanted.fieldName));
      return (named ?? entry)?.querySelector<HTMLElement>(FIELDS) ?? null;
    };
    const stopWaiting = focusWhenThere(root, find, (field) => {
      const entry = entryThere();
      if (!entry) return;
      bringIntoView(entry, field);
      resizes = new ResizeObserver(() => bringIntoView(entry, field));
      resizes.observe(root);
      settled = setTimeout(() => resizes?.disconnect(), SETTLING_MS);
    });
    return () => {
      stopWaiting();
      resizes?.disconnect();
      clearTimeout(settled);
    };
  }, [list, wanted]);

  return (id, field = null) => setWanted({ id, fieldName: field });
}
