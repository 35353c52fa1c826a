import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { updateAllPages } from '../../../ui/page-sheet.tsx';
import { dropAt, type SectionBox } from './drop-at.ts';
import type { Drop } from './move-section.ts';

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

interface SectionPart {
  slug: OrderedSection;
  element: SVGElement;
}

/** A press on a section of the pages, which may become a drag. */
interface Press {
  pressed: SectionPart;
  /** The place of the press, in px of the screen. */
  from: { x: number; y: number };
  isDraggable(slug: string | undefined): slug is OrderedSection;
  /** Called with each new drop line; null for none. */
  onLine(line: DropLine | null): void;
  onDrop(drop: Drop): void;
}

/** Follows the pointer from a press in `area` until the button is released, or until it is cancelled. Returns how to cancel it. */
export function startSectionDrag(area: HTMLElement, { pressed, from, isDraggable, onLine, onDrop }: Press): () => void {
  const sections = () => sectionsIn(area, isDraggable);
  const parts = sections().flatMap(({ slug, element }) => (slug === pressed.slug ? [element] : []));
  const box = boxOf(pressed);
  let hasMoved = false;
  let drop: Drop | null = null;

  const move = (event: PointerEvent) => {
    // The button was released before this module had loaded.
    if (event.buttons === 0) {
      cancel();
      return;
    }
    const point = { x: event.clientX, y: event.clientY };
    if (!hasMoved && Math.hypot(point.x - from.x, point.y - from.y) < CLICK_PX) return;
    if (!hasMoved) {
      hasMoved = true;
      area.dataset.dragging = '';
      for (const part of parts) part.style.opacity = '0.35';
    }
    event.preventDefault();
    scrollNearEdge(area, point.y);
    const found = dropAt(sections().map(boxOf), box, point);
    drop = found;
    onLine(
      found && {
        left: found.box.left,
        width: found.box.right - found.box.left,
        top: found.side === 'before' ? found.box.top - 4 : found.box.bottom + 2,
      },
    );
  };
  const cancel = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', cancelOnEscape);
    onLine(null);
    delete area.dataset.dragging;
    for (const part of parts) part.style.opacity = '';
  };
  /** Suppresses the click that follows the drag when the button is released, so that it opens no section. */
  const swallowClick = () => {
    const swallow = (click: Event) => click.stopPropagation();
    area.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => area.removeEventListener('click', swallow, { capture: true }), 0);
  };
  const release = () => {
    cancel();
    if (!hasMoved) return;
    swallowClick();
    if (drop) onDrop(drop);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    cancel();
    // The button is still pressed.
    if (hasMoved) window.addEventListener('pointerup', swallowClick, { once: true });
  };

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', cancelOnEscape);
  return cancel;
}

function sectionsIn(scroller: HTMLElement, isDraggable: Press['isDraggable']): SectionPart[] {
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

function boxOf({ slug, element }: SectionPart): SectionBox {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { slug, left, right, top, bottom };
}

function scrollNearEdge(area: HTMLElement, y: number): void {
  const { top, bottom } = area.getBoundingClientRect();
  if (y < top + EDGE_PX) area.scrollTop -= SCROLL_PX;
  if (y > bottom - EDGE_PX) area.scrollTop += SCROLL_PX;
}
