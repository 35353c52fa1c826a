import { type Draw, translate } from '../blocks/draw.ts';
import type { EngineVersion } from '../engine-version.ts';
import { PAGE_HEIGHT_PX, PAGE_WIDTH_PX } from '../page-geometry.ts';
import type {
  PlacedAtom,
  PlacedColumn,
  PlacedDescription,
  PlacedParagraph,
  PlacedSection,
  PlacedSubSection,
} from '../pagination/flow.ts';
import { rememberByIdentity } from '../remember-by-identity.ts';
import type { Backdrop } from './backdrop.ts';
import { type PaintContext, paintDraw, paintRect } from './paint-draw.ts';
import { element, escapeXml } from './svg-writer.ts';

/** The preview output's version (specification, section 3). */
export const PREVIEW_VERSION = '24-12-18';

/** A finished page: every position is known, and painting decides nothing. */
export interface FinishedPage {
  engine: EngineVersion;
  number: number;
  pageCount: number;
  /** BCP 47. */
  language: string;
  title: string;
  /** Whom the photo shows, in words. */
  photoLabel: string;
  background: string;
  backdrop: Backdrop[];
  /** The first page's; empty on the others. */
  hero: Draw[];
  /** In reading order. */
  columns: { id: string; xPx: number; rail: Draw[]; placed: PlacedColumn<Draw[]> }[];
  footer: Draw[];
}

/** Paints a page as an SVG of docs/page-svg.md, in reading order. */
export function paintPage(page: FinishedPage, photo: string | undefined): string {
  let ids = 0;
  const { engine, photoLabel } = page;
  const context: PaintContext = { photo, photoLabel, engine, nextId: () => `p${page.number}-${++ids}` };
  const backdrop = page.backdrop.map(({ color, ...box }) => paintRect({ ...box, radiusPx: 0, fill: color }, engine));
  const whole = { xPx: 0, yPx: 0, widthPx: PAGE_WIDTH_PX, heightPx: PAGE_HEIGHT_PX };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: PAGE_WIDTH_PX,
      height: PAGE_HEIGHT_PX,
      viewBox: `0 0 ${PAGE_WIDTH_PX} ${PAGE_HEIGHT_PX}`,
      'xml:lang': page.language,
      'data-version': PREVIEW_VERSION,
      'data-page': page.number,
      'data-pages': page.pageCount,
      'data-page-height': PAGE_HEIGHT_PX,
      'data-engine': page.engine === 1 ? undefined : page.engine,
    },
    [
      page.title === '' ? '' : element('title', {}, escapeXml(page.title)),
      paintRect({ ...whole, radiusPx: 0, fill: page.background }, engine),
      ...backdrop,
      group('hero', {}, paintAll(page.hero, context)),
      group('columns', {}, page.columns.map((column) => paintColumn(column, context)).join('')),
      group('footer', {}, paintAll(page.footer, context)),
    ].join(''),
  );
}

function group(role: string, attributes: Record<string, string | undefined>, content: string): string {
  return content === '' ? '' : element('g', { 'data-role': role, ...attributes }, content);
}

const trimmed = (isTrimmed: boolean) => ({ 'data-trimmed': isTrimmed ? 'true' : undefined });

function paintAll(draws: readonly Draw[], context: PaintContext): string {
  return draws.map((draw) => paintDraw(draw, context)).join('');
}

/** Photos stand in the hero alone, so that what columns hold needs nothing else of the page. */
const paintAt = rememberByIdentity((draws: Draw[], xPx: number, yPx: number, engine: EngineVersion) =>
  paintAll(translate(draws, xPx, yPx), { photo: undefined, photoLabel: '', engine, nextId: noId }),
);

function noId(): never {
  throw new Error('A column holds no photo');
}

function paintColumn(column: FinishedPage['columns'][number], context: PaintContext): string {
  const paintAtom = ({ yPx, payload }: PlacedAtom<Draw[]>) => paintAt(payload, column.xPx, yPx, context.engine);
  const paintParagraph = ({ role, level, isTrimmed, lines }: PlacedParagraph<Draw[]>) =>
    group(
      role,
      { 'data-level': role === 'list-item' ? String(level) : undefined, ...trimmed(isTrimmed) },
      lines.map(paintAtom).join(''),
    );
  const paintDescription = ({ field, isTrimmed, paragraphs }: PlacedDescription<Draw[]>) =>
    group('description', { 'data-field': field, ...trimmed(isTrimmed) }, paragraphs.map(paintParagraph).join(''));
  const paintSubSection = ({ entryId, isTrimmed, head, descriptions }: PlacedSubSection<Draw[]>) =>
    group(
      'sub-section',
      { 'data-entry': entryId, ...trimmed(isTrimmed) },
      head.map(paintAtom).join('') + descriptions.map(paintDescription).join(''),
    );
  const paintSection = ({ group: slug, isTrimmed, title, subSections }: PlacedSection<Draw[]>) =>
    group(
      'section',
      { 'data-group': slug, ...trimmed(isTrimmed) },
      (title ? group('section-title', {}, paintAtom(title)) : '') + subSections.map(paintSubSection).join(''),
    );
  return group(
    'column',
    { 'data-column': column.id },
    paintAll(translate(column.rail, column.xPx, 0), context) + column.placed.sections.map(paintSection).join(''),
  );
}
