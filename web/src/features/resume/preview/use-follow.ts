import { type RefObject, useEffect, useRef } from 'react';
import { updateAllPages } from '../../../ui/page-sheet.tsx';
import { scrollToShow } from './follow.ts';

/** What is being edited: a section by its slug, and the entry of it that is open. */
export interface EditedPart {
  section: string;
  entryId: string | null;
}

/** Between the view's edge and what is brought into it, px. */
const MARGIN_PX = 28;

interface FollowOptions {
  /** Null: what is edited stands nowhere on the pages. */
  part: EditedPart | null;
  /** The pages that are shown, null before there are any. */
  pages: readonly string[] | null;
  /** Of the room the pages stand in, px; 0 while it is not shown. */
  width: number;
  /** The reader moves the pages by hand, and wants them left where they are. */
  isPaused: boolean;
}

/**
 * Scrolls the pages to what is being edited, whenever that becomes another part of them. Answers a function that says which
 * section was opened from the pages themselves, where the reader is looking already.
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  { part, pages, width, isPaused }: FollowOptions,
): (section: string) => void {
  const section = part?.section ?? null;
  const entryId = part?.entryId ?? null;
  const seen = useRef<{ section: string | null; entryId: string | null } | null>(null);
  const opened = useRef<string | null>(null);
  const isWaiting = useRef(false);
  const hasFollowed = useRef(false);

  useEffect(() => {
    const area = scroller.current;
    if (seen.current?.section !== section || seen.current.entryId !== entryId) {
      seen.current = { section, entryId };
      isWaiting.current = section !== null && !isPaused && opened.current !== section;
      opened.current = null;
    }
    // The pages may be still to come, or hidden, or not have the section yet: then the next of them are followed.
    if (!area || !isWaiting.current || !pages || width === 0 || section === null) return;
    let isCurrent = true;
    const follow = () => {
      const target = isCurrent ? partOnPages(area, section, entryId) : null;
      if (!target) return;
      isWaiting.current = false;
      // A page that has just been opened begins at the place.
      const isInstant = !hasFollowed.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
      hasFollowed.current = true;
      bringIntoView(area, target, isInstant);
    };
    // While the pages change their size, places on them are not what they will be.
    void Promise.allSettled(area.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(follow);
    return () => {
      isCurrent = false;
    };
  }, [scroller, section, entryId, pages, width, isPaused]);

  return (slug) => {
    if (slug !== seen.current?.section) opened.current = slug;
  };
}

/** The entry on the first page that has it, else the beginning of its section, else null. */
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
