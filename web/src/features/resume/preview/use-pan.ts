import { type RefObject, useEffect } from 'react';

/** Scrolls the element by dragging it with the pointer, while `isOn`. */
export function usePan(scroller: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const area = scroller.current;
    if (!area || !isOn) return;
    let held: { x: number; y: number; left: number; top: number } | null = null;
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      held = { x: event.clientX, y: event.clientY, left: area.scrollLeft, top: area.scrollTop };
      area.dataset.panning = '';
      // Prevents text selection.
      event.preventDefault();
    };
    const move = (event: PointerEvent) => {
      if (!held) return;
      area.scrollLeft = held.left - (event.clientX - held.x);
      area.scrollTop = held.top - (event.clientY - held.y);
    };
    const release = () => {
      held = null;
      delete area.dataset.panning;
    };
    area.addEventListener('pointerdown', press);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      release();
      area.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [scroller, isOn]);
}
