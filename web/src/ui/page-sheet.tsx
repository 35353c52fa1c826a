import { useEffect, useRef } from 'react';
import classes from './page-sheet.module.css';

const SHEET_STYLE = `
  svg { display: block; width: 100%; height: 100%; }
  :host([data-pick]) :is([data-role='hero'], [data-role='section']) { cursor: pointer; transition: opacity 120ms; }
  :host([data-pick]) :is([data-role='hero'], [data-role='section']):hover { opacity: 0.72; }
`;

interface PageSheetProps {
  svg: string;
  label: string;
  /** Called with the section's slug (`personal-data` for the hero) when a part of the page is clicked. */
  onSection?: (slug: string) => void;
}

/**
 * One A4 page of the document engine, filling its container's width. It stands in a shadow root, so that ids and styles of
 * several pages do not meet. Only for pages that our own painter drew: the markup is put in as it is.
 */
export function PageSheet({ svg, label, onSection }: PageSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const picked = useRef(onSection);
  picked.current = onSection;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(SHEET_STYLE);
    root.adoptedStyleSheets = [style];
    root.innerHTML = svg;
    // A picture of the page: its links are for the PDF's reader, and would be tab stops without a name here.
    for (const link of root.querySelectorAll('a')) link.removeAttribute('href');
  }, [svg]);

  // The pointer's short cut to what the steps navigation offers to everybody.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const pick = (event: MouseEvent) => {
      for (const target of event.composedPath()) {
        if (!(target instanceof SVGElement)) continue;
        const { role, group } = target.dataset;
        if (role === 'section' && group) return picked.current?.(group);
        if (role === 'hero') return picked.current?.('personal-data');
      }
    };
    element.addEventListener('click', pick);
    return () => element.removeEventListener('click', pick);
  }, []);

  return (
    <div ref={host} className={classes.sheet} role="img" aria-label={label} data-pick={onSection ? '' : undefined} />
  );
}
