import { parseXml, type XmlDocument, XmlElement, XmlText } from '@rgrove/parse-xml';
import type { Refuse } from '../failure.ts';
import type { Element } from './element-tree.ts';
import { bounds } from './grammar.ts';
import { shown } from './read-source.ts';
import { scanPage } from './scan-page.ts';

/** The root of a page's XML. What the quick scanner does not know is read, or refused, by the XML parser. */
export function parsePage(source: string, refuse: Refuse): Element {
  return scanPage(source) ?? parseAnyXml(source, refuse);
}

/** The same for every XML document, by a full parser. */
export function parseAnyXml(source: string, refuse: Refuse): Element {
  const { root } = parse(source, refuse);
  // The parser refuses a document without a root itself.
  return root ? toElement(root, refuse) : refuse('no root element');
}

function parse(source: string, refuse: Refuse): XmlDocument {
  try {
    return parseXml(source);
  } catch (error) {
    // The parser recurses: nesting far beyond the bound ends in a RangeError.
    if (error instanceof RangeError) return refuse(`deeper than ${bounds.depth} elements`);
    return refuse(`not well-formed XML: ${shown((error as Error).message.split('\n')[0] ?? '')}`);
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
