import {
  AlignmentType,
  Footer,
  Header,
  type ISectionOptions,
  LineRuleType,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { Draw } from '../../../../engine/blocks/draw.ts';
import type { Backdrop } from '../../../../engine/paint/backdrop.ts';
import type { HeroStyle, TemplateStyle } from '../../styles/template-style.ts';
import { letter, rectangle } from './drawings.ts';
import type { Block } from './grid.ts';
import { toTwips } from './units.ts';

/** Distance of the header from the page's top, and of the footer from its foot. */
const EDGE_PX = 15;
/** A band across the page begins so far below the page's top, and a drawing behind it reaches the edge. */
const BAND_TOP_PX = 28;
/** Text may reach so far below the page's own end: a page that is full would otherwise run over where lines come out a little higher. */
const SLACK_PX = 13;
/** How far the drawing reaches below the beginning of the band, so that no gap shows. */
const OVERLAP_PX = 4;

/** Where text begins on a page: from the left and right edges, and from the top edge on the first page and on later ones. */
export interface PageFrame {
  leftPx: number;
  rightPx: number;
  topPx: number;
  laterTopPx: number;
  bottomPx: number;
}

export function pageFrame({ hero, columns, page }: TemplateStyle): PageFrame {
  const main = columns.find(({ id }) => id === 'main')!;
  const later = Math.max(...columns.map(({ topPx }) => topPx));
  const bottomPx = Math.min(...columns.map((column) => column.bottomPx)) - SLACK_PX;
  const frame = { laterTopPx: later, bottomPx, topPx: firstTop(hero, main.topPx) };
  if (columns.length === 1) {
    const leftPx = main.look.rail && 'marginPx' in hero ? hero.marginPx : main.xPx;
    return { ...frame, leftPx, rightPx: page.widthPx - main.xPx - main.widthPx };
  }
  // Both margins are the same, so that a table in the middle of the text's width can be as wide as the page.
  const edges = columns.flatMap(({ xPx, widthPx }) => [xPx, page.widthPx - xPx - widthPx]);
  const marginPx = 'marginPx' in hero ? hero.marginPx : Math.min(...edges);
  return { ...frame, leftPx: marginPx, rightPx: marginPx };
}

function firstTop(hero: HeroStyle, columnPx: number): number {
  if ('topPx' in hero) return hero.topPx;
  return 'paddingPx' in hero ? Math.min(BAND_TOP_PX, hero.paddingPx) : columnPx;
}

interface PageSetting {
  style: TemplateStyle;
  frame: PageFrame;
  name: string;
  hasFooter: boolean;
  /** Drawn letters of the first page. */
  letters: readonly Draw[];
  hasHero: boolean;
}

/** The section of the document: paper, margins, what stands behind the text, and the footer of the second page and those after it. */
export function pageSection(
  children: readonly Block[],
  { style, frame, name, hasFooter, letters, hasHero }: PageSetting,
): ISectionOptions {
  const { page, backdrop } = style;
  const ground: Backdrop[] =
    style.background === '#ffffff' ? [] : [{ xPx: 0, yPx: 0, ...page, color: style.background }];
  const band = hasHero ? bandTop(style, frame) : [];
  return {
    properties: {
      titlePage: true,
      page: {
        size: { width: toTwips(page.widthPx), height: toTwips(page.heightPx) },
        margin: {
          top: toTwips(frame.topPx),
          bottom: toTwips(frame.bottomPx),
          left: toTwips(frame.leftPx),
          right: toTwips(frame.rightPx),
          header: toTwips(EDGE_PX),
          footer: toTwips(EDGE_PX),
          gutter: 0,
        },
      },
    },
    headers: {
      first: header([...ground, ...backdrop, ...band], 1, letters),
      // A higher header moves the text of later pages down to their own top edge. A cell goes on with its colour where its column has no text,
      // but not beside the header: the whole area is behind it on every page.
      default: header([...ground, ...backdrop], Math.max(1, frame.laterTopPx - EDGE_PX)),
    },
    footers: {
      first: new Footer({ children: [lowParagraph([])] }),
      default: new Footer({ children: [hasFooter ? footerParagraph(style, frame, name) : lowParagraph([])] }),
    },
    children,
  };
}

/** The part of a band above the text's top edge. */
function bandTop({ hero, page }: TemplateStyle, { topPx }: PageFrame): Backdrop[] {
  if (hero.kind !== 'band' && hero.kind !== 'two-tone' && hero.kind !== 'masthead' && hero.kind !== 'portrait')
    return [];
  return [{ xPx: 0, yPx: 0, widthPx: page.widthPx, heightPx: topPx + OVERLAP_PX, color: hero.color }];
}

function header(areas: readonly Backdrop[], heightPx: number, letters: readonly Draw[] = []): Header {
  const drawings: ParagraphChild[] = [
    ...areas.map((area, index) => rectangle(area, area.color, index + 1)),
    ...letters.flatMap((draw) =>
      draw.kind === 'path'
        ? [letter(draw, areas.length + 2)]
        : draw.kind === 'rect'
          ? [rectangle(draw, draw.fill, areas.length + 2)]
          : [],
    ),
  ];
  return new Header({ children: [lowParagraph(drawings, heightPx)] });
}

function lowParagraph(children: ParagraphChild[], heightPx = 1): Paragraph {
  return new Paragraph({
    style: 'Header',
    spacing: { before: 0, after: 0, line: toTwips(heightPx), lineRule: LineRuleType.EXACT },
    children,
  });
}

/** Name and page number, as on the page. */
function footerParagraph({ footer, page }: TemplateStyle, { leftPx, rightPx }: PageFrame, name: string): Paragraph {
  const words = name === '' ? [] : [`${name}  ·  `];
  return new Paragraph({
    style: 'Footer',
    alignment: AlignmentType.RIGHT,
    indent: {
      left: toTwips(footer.xPx - leftPx),
      right: toTwips(page.widthPx - rightPx - footer.xPx - footer.widthPx),
    },
    children: [new TextRun({ children: [...words, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });
}

/** The person's initials on a rail, which are drawings. */
export function drawnLetters(hero: HeroStyle, draws: readonly Draw[]): Draw[] {
  if (hero.kind !== 'monogram') return [];
  return draws.filter((draw) => (draw.kind === 'path' || draw.kind === 'rect') && draw.xPx < hero.rail.widthPx);
}
