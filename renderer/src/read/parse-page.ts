import { parseXml, type XmlDocument, XmlElement, XmlText } from '@rgrove/parse-xml';
import type { Refuse } from '../failure.ts';
import type { Element } from './element-tree.ts';
import { bounds } from './grammar.ts';
import { printableExcerpt } from './read-source.ts';
import { scanPage } from './scan-page.ts';

/** Parses a page's XML and returns its root. Input that the fast scanner does not know goes to the XML parser. */
export function parsePage(source: string, refuse: Refuse): Element {
  return scanPage(source) ?? parseAnyXml(source, refuse);
}

/** Parses any XML document with a full parser. */
export function parseAnyXml(source: string, refuse: Refuse): Element {
  const { root } = parse(source, refuse);
  // The parser itself refuses a document without a root.
  return root ? toElement(root, refuse) : refuse('no root element');
}

function parse(source: string, refuse: Refuse): XmlDocument {
  try {
    return parseXml(source);
  } catch (error) {
    // The parser is recursive: nesting far beyond the bound ends in a RangeError.
    if (error instanceof RangeError) return refuse(`deeper than ${bounds.depth} elements`);
    return refuse(`not well-formed XML: ${printableExcerpt((error as Error).message.split('\n')[0] ?? '')}`);
  }
}

function toElement({ name, attributes, children }: XmlElement, refuse: Refuse): Element {
  return {
    name,
    attributes,
    children: children.map((child) => {
      if (child instanceof XmlElement) return toElement(child, refuse);
      if (child instanceof XmlText) return child.text;
      return refuse(`${child.type} in <${name}>; allowed: elements and text`);
    }),
  };
}
