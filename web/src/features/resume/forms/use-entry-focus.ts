import { type RefObject, useEffect, useState } from 'react';
import { FIELD_SELECTOR, focusWhenRendered } from './focus-when-rendered.ts';

/** How long the collapse of the previously open entry may move the new one, in milliseconds. */
const SETTLING_MS = 500;

/** A selector for the element that contains a field's control. */
export function fieldSelector(name: string): string {
  return `[data-field="${CSS.escape(name)}"]`;
}

/** Scrolls the whole entry into view, or its beginning if it is higher than the view. */
function bringIntoView(entry: Element, field: Element): void {
  for (const element of [entry, field, entry.firstElementChild]) element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Returns a function that scrolls an entry into view and focuses the named field, which may be rendered later, or its first one if `field` is null or
 * absent.
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
      const container = wanted.fieldName === null ? entry : entry?.querySelector(fieldSelector(wanted.fieldName));
      return container?.querySelector<HTMLElement>(FIELD_SELECTOR) ?? null;
    };
    const stopWaiting = focusWhenRendered(root, find, (field) => {
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
