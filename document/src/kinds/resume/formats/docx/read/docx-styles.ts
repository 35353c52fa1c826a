import { attribute, child, elementsIn, nameOf, type XmlElement } from '../../intake/xml-tree.ts';
import { points, toggle } from './docx-values.ts';

/** What the reader of pages needs of the format of characters. */
export interface RunFormat {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  hidden?: boolean;
  /** Points. */
  size?: number;
  font?: string;
}

/** What it needs of the format of paragraphs. Lengths in points. */
export interface ParagraphFormat {
  left?: number;
  /** Of the first line against the others; negative for a hanging one. */
  firstLine?: number;
  right?: number;
  before?: number;
  after?: number;
  align?: string;
  /** A list: `id` is in numbering.xml; `0` is none. */
  list?: { id: string; level: number };
  tabs?: { at: number; align: string }[];
  hasBorder?: boolean;
}

export interface Style {
  run: RunFormat;
  paragraph: ParagraphFormat;
}

export interface Styles {
  defaults: Style;
  /** The style with all that it is based on; the default paragraph style without an id. */
  paragraph(id: string | undefined): Style;
  character(id: string | undefined): RunFormat;
}

/** More tab stops than a paragraph has. */
const MAX_TABS = 60;
/** A style may be based on so many others, one after the other. */
const MAX_BASES = 20;

export function readStyles(root: XmlElement | undefined): Styles {
  const byId = new Map<string, XmlElement>();
  let usual: string | undefined;
  for (const style of root ? elementsIn(root) : []) {
    const id = attribute(style, 'styleId');
    if (nameOf(style) !== 'style' || id === undefined) continue;
    byId.set(id, style);
    const isDefault = ['1', 'true', 'on'].includes(attribute(style, 'default') ?? '');
    if (isDefault && attribute(style, 'type') === 'paragraph') usual = id;
  }
  const defaults: Style = {
    run: runFormat(child(root, 'docDefaults', 'rPrDefault', 'rPr')),
    paragraph: paragraphFormat(child(root, 'docDefaults', 'pPrDefault', 'pPr')),
  };
  const resolved = new Map<string, Style>();
  const resolve = (id: string, depth: number): Style => {
    const known = resolved.get(id);
    if (known) return known;
    const element = byId.get(id);
    if (!element) return { run: {}, paragraph: {} };
    const base = attribute(child(element, 'basedOn'), 'val');
    const under = base === undefined || depth >= MAX_BASES ? { run: {}, paragraph: {} } : resolve(base, depth + 1);
    const style = {
      run: { ...under.run, ...runFormat(child(element, 'rPr')) },
      paragraph: { ...under.paragraph, ...paragraphFormat(child(element, 'pPr')) },
    };
    resolved.set(id, style);
    return style;
  };
  return {
    defaults,
    paragraph: (id) => {
      const known = id !== undefined && byId.has(id) ? id : usual;
      return known === undefined ? { run: {}, paragraph: {} } : resolve(known, 0);
    },
    character: (id) => (id === undefined ? {} : resolve(id, 0).run),
  };
}

/** Without the properties that are absent, so that they do not replace inherited ones. */
function defined<T extends object>(format: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined)) as T;
}

export function runFormat(properties: XmlElement | undefined): RunFormat {
  const half = Number(attribute(child(properties, 'sz'), 'val') ?? Number.NaN);
  const fonts = child(properties, 'rFonts');
  return defined<RunFormat>({
    bold: toggle(child(properties, 'b')),
    italic: toggle(child(properties, 'i')),
    caps: toggle(child(properties, 'caps')) ?? toggle(child(properties, 'smallCaps')),
    hidden: toggle(child(properties, 'vanish')),
    size: half > 0 && half < 400 ? half / 2 : undefined,
    font: attribute(fonts, 'ascii') ?? attribute(fonts, 'hAnsi'),
  });
}

export function paragraphFormat(properties: XmlElement | undefined): ParagraphFormat {
  const indent = child(properties, 'ind');
  const hanging = points(indent, 'hanging');
  const spacing = child(properties, 'spacing');
  const list = child(properties, 'numPr');
  const id = attribute(child(list, 'numId'), 'val');
  const tabs = child(properties, 'tabs');
  return defined<ParagraphFormat>({
    left: points(indent, 'left') ?? points(indent, 'start'),
    right: points(indent, 'right') ?? points(indent, 'end'),
    firstLine: hanging === undefined ? points(indent, 'firstLine') : -hanging,
    before: points(spacing, 'before'),
    after: points(spacing, 'after'),
    align: attribute(child(properties, 'jc'), 'val'),
    list: id === undefined ? undefined : { id, level: levelOf(list) },
    tabs:
      tabs &&
      elementsIn(tabs)
        .slice(0, MAX_TABS)
        .flatMap((tab) => {
          const at = points(tab, 'pos');
          return at === undefined || attribute(tab, 'val') === 'clear'
            ? []
            : [{ at, align: attribute(tab, 'val') ?? 'left' }];
        }),
    hasBorder: child(properties, 'pBdr') ? true : undefined,
  });
}

function levelOf(list: XmlElement | undefined): number {
  const level = Number(attribute(child(list, 'ilvl'), 'val') ?? 0);
  return Number.isInteger(level) && level >= 0 && level <= 8 ? level : 0;
}
