/** An interval along one axis, in px. */
export interface Span {
  start: number;
  end: number;
}

/**
 * How far to scroll along one axis to bring a part into view, in px. Its start will be `margin` after the view's start. 0 if the
 * part is in view already or fills the view.
 */
export function scrollToShow(view: Span, part: Span, margin: number): number {
  const isInside = part.start >= view.start && part.end <= view.end;
  const fillsView = part.start <= view.start && part.end >= view.end;
  return isInside || fillsView ? 0 : part.start - view.start - margin;
}
