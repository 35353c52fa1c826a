import { type RefObject, useEffect, useRef } from 'react';

/** Lets Ctrl and the wheel zoom the pages instead of the whole window: step 1 zooms in, -1 zooms out. */
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
