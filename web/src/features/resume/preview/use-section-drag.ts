import { ORDERED_SECTIONS, type OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { partAt } from '../../../ui/page-parts.ts';
import { updateAllPages } from '../../../ui/page-sheet.tsx';
import { type Drop, dropAt, type SectionBox } from './move-section.ts';

/** A press that moves less than this is a click, in px. */
const CLICK_PX = 6;
/** Distance from an edge within which the pages scroll during a drag, and by how much per pointer move, in px. */
const EDGE_PX = 48;
const SCROLL_PX = 12;

/** The line that shows where a dragged section would be dropped, in px of the screen. */
export interface DropLine {
  left: number;
  top: number;
  width: number;
}

interface Dragged {
  box: SectionBox;
  parts: readonly SVGElement[];
  from: { x: number; y: number };
  hasMoved: boolean;
  drop: Drop | null;
}

/** Clauses are always at the bottom of the last page, so they cannot be dragged. */
function isDraggable(slug: string | undefined): slug is OrderedSection {
  return slug !== 'clauses' && (ORDERED_SECTIONS as readonly string[]).includes(slug ?? '');
}

function sectionsIn(scroller: HTMLElement): { slug: OrderedSection; element: SVGElement }[] {
  updateAllPages();
  const roots = [...scroller.querySelectorAll<HTMLElement>('[data-sheet]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  return roots
    .flatMap((root) => [...root.querySelectorAll<SVGElement>("[data-role='section']")])
    .flatMap((element) => {
      const slug = element.dataset.group;
      return isDraggable(slug) ? [{ slug, element }] : [];
    });
}

function boxOf({ slug, element }: { slug: OrderedSection; element: SVGElement }): SectionBox {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { slug, left, right, top, bottom };
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
    let dragged: Dragged | null = null;

    const press = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const sheet = event.composedPath().find((target) => target instanceof HTMLElement && 'sheet' in target.dataset);
      const page = sheet instanceof HTMLElement ? sheet.shadowRoot : null;
      const pressed = page && partAt(page, event.clientX, event.clientY);
      const slug = pressed?.dataset.group;
      if (!pressed || !isDraggable(slug)) return;
      // Prevents text selection.
      event.preventDefault();
      const parts = sectionsIn(area).filter((section) => section.slug === slug);
      const from = { x: event.clientX, y: event.clientY };
      dragged = {
        box: boxOf({ slug, element: pressed }),
        parts: parts.map(({ element }) => element),
        from,
        hasMoved: false,
        drop: null,
      };
    };
    const move = (event: PointerEvent) => {
      if (!dragged) return;
      const point = { x: event.clientX, y: event.clientY };
      if (!dragged.hasMoved && Math.hypot(point.x - dragged.from.x, point.y - dragged.from.y) < CLICK_PX) return;
      if (!dragged.hasMoved) {
        dragged.hasMoved = true;
        area.dataset.dragging = '';
        for (const part of dragged.parts) part.style.opacity = '0.35';
      }
      event.preventDefault();
      scrollNearEdge(area, point.y);
      const found = dropAt(sectionsIn(area).map(boxOf), dragged.box, point);
      dragged.drop = found;
      setLine(
        found && {
          left: found.box.left,
          width: found.box.right - found.box.left,
          top: found.side === 'before' ? found.box.top - 4 : found.box.bottom + 2,
        },
      );
    };
    const end = (isDropped: boolean) => {
      const finished = dragged;
      dragged = null;
      setLine(null);
      delete area.dataset.dragging;
      if (!finished) return;
      for (const part of finished.parts) part.style.opacity = '';
      if (!finished.hasMoved) return;
      // Suppress the click that follows the drag, so that it opens no section.
      const swallow = (click: Event) => click.stopPropagation();
      area.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => area.removeEventListener('click', swallow, { capture: true }), 0);
      if (isDropped && finished.drop) latest.current?.(finished.box.slug, finished.drop);
    };
    const release = () => end(true);
    const cancel = () => end(false);
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && dragged) cancel();
    };

    area.addEventListener('pointerdown', press);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', giveUp);
    return () => {
      cancel();
      area.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', giveUp);
    };
  }, [scroller, isOn]);
  return line;
}

function scrollNearEdge(area: HTMLElement, y: number): void {
  const { top, bottom } = area.getBoundingClientRect();
  if (y < top + EDGE_PX) area.scrollTop -= SCROLL_PX;
  if (y > bottom - EDGE_PX) area.scrollTop += SCROLL_PX;
}
