import { Parser } from 'htmlparser2';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { createBounds } from './bounds.ts';
import { createNode, type FileNode, pathOf } from './file-node.ts';
import { HTML_NAMES } from './html-names.ts';

/**
 * The elements of an XML file. HTML elements inside an element become part of its text, as if they had been escaped: programs write
 * both. Entities of the file's own are not expanded: a file with a document type is refused.
 *
 * @throws UnreadableFileError if the file is damaged, or has too many elements.
 */
export function readXmlTree(xml: string): FileNode {
  const bounds = createBounds();
  const open: { node: FileNode | null; isSelfClosed: boolean }[] = [];
  let root: FileNode | null = null;
  const current = () => open.findLast(({ node }) => node !== null)?.node ?? null;

  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        bounds.open(open.length);
        const isSelfClosed = xml[parser.endIndex - 1] === '/';
        const parent = current();
        if (parent && HTML_NAMES.has(name)) {
          parent.text += htmlTag(name, attributes);
          open.push({ node: null, isSelfClosed });
          return;
        }
        if (!parent && root) throw new UnreadableFileError('broken', { path: name, problem: 'A second root element' });
        const node = createNode(localName(name), parent);
        root ??= node;
        open.push({ node, isSelfClosed });
        for (const [key, value] of Object.entries(attributes)) {
          if (/^xmlns(:|$)/.test(key)) continue;
          createNode(localName(key), node).text = value;
        }
      },
      onattribute() {
        bounds.open(open.length);
      },
      ontext(text) {
        const node = current();
        if (node) node.text += text;
      },
      onclosetag(name, isImplied) {
        const closed = open.pop();
        if (isImplied && closed?.isSelfClosed === false) {
          const path = closed.node ? pathOf(closed.node) : name;
          throw new UnreadableFileError('broken', { path, problem: 'The element is not closed' });
        }
        const parent = current();
        if (closed?.node === null && parent) parent.text += `</${name}>`;
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') {
          throw new UnreadableFileError('not-of-format', { path: name, problem: 'A document type is not allowed' });
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!root) throw new UnreadableFileError('broken', { problem: 'The file has no elements' });
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function htmlTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
  return `<${name}${written.join('')}>`;
}
