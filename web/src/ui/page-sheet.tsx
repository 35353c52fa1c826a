import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { partAt } from './page-parts.ts';
import classes from './page-sheet.module.css';
import { PAGE_SHEET_STYLE } from './page-sheet-style.ts';
import { patchPage } from './patch-page.ts';

let style: CSSStyleSheet | null = null;

/** One style sheet for all pages: a new one would make the browser recompute the style of every element. */
function pageStyle(): CSSStyleSheet {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(PAGE_SHEET_STYLE);
  }
  return style;
}

/** Pages this far outside of the view are also updated at once, so that scrolling shows no stale page. */
const NEAR_VIEW = '50% 0px';

interface PageSheetProps {
  svg: string;
  label: string;
  /** Called with the section's slug (`personal-data` for the hero) when a part of the page is clicked. */
  onSection?: (slug: string) => void;
}

/** Updates of pages out of view, deferred until the browser is idle. */
const deferredUpdates = new Set<() => void>();

/** Applies all deferred updates now, for code that looks for parts on pages out of view. */
export function updateAllPages(): void {
  for (const update of deferredUpdates) update();
}

/** Puts a page's markup into its shadow root. If the page is shown already, only differing nodes are replaced. */
function putPage(element: HTMLElement, svg: string): void {
  const page = document.createElement('template');
  page.innerHTML = svg;
  // This is an image of the page. Its links are meant for the PDF; here they would be tab stops without a name.
  for (const link of page.content.querySelectorAll('a')) link.removeAttribute('href');
  if (element.shadowRoot) {
    patchPage(element.shadowRoot, page.content);
    return;
  }
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [pageStyle()];
  root.append(page.content);
}

/**
 * One A4 page of the document engine, filling its container's width. It is in a shadow root, so that ids and styles of several
 * pages do not collide. Only for page SVGs of our own engine: the markup is not sanitised.
 *
 * A page in view is updated before the browser paints, so that a keystroke and its page are seen in one frame. A page out of view is
 * updated when the browser is idle, when it comes near the view, or by `updateAllPages`.
 */
export function PageSheet({ svg, label, onSection }: PageSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const onPick = useRef(onSection);
  onPick.current = onSection;
  const isNearView = useRef(true);
  const update = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    if (isNearView.current || !element.shadowRoot) {
      putPage(element, svg);
      return;
    }
    const put = () => {
      deferredUpdates.delete(put);
      update.current = null;
      putPage(element, svg);
    };
    deferredUpdates.add(put);
    update.current = put;
    const cancel = whenIdle(() => {
      if (deferredUpdates.has(put)) put();
    });
    return () => {
      deferredUpdates.delete(put);
      update.current = null;
      cancel();
    };
  }, [svg]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once, the newest last.
        isNearView.current = entries.at(-1)!.isIntersecting;
        if (isNearView.current) update.current?.();
      },
      { rootMargin: NEAR_VIEW, scrollMargin: NEAR_VIEW },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A shortcut for the pointer. The steps navigation offers the same to everybody.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const partUnder = ({ clientX, clientY }: MouseEvent) =>
      onPick.current && element.shadowRoot && partAt(element.shadowRoot, clientX, clientY);
    const pick = (event: MouseEvent) => {
      const part = partUnder(event);
      if (!part) return;
      const { role, group } = part.dataset;
      onPick.current?.(role === 'section' && group ? group : 'personal-data');
    };
    let hovered: SVGElement | null = null;
    const hover = (part: SVGElement | null) => {
      if (part === hovered) return;
      hovered?.removeAttribute('data-hovered');
      part?.setAttribute('data-hovered', '');
      hovered = part;
      element.style.cursor = part ? 'pointer' : '';
    };
    const move = (event: PointerEvent) => hover(event.buttons === 0 ? (partUnder(event) ?? null) : null);
    const leave = () => hover(null);
    element.addEventListener('click', pick);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      leave();
      element.removeEventListener('click', pick);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  }, []);

  return (
    <div
      ref={host}
      className={classes.sheet}
      role="img"
      aria-label={label}
      data-pick={onSection ? '' : undefined}
      data-sheet
    />
  );
}
