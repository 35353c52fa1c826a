import type { FoundPlace } from '@kreda/document/reader/found-resume';
import { Loader } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import type { DrawnPage } from './draw-pdf.ts';
import classes from './file-page.module.css';
import { useT } from './messages.ts';

/** 450 KB, and as much for its worker. */
const pdfDrawing = loadable(() => import('./draw-pdf.ts'));

interface FilePageProps {
  file: File;
  /** The place to mark. */
  place: FoundPlace;
  /** What stands there. */
  field: string;
}

/** A page of the imported file, drawn in the browser, with one place marked and in view. */
export function FilePage({ file, place, field }: FilePageProps) {
  const t = useT();
  const pdf = usePdf(file);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<(DrawnPage & { page: number }) | 'failed' | null>(null);
  const { page } = place;
  const isFailed = pdf === 'failed' || drawn === 'failed';
  const current = drawn !== null && drawn !== 'failed' && drawn.page === page ? drawn : null;

  useEffect(() => {
    if (pdf === null || pdf === 'failed') return;
    let isLatest = true;
    const { drawPage } = pdfDrawing.loaded()!;
    // A page of its own, which is shown when it is whole: two drawings on one canvas would mix.
    const draft = document.createElement('canvas');
    draft.style.cssText = `position:absolute;visibility:hidden;width:${canvas.current!.clientWidth}px`;
    canvas.current!.after(draft);
    drawPage(pdf, page, draft)
      .then(
        (size) => {
          if (!isLatest) return;
          const shown = canvas.current!;
          shown.width = draft.width;
          shown.height = draft.height;
          shown.getContext('2d')!.drawImage(draft, 0, 0);
          setDrawn({ ...size, page });
        },
        () => {
          if (isLatest) setDrawn('failed');
        },
      )
      .finally(() => draft.remove());
    return () => {
      isLatest = false;
    };
  }, [pdf, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new mark is brought into view.
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [place, current]);

  if (isFailed)
    return (
      <p role="alert" className={classes.message}>
        {t('notDrawn')}
      </p>
    );
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div className={classes.sheet} role="img" aria-label={t('marked', { page, field })} data-drawn={current !== null}>
      <canvas ref={canvas} className={classes.canvas} />
      {current ? (
        <div
          ref={mark}
          className={classes.mark}
          style={{
            left: percent(place.x, current.widthPt),
            top: percent(place.y, current.heightPt),
            width: percent(place.width, current.widthPt),
            height: percent(place.height, current.heightPt),
          }}
        />
      ) : (
        <p role="status" className={classes.message}>
          <Loader size="sm" aria-hidden /> {t('drawing')}
        </p>
      )}
    </div>
  );
}

/** The opened file; null until it is open. */
function usePdf(file: File): PDFDocumentProxy | 'failed' | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed' | null>(null);
  useEffect(() => {
    let opened: PDFDocumentProxy | null = null;
    let isClosed = false;
    pdfDrawing
      .load()
      .then(({ openPdf }) => openPdf(file))
      .then(
        (next) => {
          opened = next;
          if (isClosed) void next.destroy();
          else setPdf(next);
        },
        () => {
          pdfDrawing.forgetFailure();
          if (!isClosed) setPdf('failed');
        },
      );
    return () => {
      isClosed = true;
      void opened?.destroy();
    };
  }, [file]);
  return pdf;
}
