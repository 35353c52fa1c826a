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
  /** The text that its glyphs stand for, in reading order, where the glyphs are in another order. */
  actualText: string | undefined;
  /** A figure's place on its page, CSS px. */
  box: Box | undefined;
  /** The kind of label before a list's items (ISO 32000-1, table 347). */
  numbering: 'None' | 'Decimal' | 'Disc';
}

export type StructureKid =
  | { kind: 'element'; element: StructureElement }
  /** Marked content of a page. */
  | { kind: 'content'; page: number; mcid: number }
  /** The annotations of one of a page's links. */
  | { kind: 'link'; page: number; link: number };

/** The tag and number that open marked content. */
export interface Mark {
  type: StructureType;
  mcid: number;
}

/** The marks of everything on a page. */
export interface PageMarks {
  /** By the run's index; undefined for a run that is not content, such as a footer. */
  runs: (Mark | undefined)[];
  /** By the run's index: the heading, paragraph or list item that contains it; undefined where the page does not say. */
  blocks: (StructureElement | undefined)[];
  pictures: Map<Picture, Mark>;
  /** Figures that are part of the page's raster; each gets empty marked content. */
  drawn: Mark[];
  /** The element of each mark, by the mark's number. */
  owners: StructureElement[];
}

export interface StructurePlan {
  root: StructureElement;
  pages: PageMarks[];
}

/**
 * Makes one structure tree of all pages: headings, paragraphs, lists, links and figures in reading order. Trimmed nodes continue the
 * element of the page before.
 *
 * @param photoText the alternative text of photos whose page gives none.
 */
export function planStructure(models: readonly PageModel[], photoText: string): StructurePlan {
  const root = element('Document');
  // Elements that a later page may continue, by path.
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

/** Characters of right-to-left scripts (Hebrew, Arabic and related ones). Their glyphs are in visual order on the page. */
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

  /** The element at the path: that of an earlier page if the node is trimmed, otherwise a new one. */
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

  /** Runs in a row share marked content; each link has an element of its own. */
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
    // A list continues if the description that contains it does.
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

/** Numbers contain digits, bullets do not. */
function startsWithDigit(child: StructureChild, model: PageModel): boolean {
  if (child.kind === 'node') return child.children.some((inner) => startsWithDigit(inner, model));
  return child.kind === 'run' && /^\d/.test(model.runs[child.run]?.text ?? '');
}
