import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a new page if the navigation removed or hid the focused element, so that the keyboard and screen readers
 * go on from there. Until the heading is rendered, the focus is on the main element. A field of the page that takes the focus by itself keeps
 * it, and so does anything outside of the page, such as a link of the header.
 *
 * @param main contains the page, and can be focused.
 */
export function useFocusHeading(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || main.current === null) return;
    shown.current = pathname;
    return focusHeadingWhenRendered(main.current);
  }, [main, pathname]);
}

function focusHeadingWhenRendered(main: HTMLElement): () => void {
  /** Returns whether there is nothing left to wait for. */
  const focus = (): boolean => {
    if (!isFocusLost(main)) return true;
    const heading = Array.from(main.querySelectorAll('h1')).find(isRendered);
    const target = heading ?? main;
    // -1: focused by scripts, and no stop of the Tab key.
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return heading !== undefined;
  };
  const renderings = new MutationObserver(() => focus() && renderings.disconnect());
  if (!focus()) renderings.observe(main, { childList: true, subtree: true });
  return () => renderings.disconnect();
}

function isFocusLost(main: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement === document.body || activeElement === main || !isRendered(activeElement)
  );
}

/** False for what a Suspense boundary hides behind its loading screen. */
function isRendered(element: Element): boolean {
  return element.getClientRects().length > 0;
}
