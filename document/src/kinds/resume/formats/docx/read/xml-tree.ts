import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';

/** Elements below this depth are not read. Word nests some twenty elements for a table in a text box. */
export const MAX_DEPTH = 200;

/** Parses a part. Entities are not expanded, and nothing is loaded. */
export function parsePart(text: string, path: string): XmlElement {
  // ECMA-376 part 2, 8.3.4: parts have no document type declarations.
  if (text.includes('<!DOCTYPE')) throw new UnreadableFileError('broken', { path, problem: 'It has a DTD' });
  try {
    const { root } = parseXml(text.replace(/^\ufeff/, ''));
    if (root) return root;
  } catch (error) {
    // A RangeError is elements nested so deeply that the parser's stack is full.
    if (!(error instanceof Error)) throw error;
  }
  throw new UnreadableFileError('broken', { path, problem: 'It is not well-formed XML' });
}

/** An element's name without its prefix: files may use any prefix. */
export function nameOf(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(':') + 1);
}

export function elementsIn(element: XmlElement): XmlElement[] {
  return element.children.filter((node) => node instanceof XmlElement);
}

/** The first child with one of the names, for a path of names. */
export function child(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (parent, name) => parent && elementsIn(parent).find((one) => nameOf(one) === name),
    element,
  );
}

/** An attribute by its name without prefix. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const found = Object.entries(element.attributes).find(([key]) => key === name || key.endsWith(`:${name}`));
  return found?.[1];
}

/** A length in twentieths of a point, as points. */
export function points(element: XmlElement | undefined, name: string): number | undefined {
  const value = Number(attribute(element, name) ?? Number.NaN);
  return Number.isFinite(value) ? Math.max(-2_000, Math.min(2_000, value / 20)) : undefined;
}

/** A toggle such as `<w:b/>`: undefined where it is absent (ECMA-376 part 1, 17.17.4). */
export function toggle(element: XmlElement | undefined): boolean | undefined {
  return element && !['0', 'false', 'off', 'none'].includes(attribute(element, 'val') ?? '1');
}

export function textOf(element: XmlElement): string {
  return element.children.map((node) => (node instanceof XmlText ? node.text : '')).join('');
}
