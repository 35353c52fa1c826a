import type { TextItem } from '../../../../../reader/found-resume.ts';
import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';
import { attribute, child, elementsIn, nameOf, type XmlElement } from '../../intake/xml-tree.ts';
import { readNumbering } from './docx-numbering.ts';
import { docxParts } from './docx-parts.ts';
import { readStyles } from './docx-styles.ts';
import { points } from './docx-values.ts';
import { layOutBlocks } from './lay-out-blocks.ts';
import { parsePart } from './parse-part.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { withoutRunningLines } from './without-running-lines.ts';

const A4_WIDTH_PT = 595;
const MARGIN_PT = 72;

export interface DocxText {
  items: TextItem[];
  /** The texts of footnotes and endnotes, which stand outside of the body. */
  footnotes: string[];
}

/**
 * The text of a DOCX file as text items, as if it were laid out on one endless page: the header, the body, the footer, without
 * lines of a header or footer that are a name and a page's number. The places are made
 * up from indents, tab stops, columns of tables and sizes (ECMA-376 part 1, WordprocessingML).
 *
 * @throws UnreadableFileError `not-of-format` for a ZIP without a document, `broken`, `encrypted` or `too-large`.
 */
export function readDocx(bytes: Uint8Array): DocxText {
  const parts = docxParts(bytes);
  const path = mainPart(parts);
  const main = parsePart(parts.get(path)!, path);
  const body = child(main, 'body');
  if (!body) throw new UnreadableFileError('not-of-format', { path, problem: 'It has no body' });
  const related = relationships(parts, path);
  const ofType = (type: string) => {
    const target = [...related.values()].find((one) => one.type === type)?.target ?? '';
    const text = parts.get(target);
    return text === undefined ? undefined : parsePart(text, target);
  };
  const styles = readStyles(ofType('styles'));
  const numbering = readNumbering(ofType('numbering'));
  const blocksOf = (element: XmlElement, part: string): Block[] => {
    const links = [...relationships(parts, part)].filter(([, { type }]) => type === 'hyperlink');
    return readBlocks(element, {
      styles,
      numbering,
      links: new Map(links.map(([id, { target }]) => [id, target])),
    });
  };
  const section = lastSection(body);
  const around = (kind: 'headerReference' | 'footerReference'): Block[] => {
    const references = sections(body).flatMap((one) => elementsIn(one).filter((element) => nameOf(element) === kind));
    const targets = new Set(references.map((reference) => related.get(attribute(reference, 'id') ?? '')?.target ?? ''));
    return [...targets].flatMap((target) => {
      const text = parts.get(target);
      return text === undefined ? [] : blocksOf(parsePart(text, target), target);
    });
  };
  const width = points(child(section, 'pgSz'), 'w') ?? A4_WIDTH_PT;
  const left = points(child(section, 'pgMar'), 'left') ?? MARGIN_PT;
  const right = points(child(section, 'pgMar'), 'right') ?? MARGIN_PT;
  const content = blocksOf(body, path);
  const header = withoutRunningLines(around('headerReference'), content);
  const footer = withoutRunningLines(around('footerReference'), [...header, ...content]);
  const blocks = [...header, ...content, ...footer];
  const items = layOutBlocks(blocks, { x: Math.max(0, left), width: Math.max(200, width - left - right) });
  const footnotes = ['footnotes', 'endnotes'].flatMap((type) => {
    const root = ofType(type);
    return root ? elementsIn(root).map((one) => blocksText(blocksOf(one, path))) : [];
  });
  // Word keeps the lines above footnotes as footnotes without text.
  return { items, footnotes: footnotes.filter((text) => text !== '') };
}

function blocksText(blocks: readonly Block[]): string {
  const texts = blocks.map((block) =>
    block.type === 'paragraph'
      ? block.runs.map(({ text }) => text).join('')
      : block.rows.map((row) => row.map((cell) => blocksText(cell.blocks)).join(' ')).join(' '),
  );
  return texts.join(' ').replace(/\s+/gu, ' ').trim();
}

function lastSection(body: XmlElement): XmlElement | undefined {
  return sections(body).at(-1);
}

/** The properties of all sections: those of the last one are in the body, the others in their last paragraph. */
function sections(body: XmlElement): XmlElement[] {
  return elementsIn(body).flatMap((element) => {
    if (nameOf(element) === 'sectPr') return [element];
    const own = nameOf(element) === 'p' ? child(element, 'pPr', 'sectPr') : undefined;
    return own ? [own] : [];
  });
}

function mainPart(parts: ReadonlyMap<string, string>): string {
  const [main] = [...relationships(parts, '').values()].filter(({ type }) => type === 'officeDocument');
  const path = main?.target ?? 'word/document.xml';
  if (!parts.has(path)) throw new UnreadableFileError('not-of-format', { path, problem: 'The file has no document' });
  return path;
}

/** The relationships of a part, or of the whole file for `''`, by id. Targets inside the file are paths from its root. */
function relationships(
  parts: ReadonlyMap<string, string>,
  part: string,
): Map<string, { type: string; target: string }> {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const path = `${folder}_rels/${part.slice(slash + 1)}.rels`;
  const text = parts.get(path);
  if (text === undefined) return new Map();
  return new Map(
    elementsIn(parsePart(text, path)).map((one) => {
      const target = attribute(one, 'Target') ?? '';
      const isExternal = attribute(one, 'TargetMode') === 'External';
      const type = attribute(one, 'Type')?.split('/').at(-1) ?? '';
      return [attribute(one, 'Id') ?? '', { type, target: isExternal ? target : inFile(folder, target) }];
    }),
  );
}

function inFile(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const name of `${folder}${target}`.split('/')) {
    if (name === '..') path.pop();
    else if (name !== '.') path.push(name);
  }
  return path.join('/');
}
