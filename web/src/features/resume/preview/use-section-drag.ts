import { ORDERED_SECTIONS, type OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { partAt } from '../../../ui/page-parts.ts';
import type { Drop } from './move-section.ts';
import type { DropLine } from './section-drag.ts';

export const sectionDrag = loadable(async () => (await import('./section-drag.ts')).startSectionDrag);

/** Clauses are always at the bottom of the last page, so they cannot be dragged. */
function isDraggable(slug: string | undefined): slug is OrderedSection {
  return slug !== 'clauses' && (ORDERED_SECTIONS as readonly string[]).includes(slug ?? '');
}

/**
 * Changes the order of sections by dragging them on the pages with mouse or pen; Escape cancels. Touch scrolls the pages instead;
 * the list of sections offers the same by touch and keyboard. Returns the drop line, or null while nothing is dragged.
 */
export function useSectionDrag(
  scroller: RefObject<HTMLElement | null>,
  onDrop: ((moved: OrderedSection, drop: Drop) => void) | undefined,
): DropLine | null {
  const [line, setLine] = useState<DropLine | null>(null);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const isOn = onDrop !== undefined;

  useEffect(() => {
    const area = scroller.current;
    if (!area || !isOn) return;
    let isOver = false;
    let cancel = () => {};

    const press = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const sheet = event.composedPath().find((target) => target instanceof HTMLElement && 'sheet' in target.dataset);
      const page = sheet instanceof HTMLElement ? sheet.shadowRoot : null;
      const element = page && partAt(page, event.clientX, event.clientY);
      const slug = element?.dataset.group;
      if (!element || !isDraggable(slug)) return;
      // Prevents text selection.
      event.preventDefault();
      const from = { x: event.clientX, y: event.clientY };
      sectionDrag.load().then((startSectionDrag) => {
        if (isOver) return;
        cancel();
        cancel = startSectionDrag(area, {
          pressed: { slug, element },
          from,
          isDraggable,
          onLine: setLine,
          onDrop: (drop) => latest.current?.(slug, drop),
        });
        // Without a connection a press stays a click. The next one tries to load again.
      }, sectionDrag.forgetFailure);
    };

    area.addEventListener('pointerdown', press);
    return () => {
      isOver = true;
      cancel();
      area.removeEventListener('pointerdown', press);
    };
  }, [scroller, isOn]);
  return line;
}
