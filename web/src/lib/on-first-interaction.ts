/** Events of a person's first interaction with a page. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once, at the first interaction by mouse, touch or keyboard. Returns how to cancel it. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const event of EVENTS) window.removeEventListener(event, handle);
  };
  const handle = () => {
    stop();
    callback();
  };
  for (const event of EVENTS) window.addEventListener(event, handle, { passive: true });
  return stop;
}
