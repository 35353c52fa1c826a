import { useEffect, useRef } from 'react';
import classes from './page-sheet.module.css';

const SHEET_STYLE = 'svg { display: block; width: 100%; height: 100%; }';

/**
 * One A4 page of the document engine, filling its container's width. It stands in a shadow root, so that ids and styles of
 * several pages do not meet. Only for pages that our own painter drew: the markup is put in as it is.
 */
export function PageSheet({ svg, label }: { svg: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(SHEET_STYLE);
    root.adoptedStyleSheets = [style];
    root.innerHTML = svg;
  }, [svg]);
  return <div ref={host} className={classes.sheet} role="img" aria-label={label} />;
}
