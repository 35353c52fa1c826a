import { pageTextItems } from '@kreda/document/engine/page-text-items';
import type { FoundResume } from '@kreda/document/reader/found-resume';
import { readResume } from '@kreda/document/reader/read-resume';

/**
 * Reads typeset pages as recruiters' software would: from their text runs with positions alone. The fonts must be loaded in this
 * document, which measures the runs with them.
 */
export function readPages(pages: readonly string[]): FoundResume {
  const canvas = document.createElement('canvas').getContext('2d')!;
  return readResume(
    pageTextItems(pages, ({ text, face, sizePx, spacingPx }) => {
      canvas.font = `${face.style} ${face.weight} ${sizePx}px "${face.family}"`;
      canvas.letterSpacing = `${spacingPx}px`;
      return canvas.measureText(text).width;
    }),
  );
}
