import { ActionIcon, Alert, Button, Skeleton, Text, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowAutofitWidth, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PageSheet } from '../../../ui/page-sheet.tsx';
import { useT } from '../editor/messages.ts';
import classes from './preview.module.css';
import { clampZoom, fitZoom, PAGE_WIDTH_PX, ZOOM_BUTTON_STEP, ZOOM_STEP } from './zoom.ts';

interface PreviewProps {
  /** Null while the engine loads. */
  pages: readonly string[] | null;
  isFailed: boolean;
  onRetry: () => void;
  /** A section was clicked; `hero` is personal data. */
  onSection?: (slug: string) => void;
  note?: string | undefined;
}

/** The resume as A4 pages, with zoom. */
export function Preview({ pages, isFailed, onRetry, onSection, note }: PreviewProps) {
  const t = useT();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [zoom, setZoom] = useState<number | null>(null);
  const scale = zoom ?? fitZoom(Math.max(240, width));
  const scroller = useWheelZoom((step) => setZoom(clampZoom(scale + step * ZOOM_STEP)));
  const count = pages?.length ?? 1;

  return (
    <div className={classes.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard (WCAG 2.1.1). */}
      <section ref={scroller} className={classes.scroller} aria-label={t('preview')} tabIndex={0}>
        <div ref={ref} className={classes.room}>
          {isFailed && (
            <Alert color="red" variant="light" className={classes.failed}>
              <Text mb="sm">{t('failed')}</Text>
              <Button size="xs" onClick={onRetry}>
                {t('retry')}
              </Button>
            </Alert>
          )}
          {pages === null && !isFailed && (
            <Skeleton className={classes.page} style={{ width: PAGE_WIDTH_PX * scale }} />
          )}
          {pages?.map((svg, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            <div key={index} className={classes.page} style={{ width: PAGE_WIDTH_PX * scale }}>
              <PageSheet
                svg={svg}
                label={t('zoom.page', { number: index + 1, count })}
                {...(onSection ? { onSection } : {})}
              />
            </div>
          ))}
        </div>
      </section>
      <div className={classes.toolbar}>
        {note && <span className={classes.note}>{note}</span>}
        <Tooltip label={t('zoom.out')}>
          <ActionIcon
            variant="subtle"
            aria-label={t('zoom.out')}
            onClick={() => setZoom(clampZoom(scale - ZOOM_BUTTON_STEP))}
          >
            <IconMinus size={18} />
          </ActionIcon>
        </Tooltip>
        <output className={classes.percent}>{Math.round(scale * 100)}%</output>
        <Tooltip label={t('zoom.in')}>
          <ActionIcon
            variant="subtle"
            aria-label={t('zoom.in')}
            onClick={() => setZoom(clampZoom(scale + ZOOM_BUTTON_STEP))}
          >
            <IconPlus size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('zoom.fit')}>
          <ActionIcon variant="subtle" aria-label={t('zoom.fit')} onClick={() => setZoom(null)}>
            <IconArrowAutofitWidth size={18} />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}

/** Ctrl and wheel zoom the pages rather than the browser's whole window. */
function useWheelZoom(onStep: (step: number) => void) {
  const element = useRef<HTMLElement>(null);
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 1 : -1);
    };
    target.addEventListener('wheel', listen, { passive: false });
    return () => target.removeEventListener('wheel', listen);
  }, []);
  return element;
}
