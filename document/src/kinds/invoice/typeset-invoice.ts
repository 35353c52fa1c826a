import { type Align, type Block, beside, lineBlock, plainBlocks, stack, withRole } from '../../engine/blocks/block.ts';
import { type Draw, rect, translate } from '../../engine/blocks/draw.ts';
import { PAPERS } from '../../engine/page-geometry.ts';
import { type Box, box, type FlowNode, glue, group, NO_BREAK } from '../../engine/pagination/flow.ts';
import { paginate } from '../../engine/pagination/paginate.ts';
import { type PageItem, toPageItems } from '../../engine/paint/page.ts';
import { paintPage } from '../../engine/paint/paint-page.ts';
import { toBcp47 } from '../../engine/text/languages.ts';
import { createParagraphLayout, type ParagraphLayout } from '../../engine/text/paragraph.ts';
import { createShaper, type FontSource } from '../../engine/text/shaper.ts';
import type { TextStyle } from '../../engine/text/text-style.ts';
import { type Invoice, type InvoiceLine, type InvoiceParty, type InvoiceTable, sumsOf } from './invoice.ts';
import { formatAmount, formatDay, type InvoiceLabels, invoiceLabels } from './invoice-labels.ts';

const PAPER = PAPERS.a4;
const MARGIN_PX = 56;
const WIDTH_PX = PAPER.widthPx - 2 * MARGIN_PX;
const HALF_PX = (WIDTH_PX - 32) / 2;
const INK = '#1f2937';
const QUIET = '#5b6475';
const RULE = '#d5dae4';
const RULE_PX = 1;
const CELL_PADDING_PX = 8;

const BODY: TextStyle = { family: 'Inter', weight: 400, style: 'normal', sizePx: 12, color: INK, lineHeight: 1.45 };
const STYLES = {
  body: BODY,
  bold: { ...BODY, weight: 700 },
  label: { ...BODY, sizePx: 10.5, color: QUIET },
  title: { ...BODY, weight: 700, sizePx: 22, lineHeight: 1.25 },
  seller: { ...BODY, weight: 700, sizePx: 15 },
  heading: { ...BODY, weight: 700, sizePx: 13 },
  sum: { ...BODY, weight: 700, sizePx: 17 },
} as const satisfies Record<string, TextStyle>;

/** Columns of the table of items, right-aligned except the name, which takes the remaining width. */
const COLUMNS = [
  { key: 'item', widthPx: 0, align: 'left' },
  { key: 'quantity', widthPx: 56, align: 'right' },
  { key: 'unitNet', widthPx: 86, align: 'right' },
  { key: 'net', widthPx: 92, align: 'right' },
  { key: 'rate', widthPx: 48, align: 'right' },
  { key: 'vat', widthPx: 86, align: 'right' },
  { key: 'gross', widthPx: 98, align: 'right' },
] as const;
const NAME_PX = WIDTH_PX - COLUMNS.reduce((sum, { widthPx }) => sum + widthPx, 0);

/** Baseline of the page number, below the flow. */
const PAGE_NUMBER_BASELINE_PX = PAPER.heightPx - MARGIN_PX / 2;
const FRAME = { topPx: MARGIN_PX, heightPx: PAPER.heightPx - 2 * MARGIN_PX };

type Flow = FlowNode<Draw[]>[];

export interface InvoiceTypesetter {
  /**
   * Sets an invoice or a correction and returns its A4 pages as SVG (docs/page-svg.md). A table continues on further pages under its head.
   * Pages are numbered if there are several. The same invoice and fonts give the same bytes.
   *
   * @throws RangeError if a party's address or the name of an item is higher than a page.
   */
  typeset(invoice: Invoice): string[];
}

/** Makes a typesetter with the given font files. Inter regular and bold must be among them. */
export function createInvoiceTypesetter(faces: readonly FontSource[]): InvoiceTypesetter {
  const paragraphs = createParagraphLayout(createShaper(faces), 1);
  return {
    typeset(invoice) {
      const labels = invoiceLabels(invoice.language);
      const title = titleOf(invoice, labels);
      const flow = [
        ...heading(paragraphs, invoice, labels),
        glue(20),
        ...dates(paragraphs, invoice, labels),
        glue(24),
        ...parties(paragraphs, invoice, labels),
        glue(32),
        ...invoice.tables.flatMap((table) => [...itemTable(paragraphs, { table, invoice, labels }), glue(24)]),
        NO_BREAK,
        paid(paragraphs, invoice, labels),
      ];
      const pages = paginate(flow, { first: FRAME, following: FRAME });
      return pages.map((nodes, index) => {
        const number = index + 1;
        const items = toPageItems(nodes, MARGIN_PX);
        const foot = pages.length === 1 ? [] : [pageNumber(paragraphs, `${title} · ${number} / ${pages.length}`)];
        return paintPage(
          {
            engine: 1,
            size: PAPER,
            number,
            pageCount: pages.length,
            language: toBcp47(invoice.language),
            title,
            photoLabel: '',
            background: '#ffffff',
            backdrop: [],
            items: [...items, ...foot],
          },
          undefined,
        );
      });
    },
  };
}

function pageNumber(paragraphs: ParagraphLayout, words: string): PageItem {
  const [line] = paragraphs([{ text: words, style: STYLES.label }], { widthPx: WIDTH_PX });
  const draws = line ? lineBlock(line, WIDTH_PX, 'right').draws : [];
  const yPx = PAGE_NUMBER_BASELINE_PX - (line?.baselinePx ?? 0);
  return {
    kind: 'group',
    role: 'footer',
    attributes: {},
    items: [{ kind: 'draws', xPx: MARGIN_PX, yPx, draws }],
  };
}

function titleOf({ corrects, number }: Invoice, labels: InvoiceLabels): string {
  return `${corrects ? labels.correction : labels.invoice} ${number}`;
}

const boxOf = ({ draws, heightPx }: Block): Box<Draw[]> => box(heightPx, draws);

/** A text set to a width, with as many lines as needed. */
function text(
  paragraphs: ParagraphLayout,
  words: string,
  { style = BODY, widthPx = WIDTH_PX, align = 'left' }: { style?: TextStyle; widthPx?: number; align?: Align } = {},
): Block {
  return stack(plainBlocks(paragraphs, words, { style, widthPx, align }));
}

function heading(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Flow {
  const { corrects, seller } = invoice;
  const flow: Flow = [
    boxOf(withRole(text(paragraphs, seller.name, { style: STYLES.seller }), 'paragraph')),
    glue(20),
    boxOf(withRole(text(paragraphs, titleOf(invoice, labels), { style: STYLES.title }), 'name')),
  ];
  if (!corrects) return flow;
  const facts = [
    text(paragraphs, `${labels.corrects} ${corrects.number} ${labels.of} ${formatDay(corrects.issuedOn)}`),
    text(paragraphs, `${labels.reason}: ${corrects.reason}`),
  ];
  return [...flow, glue(8), boxOf(withRole(stack(facts, 2), 'paragraph'))];
}

function dates(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Flow {
  const facts = [
    [labels.issuedOn, formatDay(invoice.issuedOn)],
    [labels.paidOn, formatDay(invoice.paidOn)],
    [labels.paidBy, labels[invoice.paidBy]],
  ] as const;
  const widthPx = WIDTH_PX / facts.length;
  const blocks = facts.map(([label, value]) =>
    stack([text(paragraphs, label, { style: STYLES.label, widthPx }), text(paragraphs, value, { widthPx })], 1),
  );
  return [boxOf(beside(blocks.map((block, index) => ({ block: withRole(block, 'paragraph'), xPx: index * widthPx }))))];
}

function parties(paragraphs: ParagraphLayout, { seller, buyer }: Invoice, labels: InvoiceLabels): Flow {
  const party = (title: string, { name, address, taxId }: InvoiceParty) =>
    stack(
      [
        text(paragraphs, title, { style: STYLES.label, widthPx: HALF_PX }),
        text(paragraphs, name, { style: STYLES.bold, widthPx: HALF_PX }),
        ...address.map((line) => text(paragraphs, line, { widthPx: HALF_PX })),
        ...(taxId ? [text(paragraphs, `${labels.taxId}: ${taxId}`, { widthPx: HALF_PX })] : []),
      ],
      2,
    );
  const blocks = [party(labels.seller, seller), party(labels.buyer, buyer)];
  return [
    boxOf(beside(blocks.map((block, index) => ({ block: withRole(block, 'paragraph'), xPx: index * (HALF_PX + 32) })))),
  ];
}

interface TableOf {
  table: InvoiceTable;
  invoice: Invoice;
  labels: InvoiceLabels;
}

function itemTable(paragraphs: ParagraphLayout, { table, invoice, labels }: TableOf): Flow {
  const { language } = invoice;
  const amount = (value: number) => formatAmount(value, language);
  const heads = COLUMNS.map(({ key }) => labels[key]);
  const cellsOf = ({ name, quantity, net, vatRatePercent, vat, gross }: InvoiceLine) => [
    name,
    String(quantity),
    amount(quantity === 0 ? 0 : Math.round(net / quantity)),
    amount(net),
    `${vatRatePercent}%`,
    amount(vat),
    amount(gross),
  ];
  const sums = sumsOf(table.lines);
  const total = [labels.total, '', '', amount(sums.net), '', amount(sums.vat), amount(sums.gross)];
  const title = labels.tables[table.kind];
  const rows = table.lines.map((line) => ruledRow(paragraphs, cellsOf(line), STYLES.body));
  const last = ruledRow(paragraphs, total, STYLES.bold);
  const rowsAndTotal = [...rows, NO_BREAK, { ...last, heightPx: last.heightPx + RULE_PX }];
  const body = group(rowsAndTotal, { head: ruledRow(paragraphs, heads, STYLES.label) });
  if (title === '') return [body];
  const titled = withRole(text(paragraphs, title, { style: STYLES.heading }), 'section-title');
  return [boxOf(titled), glue(4), NO_BREAK, body];
}

/** A row of a table with a line below it. The line adds no height. */
function ruledRow(paragraphs: ParagraphLayout, cells: readonly string[], style: TextStyle): Box<Draw[]> {
  const { draws, heightPx } = row(paragraphs, cells, style);
  const rule = rect({ xPx: 0, yPx: heightPx, widthPx: WIDTH_PX, heightPx: RULE_PX }, RULE);
  return box(heightPx, [...withRole({ draws, heightPx }, 'paragraph').draws, rule]);
}

function row(paragraphs: ParagraphLayout, cells: readonly string[], style: TextStyle): Block {
  let xPx = 0;
  const blocks = COLUMNS.map(({ widthPx, align }, index) => {
    const columnPx = widthPx || NAME_PX;
    // There is no padding to the left of the name and to the right of the sum.
    const innerPx = columnPx - CELL_PADDING_PX;
    const block = text(paragraphs, cells[index]!, { style, widthPx: innerPx, align });
    const placed = translate(block.draws, xPx + (align === 'right' ? CELL_PADDING_PX : 0), CELL_PADDING_PX);
    xPx += columnPx;
    return { draws: placed, heightPx: block.heightPx };
  });
  return {
    draws: blocks.flatMap(({ draws }): Draw[] => draws),
    heightPx: Math.max(...blocks.map(({ heightPx }) => heightPx)) + 2 * CELL_PADDING_PX,
  };
}

function paid(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Box<Draw[]> {
  const { tables, language, currency, corrects } = invoice;
  const { gross } = sumsOf(tables.at(-1)!.lines);
  const words = `${corrects ? labels.returned : labels.paid}: ${formatAmount(Math.abs(gross), language)} ${currency}`;
  return boxOf(withRole(text(paragraphs, words, { style: STYLES.sum, align: 'right' }), 'paragraph'));
}
