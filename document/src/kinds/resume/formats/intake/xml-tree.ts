import { Parser } from 'htmlparser2';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** An element of an XML file. Names are as in the file, with their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its texts are in the file's order among its elements. */
  readonly children: (XmlElement | string)[];
}

export interface XmlLimits {
  /** Elements and attributes together. */
  nodes: number;
  /** Of elements in elements. */
  depth: number;
}

/**
 * Parses XML. Nothing is loaded and no entities of the file's own are expanded: a file with a document type is refused. Faults that
 * leave the elements clear, such as an unknown entity, are overlooked.
 *
 * @throws UnreadableFileError `broken` for a damaged file, `document-type` for a file with one, `too-large` above a limit.
 */
export function parseXml(text: string, limits: XmlLimits): XmlElement {
  // XML 1.0, section 2.11: all line ends are read as line feeds.
  const xml = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const open: { element: XmlElement; isSelfClosed: boolean }[] = [];
  let root: XmlElement | null = null;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > limits.nodes || open.length > limits.depth) throw new UnreadableFileError('too-large');
  };

  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        count();
        const element: XmlElement = { name, attributes, children: [] };
        const parent = open.at(-1)?.element;
        if (!parent && root) throw new UnreadableFileError('broken', { path: name, problem: 'A second root element' });
        parent?.children.push(element);
        root ??= element;
        open.push({ element, isSelfClosed: xml[parser.endIndex - 1] === '/' });
      },
      onattribute: count,
      ontext(part) {
        open.at(-1)?.element.children.push(part);
      },
      onclosetag(_name, isImplied) {
        if (isImplied && open.at(-1)?.isSelfClosed === false) {
          const path = open.slice(1).map(({ element }) => nameOf(element));
          throw new UnreadableFileError('broken', { path: path.join('.'), problem: 'The element is not closed' });
        }
        open.pop();
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') {
          throw new UnreadableFileError('document-type');
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!root) throw new UnreadableFileError('broken', { problem: 'The file has no elements' });
  return root;
}

/** An element's name without its prefix: files may use any prefix. */
export function nameOf(element: XmlElement): string {
  return localName(element.name);
}

/** A name of an element or attribute without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

export function elementsIn(element: XmlElement): XmlElement[] {
  return element.children.filter((node) => typeof node !== 'string');
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
  const found = Object.entries(element.attributes).find(([key]) => localName(key) === name);
  return found?.[1];
}

/** The element's own text, without that of elements in it. */
export function textOf(element: XmlElement): string {
  return element.children.filter((node) => typeof node === 'string').join('');
}
