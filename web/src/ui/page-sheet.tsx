import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadable } from '../lib/loadable.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { entryAt, partAt } from './page-parts.ts';
import classes from './page-sheet.module.css';
import { PAGE_SHEET_STYLE } from './page-sheet-style.ts';
import { parseMarkup } from './parse-markup.ts';

/** Not needed to show pages for the first time. A page that changes before it is loaded is replaced as a whole. */
export const pagePatch = loadable(async () => (await import('./patch-page.ts')).patchPage);

let style: CSSStyleSheet | null = null;

/** One style sheet for all pages: a new one would make the browser recompute the style of every element. */
function pageStyle(): CSSStyleSheet {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(PAGE_SHEET_STYLE);
  }
  return style;
}

/** Pages this far outside of the view are updated before they are scrolled into it. */
const NEAR_VIEW = '50% 0px';

interface PageSheetProps {
  /** The page's markup, or a function that paints it. It is called when the page is updated. */
  svg: string | (() => string);
  label: string;
  /**
   * True if screen readers are to read the page: its text, with its headings. Otherwise it is an image with a label, as is right for a
   * small picture of a page.
   */
  isReadable?: boolean;
  /** Called when a part of the page is clicked. */
  onPick?: (place: PickedPlace) => void;
  /** Called with the page whenever it was updated, to set attributes that `PAGE_SHEET_STYLE` knows. */
  decorate?: ((page: ShadowRoot) => void) | undefined;
}

/** A place on a page that was clicked. */
export interface PickedPlace {
  /** The section's slug; `personal-data` for the hero. */
  section: string;
  /** The entry's id, and the text of the clicked run; null beside them. */
  entryId: string | null;
  text: string | null;
}

/** Updates of pages out of view, deferred until the browser is idle. */
const deferredUpdates = new Set<() => void>();

/** Applies all deferred updates now, for code that looks for parts on pages out of view. */
export function updateAllPages(): void {
  for (const update of deferredUpdates) update();
}

/** This is an image of the page. Its links are meant for the PDF; here they would be tab stops without a name. */
function withoutLinks(svg: string): string {
  return svg.replace(/<a [^>]*>/g, '<a>');
}

/** Levels of the page's headings below the screen's own. */
const HEADING_LEVELS: Readonly<Record<string, number>> = { name: 2, 'section-title': 3, 'entry-title': 4 };
const HEADING = new RegExp(`data-role="(${Object.keys(HEADING_LEVELS).join('|')})"`, 'g');

/** Gives assistive technology the page's text and headings, as the tags of the PDF do (docs/page-svg.md), instead of one image. */
function withStructure(svg: string): string {
  return svg
    .replace('<svg ', '<svg role="none" ')
    .replace(HEADING, (attribute, role: string) => `${attribute} role="heading" aria-level="${HEADING_LEVELS[role]}"`);
}

/** The root's attributes begin with its namespace, width and height (docs/page-svg.md). */
const SIZE = /^<svg [^>]*?width="(\d+)" height="(\d+)"/;

/** Makes the element as high as the page is for its width: pages have the size of their paper. */
function takeShape(element: HTMLElement, svg: string): void {
  const [, width, height] = SIZE.exec(svg) ?? [];
  element.style.aspectRatio = width && height ? `${width} / ${height}` : '';
}

/**
 * Shows a page in the shadow root of an element. If a page is shown there already, only what differs is replaced.
 *
 * @param shown the result of the last call for the element; null at the first one.
 */
function showPage(element: HTMLElement, svg: string, isReadable: boolean, shown: string | null): string {
  const markup = isReadable ? withStructure(withoutLinks(svg)) : withoutLinks(svg);
  if (shown === markup) return shown;
  takeShape(element, markup);
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const patch = pagePatch.loaded();
  if (patch && shown !== null) patch(root.firstElementChild!, shown, markup);
  else {
    root.adoptedStyleSheets = [pageStyle()];
    root.replaceChildren(...parseMarkup(markup));
  }
  return markup;
}

/**
 * One page of the document engine, filling its container's width. It is in a shadow root, so that ids and styles of several
 * pages do not collide. Only for page SVGs of our own engine: the markup is not sanitised.
 *
 * A page in view is updated before the browser paints, so that a keystroke and its page are seen in one frame. A page out of view is
 * updated when the browser is idle, when it comes into view or near it, or by `updateAllPages`.
 */
export function PageSheet({ svg, label, isReadable = false, onPick: onPickedPlace, decorate }: PageSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const onPick = useRef(onPickedPlace);
  onPick.current = onPickedPlace;
  const latestDecorate = useRef(decorate);
  latestDecorate.current = decorate;
  const isInView = useRef(true);
  const shown = useRef<string | null>(null);
  const update = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const put = () => {
      deferredUpdates.delete(put);
      update.current = null;
      shown.current = showPage(element, typeof svg === 'string' ? svg : svg(), isReadable, shown.current);
      latestDecorate.current?.(element.shadowRoot!);
    };
    if (isInView.current || shown.current === null) {
      put();
      return;
    }
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
  }, [svg, isReadable]);

  // After the page is updated: both in one commit are one change for the eye.
  useLayoutEffect(() => {
    const page = host.current?.shadowRoot;
    if (page) decorate?.(page);
  }, [decorate]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observers = ['0px', NEAR_VIEW].map((margin) => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A busy browser reports several changes at once, the newest last.
          const { isIntersecting } = entries.at(-1)!;
          if (margin !== NEAR_VIEW) isInView.current = isIntersecting;
          if (isIntersecting) update.current?.();
        },
        { rootMargin: margin, scrollMargin: margin },
      );
      observer.observe(element);
      return observer;
    });
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);

  // A shortcut for the pointer. The steps navigation offers the same to everybody. Before the page is painted: a click on what is seen counts.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const partUnder = ({ clientX, clientY }: MouseEvent) =>
      onPick.current && element.shadowRoot && partAt(element.shadowRoot, clientX, clientY);
    const pick = (event: MouseEvent) => {
      const part = partUnder(event);
      if (!part) return;
      const { role, group } = part.dataset;
      const [target] = event.composedPath();
      onPick.current?.({
        section: role === 'section' && group ? group : 'personal-data',
        entryId: entryAt(part, event.clientX, event.clientY),
        text: target instanceof Element ? (target.closest('text')?.textContent ?? null) : null,
      });
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
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label.
    <div
      ref={host}
      className={classes.sheet}
      role={isReadable ? 'group' : 'img'}
      aria-label={label}
      data-pick={onPickedPlace ? '' : undefined}
      data-sheet
    />
  );
}
