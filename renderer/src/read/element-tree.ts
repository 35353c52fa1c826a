/** An XML element of a page: references are resolved, nothing is checked yet. */
export interface Element {
  name: string;
  /** By name, in document order. */
  attributes: Readonly<Record<string, string>>;
  /** Child elements, with character data between them. */
  children: (Element | string)[];
}

export function elementsOf(element: Element): Element[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The character data of an element without child elements. */
export function textOf(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
