/** Makes the elements of a page's markup, or of a part of it. */
export function parseMarkup(markup: string): Element[] {
  const template = document.createElement('template');
  // Only inside of an SVG are all names those of SVG.
  template.innerHTML = `<svg>${markup}</svg>`;
  return [...template.content.firstElementChild!.children];
}
