/** Zoom bounds, px of screen per px of page (specification, section 9). */
const ZOOM_MIN = 0.125;
const ZOOM_MAX = 4;
/** One notch of the wheel, one press of a button. */
export const ZOOM_STEP = 0.3;
export const ZOOM_BUTTON_STEP = 0.15;
/** The page's scale where there is room for it (specification, section 9). */
export const PAGE_SCALE = 0.89;
export const PAGE_WIDTH_PX = 794;

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));
}

/** The scale at which a page fills the room it has, up to the page scale. */
export function fitZoom(roomPx: number): number {
  return clampZoom(Math.min(PAGE_SCALE, roomPx / PAGE_WIDTH_PX));
}
