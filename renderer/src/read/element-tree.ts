/** An element of a page, as XML has it: references resolved, nothing checked yet. */
export interface Element {
  name: string;
  /** By name, in the order of the file. */
  attributes: Readonly<Record<string, string>>;
  /** Elements, and character data in between. */
  children: (Element | string)[];
}

export function elementsOf(element: Element): Element[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The character data of an element that holds nothing else. */
export function textOf(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
