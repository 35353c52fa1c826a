/** An interval along one axis, px. */
export interface Span {
  start: number;
  end: number;
}

/**
 * How far to scroll along one axis so that a part of the page comes into view, px: its beginning then stands `margin` below the
 * view's. 0 where all of it is in view already, or where it fills the view.
 */
export function scrollToShow(view: Span, part: Span, margin: number): number {
  const isInside = part.start >= view.start && part.end <= view.end;
  const fillsView = part.start <= view.start && part.end >= view.end;
  return isInside || fillsView ? 0 : part.start - view.start - margin;
}
