/** A coloured rectangle behind everything else on a page, in CSS px from its top left. */
export interface Backdrop {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  color: string;
}
