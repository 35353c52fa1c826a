import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows go away once they are decided: the row that takes the decided one's place gets it, then the last one,
 * then the first button that is left. Rows have `data-row`.
 *
 * @param isRunning whether buttons are disabled meanwhile.
 * @returns call it when a row is decided, while its button has the focus.
 */
export function useNextFocus(list: RefObject<HTMLElement | null>, isRunning: boolean): () => void {
  const decided = useRef<number | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // The row goes away with a later answer than the one that ends the running, so each render looks.
  useEffect(() => {
    const index = decided.current;
    if (index === null || isRunning || !isLost(document.activeElement)) return;
    const row = rows()[index] ?? rows().at(-1) ?? list.current;
    row?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return () => {
    decided.current = Math.max(
      rows().findIndex((row) => row.contains(document.activeElement)),
      0,
    );
  };
}

/** Browsers leave the focus on the body when its element is removed or disabled. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(':disabled, [role="dialog"]');
}
