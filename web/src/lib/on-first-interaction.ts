/** What a person does first on a page, before or with their first click or key. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once, when a person first acts on the page by mouse, finger or keyboard. Returns how to cancel it. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touched);
  };
  const touched = () => {
    stop();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, touched, { passive: true });
  return stop;
}
