/** Matches form controls and text editors. */
export const FIELD_SELECTOR = 'input, textarea, select, [contenteditable="true"]';

/**
 * Focuses a field as soon as it is rendered: a text editor is loaded later than its form. Does nothing if the user has focused
 * another control meanwhile.
 *
 * @param root the form in which the field appears.
 * @param find returns the field, or null while it is missing.
 * @param onFocus is called once, when the field has the focus.
 * @returns a function that stops waiting.
 */
export function focusWhenRendered(
  root: HTMLElement,
  find: () => HTMLElement | null,
  onFocus: (field: HTMLElement) => void,
): () => void {
  const focusedBefore = document.activeElement;
  // Navigation focuses the main element, which has a negative tabIndex. That does not count as the user's choice.
  const hasMoved = () => {
    const focused = document.activeElement;
    return focused !== focusedBefore && focused instanceof HTMLElement && focused.tabIndex >= 0;
  };
  const focus = (): boolean => {
    const field = find();
    if (!field) return false;
    field.focus({ preventScroll: true });
    onFocus(field);
    return true;
  };
  const arrivals = new MutationObserver(() => {
    if (hasMoved() || focus()) arrivals.disconnect();
  });
  if (!focus()) arrivals.observe(root, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}

/** How many frames a group of fields takes at most to begin to open. */
const MAX_FRAMES = 10;

/** Focuses a field and scrolls it into the middle of the view, once its group has begun to open. Returns a function that stops waiting. */
export function focusWhenShown(field: HTMLElement): () => void {
  let frame = 0;
  const attempt = (left: number) => {
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
    if (document.activeElement !== field && left > 0) frame = requestAnimationFrame(() => attempt(left - 1));
  };
  attempt(MAX_FRAMES);
  return () => cancelAnimationFrame(frame);
}
