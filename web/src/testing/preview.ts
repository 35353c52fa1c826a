/** The pages that are shown, without the small ones on buttons; each is the host of a shadow root. */
export function sheets(): Element[] {
  return [...document.querySelectorAll('[data-sheet]:not(button [data-sheet])')];
}

/** Everything of one kind in the pages, in the order in which it stands there. */
export function inPages<E extends Element>(selector: string): E[] {
  return sheets().flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<E>(selector) ?? [])]);
}

/** The preview's text, run by run. */
export function previewText(): string {
  return inPages('text')
    .map(({ textContent }) => textContent)
    .join(' ');
}

/** The sections on the pages, in the order in which they stand. */
export function sectionOrder(): string[] {
  return [...new Set(inPages<SVGElement>("[data-role='section']").map(({ dataset }) => dataset.group ?? ''))];
}

/** Clicks the middle of the run on the pages that contains a text. */
export function clickText(text: string): void {
  const run = inPages('text').find(({ textContent }) => textContent?.includes(text));
  const { left, top, width, height } = run!.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  run!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ...middle }));
}
