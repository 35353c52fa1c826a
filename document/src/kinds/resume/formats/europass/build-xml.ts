import Builder from 'fast-xml-builder';

/** The content of an element by the names of its children; names with `@` are attributes, and `#` is its own text. */
export type XmlContent = string | { readonly [name: string]: XmlContent | readonly XmlContent[] | undefined };

const builder = new Builder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressEmptyNode: true,
});

/**
 * An XML document in UTF-8. Elements without a text or an attribute in them are left out.
 *
 * @param required the names of elements that a schema demands even if they are empty.
 */
export function buildXml(root: { readonly [name: string]: XmlContent }, required: readonly string[] = []): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(pruned(root, required))}`;
}

type Child = XmlContent | readonly XmlContent[];

function pruned(content: XmlContent, required: readonly string[]): XmlContent {
  if (typeof content === 'string') return content;
  const children = Object.entries(content).flatMap(([name, child]): [string, Child][] => {
    if (child === undefined) return [];
    if (isList(child)) {
      const items = child.map((item) => pruned(item, required)).filter((item) => !isBlank(item));
      return items.length === 0 ? [] : [[name, items]];
    }
    const kept = pruned(child, required);
    return isBlank(kept) && !required.includes(name) ? [] : [[name, kept]];
  });
  return Object.fromEntries(children);
}

function isList(content: Child): content is readonly XmlContent[] {
  return Array.isArray(content);
}

function isBlank(content: XmlContent): boolean {
  return typeof content === 'string' ? content.trim() === '' : Object.keys(content).length === 0;
}
