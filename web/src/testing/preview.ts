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
