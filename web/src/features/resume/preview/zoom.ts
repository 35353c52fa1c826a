import type { PageSize } from '@kreda/document/engine/page-geometry';

/** Zoom limits, in px of the screen per px of the page (specification, section 9). */
const ZOOM_MIN = 0.125;
const ZOOM_MAX = 4;
/** Change by one notch of the wheel, and by one press of a button. */
export const ZOOM_STEP = 0.3;
export const ZOOM_BUTTON_STEP = 0.15;
/** The page's initial scale, if there is enough width (specification, section 9). */
export const PAGE_SCALE = 0.89;

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));
}

/** The scale at which a page fills the available width, at most the initial scale. */
export function fitZoom(roomPx: number, page: PageSize): number {
  return clampZoom(Math.min(PAGE_SCALE, roomPx / page.widthPx));
}
