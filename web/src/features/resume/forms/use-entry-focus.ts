import { type RefObject, useEffect, useState } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
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
 * Answers a function that takes the writer to an entry of the list: into view, and into the named field or its first one. A text
 * editor arrives a moment later than the entry; whoever has gone elsewhere by then is left there.
 */
export function useEntryFocus(list: RefObject<HTMLElement | null>): (id: string, field?: string | null) => void {
  const [wanted, setWanted] = useState<{ id: string; fieldName: string | null } | null>(null);

  useEffect(() => {
    const root = list.current;
    if (!root || !wanted) return;
    const focusedBefore = document.activeElement;
    let settled: ReturnType<typeof setTimeout> | undefined;
    let resizes: ResizeObserver | undefined;
    const focus = (): boolean => {
      const entry = root.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.id)}"]`);
      const named = wanted.fieldName === null ? null : entry?.querySelector(fieldSelector(wanted.fieldName));
      const field = (named ?? entry)?.querySelector<HTMLElement>(FIELDS);
      if (!entry || !field) return false;
      field.focus({ preventScroll: true });
      bringIntoView(entry, field);
      resizes = new ResizeObserver(() => bringIntoView(entry, field));
      resizes.observe(root);
      settled = setTimeout(() => resizes?.disconnect(), SETTLING_MS);
      return true;
    };
    const arrivals = new MutationObserver(() => {
      if (document.activeElement !== focusedBefore || focus()) arrivals.disconnect();
    });
    if (!focus()) arrivals.observe(root, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      resizes?.disconnect();
      clearTimeout(settled);
    };
  }, [list, wanted]);

  return (id, field = null) => setWanted({ id, fieldName: field });
}
