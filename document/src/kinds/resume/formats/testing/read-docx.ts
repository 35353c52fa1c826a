import { parseXml, type XmlElement, XmlText } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';

/** The parts of a Word document, each well-formed: text by path. @throws Error for XML that is not. */
export function docxParts(file: Uint8Array): { [path: string]: XmlElement } {
  const parts = Object.entries(unzipSync(file)).filter(([path]) => /\.(xml|rels)$/.test(path));
  return Object.fromEntries(
    parts.map(([path, bytes]) => {
      const { root } = parseXml(strFromU8(bytes));
      if (!root) throw new Error(`${path} is empty`);
      return [path, root];
    }),
  );
}

/** All elements of a name below another one, in their order. */
export function elements(root: XmlElement, name: string): XmlElement[] {
  return root.children.flatMap((child) =>
    'children' in child && 'name' in child
      ? [...((child as XmlElement).name === name ? [child as XmlElement] : []), ...elements(child as XmlElement, name)]
      : [],
  );
}

/** The text of a part, in its order. Paragraphs, tabs and line breaks end words. */
export function partText(root: XmlElement): string {
  return root.children
    .map((child) => {
      if (child instanceof XmlText) return root.name === 'w:t' ? child.text : '';
      if (!('children' in child)) return '';
      const inner = child as XmlElement;
      return `${partText(inner)}${['w:p', 'w:tab', 'w:br'].includes(inner.name) ? ' ' : ''}`;
    })
    .join('');
}
