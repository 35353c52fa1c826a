import { encodeQR } from 'qr';
import type { Block } from '../../engine/blocks/block.ts';

/** The empty modules around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code (ISO/IEC 18004) of a square's width, its quiet zone included, as one drawing.
 *
 * @throws Error for a text that is too long for a code.
 */
export function qrCode(content: string, { widthPx, color }: { widthPx: number; color: string }): Block {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const data = rows.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return {
    draws: [
      { kind: 'path', xPx: 0, yPx: 0, scale: widthPx / rows.length, data: data.join(''), fill: color, stroke: null },
    ],
    heightPx: widthPx,
  };
}

/** The dark modules of a row that stand together. Drawn as one, they have no light lines between them. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length++;
    else runs.push({ x, length: 1 });
  });
  return runs;
}
