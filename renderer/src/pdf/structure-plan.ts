import type { Box } from '../read/geometry.ts';
import type { PageModel, Picture } from '../read/page-model.ts';
import type { Role, StructureChild, StructureNode } from '../read/structure.ts';

/** Standard structure types (ISO 32000-1, 14.8.4). */
type StructureType =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Span'
  | 'Figure';

/** An element of the structure tree, before it is a PDF object. */
export interface StructureElement {
  type: StructureType;
  kids: StructureKid[];
  /** Alternative text of a figure. */
  alt: string | undefined;
  /** What its glyphs say, in reading order, where they stand in another. */
  actualText: string | undefined;
  /** A figure's place on its page, CSS px. */
  box: Box | undefined;
  /** What a list's items have before them (ISO 32000-1, table 347). */
  numbering: 'None' | 'Decimal' | 'Disc';
}

export type StructureKid =
  | { kind: 'element'; element: StructureElement }
  /** Marked content of a page. */
  | { kind: 'content'; page: number; mcid: number }
  /** The annotations of one of a page's links. */
  | { kind: 'link'; page: number; link: number };

/** How marked content is opened. */
export interface Mark {
  type: StructureType;
  mcid: number;
}

/** What each thing on a page is marked as. */
export interface PageMarks {
  /** By the run's index; undefined for a run that is no content: a footer. */
  runs: (Mark | undefined)[];
  /** By the run's index, the heading, paragraph or list item whose words it holds; undefined where the page does not say. */
  blocks: (StructureElement | undefined)[];
  pictures: Map<Picture, Mark>;
  /** Figures whose drawing lies in the page's raster: marked where nothing is drawn. */
  drawn: Mark[];
  /** Which element each mark belongs to, by its number. */
  owners: StructureElement[];
}

export interface StructurePlan {
  root: StructureElement;
  pages: PageMarks[];
}

/**
 * Makes one structure tree of all pages: headings, paragraphs, lists, links and figures in reading order. What is trimmed goes
 * on with the element of the page before.
 *
 * @param photoText what a photo is called for those who do not see it, where its page does not say.
 */
export function planStructure(models: readonly PageModel[], photoText: string): StructurePlan {
  const root = element('Document');
  // What a later page may go on with, by its path.
  const open = new Map<string, StructureElement>();
  const openLists = new Map<string, OpenList[]>();
  const pages = models.map((model, page) => planPage(model, { page, root, open, openLists, photoText }));
  return { root, pages };
}

interface OpenList {
  level: number;
  list: StructureElement;
  item: StructureElement;
  body: StructureElement;
}

interface Planning {
  page: number;
  root: StructureElement;
  open: Map<string, StructureElement>;
  openLists: Map<string, OpenList[]>;
  photoText: string;
}

/** Letters whose glyphs stand in the page from the last to the first: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const HEADINGS: Partial<Record<Role, StructureType>> = {
  name: 'H1',
  'section-title': 'H2',
  'entry-title': 'H3',
};

function element(type: StructureType, more: Partial<StructureElement> = {}): StructureElement {
  return { type, kids: [], alt: undefined, actualText: undefined, box: undefined, numbering: 'None', ...more };
}

function append<E extends StructureElement>(parent: StructureElement, child: E): E {
  parent.kids.push({ kind: 'element', element: child });
  return child;
}

function planPage(model: PageModel, { page, root, open, openLists, photoText }: Planning): PageMarks {
  const marks: PageMarks = { runs: [], blocks: [], pictures: new Map(), drawn: [], owners: [] };
  const linked = new Set<number>();

  const mark = (owner: StructureElement): Mark => {
    const mcid = marks.owners.push(owner) - 1;
    owner.kids.push({ kind: 'content', page, mcid });
    return { type: owner.type, mcid };
  };

  /** The element on the path: the one of an earlier page for what is trimmed, a new one otherwise. */
  const container = (node: StructureNode, parent: StructureElement, path: string, type: StructureType) => {
    const known = node.isTrimmed ? open.get(path) : undefined;
    const own = known ?? append(parent, element(type));
    open.set(path, own);
    return own;
  };

  const picture = (graphic: number, parent: StructureElement): void => {
    const found = model.graphics[graphic];
    if (found?.kind !== 'picture') return;
    const figure = append(parent, element('Figure', { alt: found.label || photoText, box: found.bounds }));
    marks.pictures.set(found, mark(figure));
  };

  /** Runs in a row share marked content; a link is an element of its own. */
  const content = (owner: StructureElement, children: readonly StructureChild[]): void => {
    let last: { mark: Mark; link: number | undefined; isReversed: boolean } | undefined;
    for (const child of children) {
      if (child.kind === 'node') {
        content(owner, child.children);
        last = undefined;
      } else if (child.kind === 'picture') {
        picture(child.graphic, owner);
        last = undefined;
      } else {
        const text = model.runs[child.run]?.text ?? '';
        const isReversed = RIGHT_TO_LEFT.test(text);
        if (!last || last.link !== child.link || last.isReversed || isReversed) {
          let target = owner;
          if (child.link !== undefined) {
            target = append(owner, element('Link'));
            target.kids.push({ kind: 'link', page, link: child.link });
            linked.add(child.link);
          }
          if (isReversed) target = append(target, element('Span', { actualText: text }));
          last = { mark: mark(target), link: child.link, isReversed };
        }
        marks.runs[child.run] = last.mark;
        marks.blocks[child.run] = owner;
      }
    }
  };

  const listItem = (node: StructureNode, lists: OpenList[], parent: StructureElement): void => {
    const current = lists.at(-1);
    if (node.isTrimmed && current) {
      content(current.body, node.children);
      return;
    }
    while ((lists.at(-1)?.level ?? -1) > node.level) lists.pop();
    const outer = lists.at(-1);
    const list = outer?.level === node.level ? outer.list : append(outer ? outer.item : parent, element('L'));
    const item = append(list, element('LI'));
    const [labels, others] = [node.children.filter(isMarker), node.children.filter((child) => !isMarker(child))];
    if (labels.length > 0) {
      list.numbering = labels.some((label) => startsWithDigit(label, model)) ? 'Decimal' : 'Disc';
      content(append(item, element('Lbl')), labels);
    }
    const body = append(item, element('LBody'));
    content(body, others);
    if (outer?.level === node.level) lists.pop();
    lists.push({ level: node.level, list, item, body });
  };

  const walk = (node: StructureNode, parent: StructureElement, path: string): void => {
    // A list goes on where the description that it stood in does.
    let lists: OpenList[] = node.isTrimmed ? (openLists.get(path) ?? []) : [];
    let loose: StructureElement | undefined;
    for (const child of node.children) {
      if (child.kind === 'run') {
        loose ??= append(parent, element('P'));
        content(loose, [child]);
        marks.blocks[child.run] = undefined;
        continue;
      }
      loose = undefined;
      if (child.kind === 'picture') {
        picture(child.graphic, parent);
        continue;
      }
      if (child.role === 'list-item') {
        listItem(child, lists, parent);
        openLists.set(path, lists);
        continue;
      }
      lists = [];
      visit(child, parent, `${path}/${child.role}:${child.key}`);
    }
  };

  const visit = (node: StructureNode, parent: StructureElement, path: string): void => {
    const { role } = node;
    if (node.children.length === 0 && role !== 'level') return;
    const heading = role && HEADINGS[role];
    if (role === 'footer') return;
    if (heading) content(append(parent, element(heading)), node.children);
    else if (role === 'hero' || role === 'section')
      walk(node, container(node, parent, `section:${node.key}`, 'Sect'), path);
    else if (role === 'sub-section') walk(node, container(node, parent, path, 'Div'), path);
    else if (role === 'paragraph' || role === 'contact')
      content(container(node, parent, `${path}/text`, 'P'), node.children);
    else if (role === 'level')
      marks.drawn.push(mark(append(parent, element('Figure', { alt: node.label, box: node.extent }))));
    else walk(node, parent, path);
  };

  walk(model.structure, root, '');
  for (const { index } of model.links)
    if (!linked.has(index)) append(root, element('Link')).kids.push({ kind: 'link', page, link: index });
  return marks;
}

function isMarker(child: StructureChild): boolean {
  return child.kind === 'node' && child.role === 'list-marker';
}

/** Numbers have digits, bullets none. */
function startsWithDigit(child: StructureChild, model: PageModel): boolean {
  if (child.kind === 'node') return child.children.some((inner) => startsWithDigit(inner, model));
  return child.kind === 'run' && /^\d/.test(model.runs[child.run]?.text ?? '');
}
