import Builder from 'fast-xml-builder';

/** The content of an element: its text, or its attributes (`@name`) and child elements in their order. A list is repeated elements. */
export type XmlContent = string | { readonly [name: string]: XmlContent | readonly XmlContent[] | undefined };

const builder = new Builder({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', format: false });

/** An XML document in UTF-8 without a byte order mark. Elements that are undefined are left out. */
export function buildXml(root: { readonly [name: string]: XmlContent }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${buildElement(root)}`;
}

/** An element as a part of an XML document. */
export function buildElement(root: { readonly [name: string]: XmlContent }): string {
  return builder.build(root);
}

/**
 * The characters that XML 1.0 forbids or discourages (section 2.2). KSeF refuses a document with one of them (documentation of KSeF 2.0,
 * "Weryfikacja faktury").
 */
const REFUSED =
  /[\p{Cc}\p{Cs}\ufdd0-\ufdef\ufffe\uffff\u{1fffe}\u{1ffff}\u{2fffe}\u{2ffff}\u{3fffe}\u{3ffff}\u{4fffe}\u{4ffff}\u{5fffe}\u{5ffff}\u{6fffe}\u{6ffff}\u{7fffe}\u{7ffff}\u{8fffe}\u{8ffff}\u{9fffe}\u{9ffff}\u{afffe}\u{affff}\u{bfffe}\u{bffff}\u{cfffe}\u{cffff}\u{dfffe}\u{dffff}\u{efffe}\u{effff}\u{ffffe}\u{fffff}\u{10fffe}\u{10ffff}]/gu;

/** False for a text of which `xmlLine` would leave out characters. */
export function isXmlText(text: string): boolean {
  return text.search(REFUSED) === -1;
}

/** A text as one line of XML, without refused characters, and at most `max` characters long. */
export function xmlLine(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').replace(REFUSED, '').trim();
  return [...line].slice(0, max).join('').trim();
}
