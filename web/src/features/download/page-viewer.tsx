import { ActionIcon, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { PageSheet } from '../../ui/page-sheet.tsx';
import { useT } from './checks/messages.ts';
import classes from './page-viewer.module.css';

interface PageViewerProps {
  /** The pages' SVGs, as the preview shows them. */
  pages: readonly string[];
  /** The index of the page that opens first. */
  first: number;
  onClose: () => void;
}

/** Distance in CSS px that browsers scroll for one press of an arrow key. */
const ARROW_SCROLL_PX = 40;

/**
 * Shows the pages one by one, as large as the window allows. Arrow and page keys turn pages; Home and End go to the first and the
 * last. On an enlarged page, arrow and page keys scroll first and turn the page at its end. Escape closes.
 */
export function PageViewer({ pages, first, onClose }: PageViewerProps) {
  const t = useT();
  const [picked, setPicked] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const count = pages.length;
  // Mending the resume elsewhere may remove a page.
  const index = Math.min(picked, count - 1);
  const label = t('pages.page', { number: index + 1, count });
  const scroller = useRef<HTMLElement>(null);
  const goTo = (page: number) => setPicked(Math.max(0, Math.min(count - 1, page)));
  const turn = (step: number) => goTo(index + step);
  /** Scrolls an enlarged page. Returns false at the page's end in that direction. */
  const hasScrolled = (axis: 'left' | 'top', step: number) => {
    const element = scroller.current;
    if (!isZoomed || !element) return false;
    const [at, size, whole] =
      axis === 'left'
        ? [element.scrollLeft, element.clientWidth, element.scrollWidth]
        : [element.scrollTop, element.clientHeight, element.scrollHeight];
    // Browsers report rounded values.
    if (step < 0 ? at < 1 : at + size > whole - 1) return false;
    element.scrollBy({ [axis]: step * (axis === 'left' ? ARROW_SCROLL_PX : 0.9 * size) });
    return true;
  };
  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(count - 1);
    else if (key === 'ArrowRight' || key === 'ArrowLeft' || key === 'PageDown' || key === 'PageUp') {
      const step = key === 'ArrowRight' || key === 'PageDown' ? 1 : -1;
      if (!hasScrolled(key.startsWith('Arrow') ? 'left' : 'top', step)) turn(step);
    } else return;
    event.preventDefault();
  };
  // A window event, because the focus may be on the dialog's frame or nowhere.
  useWindowEvent('keydown', turnByKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is shown from its top.
  useLayoutEffect(() => {
    // In a block: newer browsers return a promise, which React would take for a clean-up function.
    scroller.current?.scrollTo({ left: 0, top: 0 });
  }, [index]);

  return (
    <Modal.Root opened onClose={onClose} fullScreen padding={0}>
      <Modal.Content aria-label={t('pages.title')} className={classes.content}>
        <Modal.Body className={classes.body}>
          <div className={classes.bar}>
            <span className={classes.place} role="status">
              {label}
            </span>
            <div className={classes.buttons}>
              {count > 1 && (
                <>
                  <TurnButton label={t('pages.previous')} isAtEnd={index === 0} onClick={() => turn(-1)}>
                    <IconChevronLeft size={22} aria-hidden />
                  </TurnButton>
                  <TurnButton label={t('pages.next')} isAtEnd={index === count - 1} onClick={() => turn(1)}>
                    <IconChevronRight size={22} aria-hidden />
                  </TurnButton>
                </>
              )}
              <ActionIcon
                variant="subtle"
                size="xl"
                aria-label={t(isZoomed ? 'pages.zoomOut' : 'pages.zoomIn')}
                onClick={() => setZoomed(!isZoomed)}
              >
                {isZoomed ? <IconZoomOut size={22} aria-hidden /> : <IconZoomIn size={22} aria-hidden />}
              </ActionIcon>
              <ActionIcon variant="subtle" size="xl" aria-label={t('pages.close')} onClick={onClose}>
                <IconX size={22} aria-hidden />
              </ActionIcon>
            </div>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard (WCAG 2.1.1). */}
          <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label={label} data-autofocus>
            <div className={classes.sheet} data-zoomed={isZoomed || undefined}>
              <PageSheet key={index} svg={pages[index]!} label={label} />
            </div>
          </section>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface TurnButtonProps {
  label: string;
  isAtEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At the first and last page it only looks disabled: a disabled button would lose the focus. */
function TurnButton({ label, isAtEnd, onClick, children }: TurnButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="xl"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      data-disabled={isAtEnd}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
