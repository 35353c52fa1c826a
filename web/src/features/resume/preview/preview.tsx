import { PAPERS, type Paper } from '@kreda/document/engine/page-geometry';
import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowAutofitWidth, IconHandStop, IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Hint } from '../../../ui/hint.tsx';
import { PageSheet, type PickedPlace } from '../../../ui/page-sheet.tsx';
import { useT } from '../editor/messages.ts';
import type { Drop } from './move-section.ts';
import classes from './preview.module.css';
import { usePan } from './use-pan.ts';
import { type EditedPart, useScrollToEdited } from './use-scroll-to-edited.ts';
import { useSectionDrag } from './use-section-drag.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { clampZoom, fitZoom, ZOOM_BUTTON_STEP, ZOOM_STEP } from './zoom.ts';

interface PreviewProps {
  /** Functions that paint page SVGs; null while the engine is loading. */
  pages: readonly (() => string)[] | null;
  paper: Paper;
  isFailed: boolean;
  onRetry: () => void;
  /** Called when a part of the pages is clicked. */
  onPick?: (place: PickedPlace) => void;
  /** Marks parts of an updated page, as `PageSheet` has it. */
  decorate?: (page: ShadowRoot) => void;
  /** Called when a section was dropped before or after another. */
  onMoveSection?: (moved: OrderedSection, drop: Drop) => void;
  note?: string | undefined;
  /** The part being edited. The pages scroll to it when it changes. */
  edited?: EditedPart | null;
}

/** The resume's pages, with zoom. */
export function Preview({
  pages,
  paper,
  isFailed,
  onRetry,
  onPick,
  decorate,
  onMoveSection,
  note,
  edited = null,
}: PreviewProps) {
  const t = useT();
  const size = PAPERS[paper];
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [zoom, setZoom] = useState<number | null>(null);
  const scale = zoom ?? fitZoom(Math.max(240, width), size);
  const [isPanning, setPanning] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  useWheelZoom(scroller, (step) => setZoom(clampZoom(scale + step * ZOOM_STEP)));
  usePan(scroller, isPanning);
  const dropLine = useSectionDrag(scroller, isPanning ? undefined : onMoveSection);
  const markOpened = useScrollToEdited(scroller, { part: edited, pages, width, isPaused: isPanning });
  const pick = (place: PickedPlace) => {
    markOpened(place.section);
    onPick?.(place);
  };
  const count = pages?.length ?? 1;

  return (
    <div className={classes.preview}>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={t('preview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        data-pan={isPanning || undefined}
      >
        <div ref={ref} className={classes.room}>
          {isFailed && (
            <div role="alert" className={classes.failed}>
              <p>{t('failed')}</p>
              <Button size="xs" onClick={onRetry}>
                {t('retry')}
              </Button>
            </div>
          )}
          {/* Not before the width is known: the skeleton would grow to it, and be a layout shift. */}
          {pages === null && !isFailed && width > 0 && (
            <Skeleton
              className={classes.page}
              style={{ width: size.widthPx * scale, aspectRatio: `${size.widthPx} / ${size.heightPx}` }}
            />
          )}
          {pages?.map((paint, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number.
            <div key={index} className={classes.page} style={{ width: size.widthPx * scale }}>
              <PageSheet
                svg={paint}
                label={t('zoom.page', { number: index + 1, count })}
                isReadable
                decorate={decorate}
                {...(onPick && !isPanning ? { onPick: pick } : {})}
              />
            </div>
          ))}
        </div>
      </section>
      {dropLine && <div className={classes.dropLine} style={dropLine} aria-hidden />}
      <div className={classes.toolbar}>
        {note && <span className={classes.note}>{note}</span>}
        <Hint label={t('zoom.out')}>
          <ActionIcon
            variant="subtle"
            aria-label={t('zoom.out')}
            onClick={() => setZoom(clampZoom(scale - ZOOM_BUTTON_STEP))}
          >
            <IconMinus size={18} />
          </ActionIcon>
        </Hint>
        <output className={classes.percent}>{Math.round(scale * 100)}%</output>
        <Hint label={t('zoom.in')}>
          <ActionIcon
            variant="subtle"
            aria-label={t('zoom.in')}
            onClick={() => setZoom(clampZoom(scale + ZOOM_BUTTON_STEP))}
          >
            <IconPlus size={18} />
          </ActionIcon>
        </Hint>
        <Hint label={t('zoom.fit')}>
          <ActionIcon variant="subtle" aria-label={t('zoom.fit')} onClick={() => setZoom(null)}>
            <IconArrowAutofitWidth size={18} />
          </ActionIcon>
        </Hint>
        <Hint label={t('move')}>
          <ActionIcon
            variant={isPanning ? 'light' : 'subtle'}
            aria-label={t('move')}
            aria-pressed={isPanning}
            className={classes.pan}
            onClick={() => setPanning(!isPanning)}
          >
            <IconHandStop size={18} />
          </ActionIcon>
        </Hint>
      </div>
    </div>
  );
}
