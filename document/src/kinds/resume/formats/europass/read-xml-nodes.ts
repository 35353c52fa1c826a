import { localName, parseXml, type XmlElement } from '../intake/xml-tree.ts';
import { LIMITS } from './bounds.ts';
import { createNode, type FileNode } from './file-node.ts';
import { HTML_NAMES } from './html-names.ts';

/**
 * The elements of an XML file. HTML elements inside an element become part of its text, as if they had been escaped: programs write
 * both.
 *
 * @throws UnreadableFileError as `parseXml`.
 */
export function readXmlNodes(xml: string): FileNode {
  return addElement(parseXml(xml, LIMITS), null);
}

function addElement(element: XmlElement, parent: FileNode | null): FileNode {
  const node = createNode(localName(element.name), parent);
  for (const [key, value] of Object.entries(element.attributes)) {
    if (/^xmlns(:|$)/.test(key)) continue;
    createNode(localName(key), node).text = value;
  }
  addContent(element, node);
  return node;
}

function addContent(element: XmlElement, node: FileNode): void {
  for (const child of element.children) {
    if (typeof child === 'string') node.text += child;
    else if (HTML_NAMES.has(child.name)) {
      node.text += htmlTag(child);
      addContent(child, node);
      node.text += `</${child.name}>`;
    } else addElement(child, node);
  }
}

function htmlTag({ name, attributes }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
  return `<${name}${written.join('')}>`;
}
