import { type RefObject, useEffect, useRef } from 'react';
import { updateAllPages } from '../../../ui/page-sheet.tsx';
import { scrollToShow } from './scroll-to-show.ts';

/** The part being edited: a section by its slug, and its open entry. */
export interface EditedPart {
  section: string;
  entryId: string | null;
}

/** Distance between the view's edge and a part scrolled into view, in px. */
const MARGIN_PX = 28;

interface ScrollOptions {
  /** Null if the edited part is not on the pages. */
  part: EditedPart | null;
  /** The shown pages; null before there are any. */
  pages: readonly unknown[] | null;
  /** Width of the pages' container, in px; 0 while it is hidden. */
  width: number;
  /** True while the user pans the pages: then do not scroll. */
  isPaused: boolean;
}

/**
 * Scrolls the pages to the edited part when it changes. Call the returned function when a section is opened by a click on the pages:
 * then there is no scroll, because the user is looking at it already.
 */
export function useScrollToEdited(
  scroller: RefObject<HTMLElement | null>,
  { part, pages, width, isPaused }: ScrollOptions,
): (section: string) => void {
  const section = part?.section ?? null;
  const entryId = part?.entryId ?? null;
  const seen = useRef<{ section: string | null; entryId: string | null } | null>(null);
  const opened = useRef<string | null>(null);
  const isWaiting = useRef(false);
  const hasScrolled = useRef(false);

  useEffect(() => {
    const area = scroller.current;
    if (seen.current?.section !== section || seen.current.entryId !== entryId) {
      seen.current = { section, entryId };
      isWaiting.current = section !== null && !isPaused && opened.current !== section;
      opened.current = null;
    }
    // The pages may be missing, hidden, or not contain the section yet. Then try again with the next pages.
    if (!area || !isWaiting.current || !pages || width === 0 || section === null) return;
    let isCurrent = true;
    const scrollToPart = () => {
      const target = isCurrent ? partOnPages(area, section, entryId) : null;
      if (!target) return;
      isWaiting.current = false;
      // The first scroll after opening the page is instant.
      const isInstant = !hasScrolled.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
      hasScrolled.current = true;
      bringIntoView(area, target, isInstant);
    };
    // Wait for animations: while the pages change size, positions on them are not final.
    void Promise.allSettled(area.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(scrollToPart);
    return () => {
      isCurrent = false;
    };
  }, [scroller, section, entryId, pages, width, isPaused]);

  return (slug) => {
    if (slug !== seen.current?.section) opened.current = slug;
  };
}

/** The entry on the first page that contains it, otherwise the start of its section, otherwise null. */
function partOnPages(area: HTMLElement, section: string, entryId: string | null): Element | null {
  updateAllPages();
  const pages = [...area.querySelectorAll<HTMLElement>('[data-sheet]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const find = (selector: string) => {
    for (const page of pages) {
      const found = page.querySelector(selector);
      if (found) return found;
    }
    return null;
  };
  if (section === 'personal-data') return find("[data-role='hero']");
  const group = `[data-role='section'][data-group='${CSS.escape(section)}']`;
  return (entryId === null ? null : find(`${group} [data-entry='${CSS.escape(entryId)}']`)) ?? find(group);
}

function bringIntoView(area: HTMLElement, target: Element, isInstant: boolean): void {
  const view = area.getBoundingClientRect();
  const part = target.getBoundingClientRect();
  const top = scrollToShow({ start: view.top, end: view.bottom }, { start: part.top, end: part.bottom }, MARGIN_PX);
  const left = scrollToShow({ start: view.left, end: view.right }, { start: part.left, end: part.right }, MARGIN_PX);
  if (top !== 0 || left !== 0) area.scrollBy({ top, left, behavior: isInstant ? 'auto' : 'smooth' });
}
