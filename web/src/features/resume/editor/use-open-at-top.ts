import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { usePlaceFromAddress } from '../forms/use-place-from-address.ts';
import type { StepSlug } from './steps.ts';

/**
 * Opens each step at its top, with the focus on its heading, so that the keyboard and screen readers go on from there. A step whose
 * address names a field leaves the focus to that field. The first step of a loaded page keeps the browser's focus.
 *
 * @param scroller the element that scrolls the step; it contains the heading, an `h1` that can be focused.
 */
export function useOpenAtTop(scroller: RefObject<HTMLElement | null>, step: StepSlug): void {
  const isLoad = useNavigationType() === 'POP';
  const { field, entryId } = usePlaceFromAddress();
  const opened = useRef(isLoad ? step : null);
  // A layout effect: a field that takes the focus in an effect of its form scrolls itself into view afterwards.
  useLayoutEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = 0;
    if (field === null && entryId === null) element.querySelector('h1')?.focus({ preventScroll: true });
  });
}
