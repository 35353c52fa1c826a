import { type Block, beside, lineBlock, plainBlocks } from '../../engine/blocks/block.ts';
import type { Draw } from '../../engine/blocks/draw.ts';
import { PAPERS } from '../../engine/page-geometry.ts';
import { type Box, box, type FlowNode, glue, group, NO_BREAK } from '../../engine/pagination/flow.ts';
import { paginate } from '../../engine/pagination/paginate.ts';
import { type PageItem, toPageItems } from '../../engine/paint/page.ts';
import { paintPage } from '../../engine/paint/paint-page.ts';
import { toBcp47 } from '../../engine/text/languages.ts';
import { createParagraphLayout, type ParagraphLayout } from '../../engine/text/paragraph.ts';
import { createShaper, type FontSource } from '../../engine/text/shaper.ts';
import type { TextStyle } from '../../engine/text/text-style.ts';
import type { ContractBlock, ContractDocument, ContractPart } from './contract.ts';

const PAPER = PAPERS.a4;
const MARGIN_PX = 64;
const WIDTH_PX = PAPER.widthPx - 2 * MARGIN_PX;
const LABEL_PX = 180;
const BULLET_PX = 14;
const INK = '#1f2937';
const QUIET = '#5b6475';

const BODY: TextStyle = { family: 'Inter', weight: 400, style: 'normal', sizePx: 12, color: INK, lineHeight: 1.5 };
const STYLES = {
  body: BODY,
  label: { ...BODY, color: QUIET },
  foot: { ...BODY, sizePx: 10.5, color: QUIET },
  seller: { ...BODY, weight: 700, sizePx: 15 },
  title: { ...BODY, weight: 700, sizePx: 22, lineHeight: 1.25 },
  part: { ...BODY, weight: 700, sizePx: 16, lineHeight: 1.3 },
  section: { ...BODY, weight: 700, sizePx: 13 },
} as const satisfies Record<string, TextStyle>;

const FRAME = { topPx: MARGIN_PX, heightPx: PAPER.heightPx - 2 * MARGIN_PX };
const PAGE_NUMBER_BASELINE_PX = PAPER.heightPx - MARGIN_PX / 2;

type Flow = FlowNode<Draw[]>[];

export interface ContractTypesetter {
  /** Sets the confirmation of a contract and returns its numbered A4 pages as SVG (docs/page-svg.md). The same data and fonts give the same bytes. */
  typeset(contract: ContractDocument): string[];
}

/** Makes a typesetter with the given font files. Inter regular and bold must be among them. */
export function createContractTypesetter(faces: readonly FontSource[]): ContractTypesetter {
  const paragraphs = createParagraphLayout(createShaper(faces), 2);
  return {
    typeset({ language, title, seller, parts }) {
      const flow = [
        heading(paragraphs, seller, STYLES.seller),
        glue(20),
        titleOf(paragraphs, title),
        ...parts.flatMap((part) => partOf(paragraphs, part)),
      ];
      const pages = paginate(flow, { first: FRAME, following: FRAME });
      return pages.map((nodes, index) => {
        const number = index + 1;
        return paintPage(
          {
            engine: 2,
            size: PAPER,
            number,
            pageCount: pages.length,
            language: toBcp47(language),
            title,
            photoLabel: '',
            background: '#ffffff',
            backdrop: [],
            items: [...toPageItems(nodes, MARGIN_PX), pageNumber(paragraphs, `${title} · ${number} / ${pages.length}`)],
          },
          undefined,
        );
      });
    },
  };
}

const boxOf = ({ draws, heightPx }: Block): Box<Draw[]> => box(heightPx, draws);

function heading(paragraphs: ParagraphLayout, words: string, style: TextStyle): FlowNode<Draw[]> {
  return group(plainBlocks(paragraphs, words, { style, widthPx: WIDTH_PX }).map(boxOf), { role: 'paragraph' });
}

function titleOf(paragraphs: ParagraphLayout, words: string): FlowNode<Draw[]> {
  const lines = plainBlocks(paragraphs, words, { style: STYLES.title, widthPx: WIDTH_PX });
  return group(lines.map(boxOf), { role: 'name' });
}

function partOf(paragraphs: ParagraphLayout, { heading: words, blocks, sections }: ContractPart): Flow {
  return [
    glue(28),
    sectionTitle(paragraphs, words, STYLES.part),
    NO_BREAK,
    ...blocks.flatMap((block) => blockOf(paragraphs, block)),
    ...sections.flatMap((section) => [
      glue(16),
      sectionTitle(paragraphs, section.heading, STYLES.section),
      NO_BREAK,
      ...section.blocks.flatMap((block) => blockOf(paragraphs, block)),
    ]),
  ];
}

function sectionTitle(paragraphs: ParagraphLayout, words: string, style: TextStyle): FlowNode<Draw[]> {
  const lines = plainBlocks(paragraphs, words, { style, widthPx: WIDTH_PX });
  return group(joined(lines.map(boxOf)), { role: 'section-title' });
}

function blockOf(paragraphs: ParagraphLayout, block: ContractBlock): Flow {
  if (typeof block === 'string') return [glue(6), paragraph(paragraphs, block)];
  if (isList(block)) return block.flatMap((point) => [glue(4), paragraph(paragraphs, point, '•')]);
  return Object.entries(block).flatMap(([label, fact]) => [glue(5), factOf(paragraphs, label, fact)]);
}

function isList(block: Exclude<ContractBlock, string>): block is readonly string[] {
  return Array.isArray(block);
}

/** A paragraph, whose lines may go on to the next page: at least two stand together. */
function paragraph(paragraphs: ParagraphLayout, words: string, bullet?: string): FlowNode<Draw[]> {
  const indentPx = bullet === undefined ? 0 : BULLET_PX;
  const lines = plainBlocks(paragraphs, words, { style: BODY, widthPx: WIDTH_PX - indentPx });
  const placed = lines.map((line, index) => {
    const text = { block: line, xPx: indentPx };
    if (bullet === undefined || index > 0) return beside([text]);
    const [mark] = plainBlocks(paragraphs, bullet, { style: BODY, widthPx: BULLET_PX });
    return beside([{ block: mark!, xPx: 0 }, text]);
  });
  const nodes = placed.flatMap((line, index) =>
    index === 1 || (index > 0 && index === lines.length - 1) ? [NO_BREAK, boxOf(line)] : [boxOf(line)],
  );
  return group(nodes, { role: 'paragraph' });
}

/** A label with what it says beside it. */
function factOf(paragraphs: ParagraphLayout, label: string, fact: string): FlowNode<Draw[]> {
  const labels = plainBlocks(paragraphs, label, { style: STYLES.label, widthPx: LABEL_PX - 12 });
  const facts = plainBlocks(paragraphs, fact, { style: BODY, widthPx: WIDTH_PX - LABEL_PX });
  const rows = Array.from({ length: Math.max(labels.length, facts.length) }, (_, index) =>
    beside(
      [
        { block: labels[index], xPx: 0 },
        { block: facts[index], xPx: LABEL_PX },
      ].flatMap(({ block, xPx }) => (block ? [{ block, xPx }] : [])),
    ),
  );
  return group(joined(rows.map(boxOf)), { role: 'paragraph' });
}

/** Boxes that no page break may divide. */
function joined(boxes: readonly Box<Draw[]>[]): Flow {
  return boxes.flatMap((each, index) => (index === 0 ? [each] : [NO_BREAK, each]));
}

function pageNumber(paragraphs: ParagraphLayout, words: string): PageItem {
  const [line] = paragraphs([{ text: words, style: STYLES.foot }], { widthPx: WIDTH_PX });
  const draws = line ? lineBlock(line, WIDTH_PX, 'right').draws : [];
  const yPx = PAGE_NUMBER_BASELINE_PX - (line?.baselinePx ?? 0);
  return {
    kind: 'group',
    role: 'footer',
    attributes: {},
    items: [{ kind: 'draws', xPx: MARGIN_PX, yPx, draws }],
  };
}
