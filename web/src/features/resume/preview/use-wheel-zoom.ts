import { type RefObject, useEffect, useRef } from 'react';

/** Ctrl and wheel zoom the pages rather than the browser's whole window: 1 for nearer, -1 for farther. */
export function useWheelZoom(scroller: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const target = scroller.current;
    if (!target) return;
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 1 : -1);
    };
    target.addEventListener('wheel', listen, { passive: false });
    return () => target.removeEventListener('wheel', listen);
  }, [scroller]);
}
