/** What takes typing in a form: controls and text editors. */
export const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Puts the focus into a field as soon as it is there: a text editor arrives a moment later than its form. Whoever has gone to another
 * control by then is left there.
 *
 * @param root the form that the field appears in.
 * @param find answers the field, or null while it is missing.
 * @param onFocus is called once, when the field has the focus.
 * @returns a function that stops waiting.
 */
export function focusWhenThere(
  root: HTMLElement,
  find: () => HTMLElement | null,
  onFocus: (field: HTMLElement) => void,
): () => void {
  const focusedBefore = document.activeElement;
  // A changed page focuses its main part, which is no control: that is nobody's choice.
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
