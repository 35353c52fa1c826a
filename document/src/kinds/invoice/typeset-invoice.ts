import { type Align, type Block, lineBlock } from '../../engine/blocks/block.ts';
import { type Draw, rect, translate } from '../../engine/blocks/draw.ts';
import { PAGE_HEIGHT_PX, PAGE_WIDTH_PX } from '../../engine/page-geometry.ts';
import { paintSheet, type SheetPart } from '../../engine/paint/paint-sheet.ts';
import { toBcp47 } from '../../engine/text/languages.ts';
import { createParagraphLayout, type ParagraphLayout } from '../../engine/text/paragraph.ts';
import { createShaper, type FontSource } from '../../engine/text/shaper.ts';
import type { TextStyle } from '../../engine/text/text-style.ts';
import { type Invoice, type InvoiceLine, type InvoiceParty, type InvoiceTable, sumsOf } from './invoice.ts';
import { formatAmount, formatDay, type InvoiceLabels, invoiceLabels } from './invoice-labels.ts';

const MARGIN_PX = 56;
const WIDTH_PX = PAGE_WIDTH_PX - 2 * MARGIN_PX;
const HALF_PX = (WIDTH_PX - 32) / 2;
const INK = '#1f2937';
const QUIET = '#5b6475';
const RULE = '#d5dae4';
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

/** The columns of the table of items: right-aligned but for the name, which takes what is left. */
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

export interface InvoiceTypesetter {
  /**
   * The pages of an invoice or a correction as SVG of docs/page-svg.md, A4. The same invoice and fonts give the same bytes.
   *
   * @throws RangeError when it does not fit the page: a party's address or a table is longer than any of ours.
   */
  typeset(invoice: Invoice): string[];
}

/** Sets invoices in the given font files; Inter, regular and bold, has to be among them. */
export function createInvoiceTypesetter(faces: readonly FontSource[]): InvoiceTypesetter {
  const paragraphs = createParagraphLayout(createShaper(faces), 1);
  return {
    typeset(invoice) {
      const labels = invoiceLabels(invoice.language);
      const sheet = stack([
        heading(paragraphs, invoice, labels),
        dates(paragraphs, invoice, labels),
        parties(paragraphs, invoice, labels),
        ...invoice.tables.map((table) => itemTable(paragraphs, { table, invoice, labels })),
        paid(paragraphs, invoice, labels),
      ]);
      if (sheet.heightPx > PAGE_HEIGHT_PX - 2 * MARGIN_PX)
        throw new RangeError(`${invoice.number} does not fit a page`);
      return [
        paintSheet(
          { language: toBcp47(invoice.language), title: titleOf(invoice, labels) },
          sheet.parts.map((part) => ({ ...part, draws: translate(part.draws, MARGIN_PX, MARGIN_PX) })),
        ),
      ];
    },
  };
}

/** Parts of the page with the height that they take together. */
interface Stack {
  parts: SheetPart[];
  heightPx: number;
}

type Section = Stack & { gapBelowPx: number };

function stack(sections: readonly Section[]): Stack {
  let heightPx = 0;
  const parts = sections.flatMap((section) => {
    const placed = section.parts.map((part) => ({ ...part, draws: translate(part.draws, 0, heightPx) }));
    heightPx += section.heightPx + section.gapBelowPx;
    return placed;
  });
  return { parts, heightPx };
}

function titleOf({ corrects, number }: Invoice, labels: InvoiceLabels): string {
  return `${corrects ? labels.correction : labels.invoice} ${number}`;
}

/** A text set into a width, as many lines as it takes. */
function text(
  paragraphs: ParagraphLayout,
  words: string,
  { style = BODY, widthPx = WIDTH_PX, align = 'left' }: { style?: TextStyle; widthPx?: number; align?: Align } = {},
): Block {
  let heightPx = 0;
  const draws = paragraphs([{ text: words, style }], { widthPx }).flatMap((line) => {
    const block = lineBlock(line, widthPx, align);
    const placed = translate(block.draws, 0, heightPx);
    heightPx += block.heightPx;
    return placed;
  });
  return { draws, heightPx };
}

/** Blocks below each other. */
function below(blocks: readonly Block[], gapPx = 0): Block {
  let heightPx = 0;
  const draws = blocks.flatMap((block) => {
    const placed = translate(block.draws, 0, heightPx);
    heightPx += block.heightPx + gapPx;
    return placed;
  });
  return { draws, heightPx: Math.max(0, heightPx - gapPx) };
}

function heading(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Section {
  const { corrects, seller } = invoice;
  const name = text(paragraphs, seller.name, { style: STYLES.seller });
  const title = text(paragraphs, titleOf(invoice, labels), { style: STYLES.title });
  const facts = corrects && [
    text(paragraphs, `${labels.corrects} ${corrects.number} ${labels.of} ${formatDay(corrects.issuedOn)}`),
    text(paragraphs, `${labels.reason}: ${corrects.reason}`),
  ];
  const titleTopPx = name.heightPx + 20;
  const correction = below(facts ?? [], 2);
  const factsTopPx = titleTopPx + title.heightPx + 8;
  return {
    parts: [
      { role: 'paragraph', draws: name.draws },
      { role: 'name', draws: translate(title.draws, 0, titleTopPx) },
      ...(facts ? [{ role: 'paragraph', draws: translate(correction.draws, 0, factsTopPx) } as const] : []),
    ],
    heightPx: facts ? factsTopPx + correction.heightPx : titleTopPx + title.heightPx,
    gapBelowPx: 20,
  };
}

function dates(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Section {
  const facts = [
    [labels.issuedOn, formatDay(invoice.issuedOn)],
    [labels.paidOn, formatDay(invoice.paidOn)],
    [labels.paidBy, labels[invoice.paidBy]],
  ] as const;
  const widthPx = WIDTH_PX / facts.length;
  const blocks = facts.map(([label, value]) =>
    below([text(paragraphs, label, { style: STYLES.label, widthPx }), text(paragraphs, value, { widthPx })], 1),
  );
  return {
    parts: blocks.map(({ draws }, index) => ({ role: 'paragraph', draws: translate(draws, index * widthPx, 0) })),
    heightPx: Math.max(...blocks.map(({ heightPx }) => heightPx)),
    gapBelowPx: 24,
  };
}

function parties(paragraphs: ParagraphLayout, { seller, buyer }: Invoice, labels: InvoiceLabels): Section {
  const party = (title: string, { name, address, taxId }: InvoiceParty) =>
    below(
      [
        text(paragraphs, title, { style: STYLES.label, widthPx: HALF_PX }),
        text(paragraphs, name, { style: STYLES.bold, widthPx: HALF_PX }),
        ...address.map((line) => text(paragraphs, line, { widthPx: HALF_PX })),
        ...(taxId ? [text(paragraphs, `${labels.taxId}: ${taxId}`, { widthPx: HALF_PX })] : []),
      ],
      2,
    );
  const blocks = [party(labels.seller, seller), party(labels.buyer, buyer)];
  return {
    parts: blocks.map(({ draws }, index) => ({
      role: 'paragraph',
      draws: translate(draws, index * (HALF_PX + 32), 0),
    })),
    heightPx: Math.max(...blocks.map(({ heightPx }) => heightPx)),
    gapBelowPx: 32,
  };
}

interface TableOf {
  table: InvoiceTable;
  invoice: Invoice;
  labels: InvoiceLabels;
}

function itemTable(paragraphs: ParagraphLayout, { table, invoice, labels }: TableOf): Section {
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
  const rows = [
    row(paragraphs, heads, STYLES.label),
    ...table.lines.map((line) => row(paragraphs, cellsOf(line), STYLES.body)),
    row(paragraphs, total, STYLES.bold),
  ];
  const titled = title === '' ? null : text(paragraphs, title, { style: STYLES.heading });
  let topPx = titled ? titled.heightPx + 4 : 0;
  const parts: SheetPart[] = titled ? [{ role: 'section-title', draws: titled.draws }] : [];
  for (const { draws, heightPx } of rows) {
    parts.push({ role: 'paragraph', draws: translate(draws, 0, topPx) });
    topPx += heightPx;
    const rule = rect({ xPx: 0, yPx: topPx, widthPx: WIDTH_PX, heightPx: 1 }, RULE);
    parts.push({ role: null, draws: [rule] });
  }
  return { parts, heightPx: topPx + 1, gapBelowPx: 24 };
}

function row(paragraphs: ParagraphLayout, cells: readonly string[], style: TextStyle): Block {
  let xPx = 0;
  const blocks = COLUMNS.map(({ widthPx, align }, index) => {
    const columnPx = widthPx || NAME_PX;
    // Nothing stands left of the name, and nothing right of the sum.
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

function paid(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Section {
  const { tables, language, currency, corrects } = invoice;
  const { gross } = sumsOf(tables.at(-1)!.lines);
  const words = `${corrects ? labels.returned : labels.paid}: ${formatAmount(Math.abs(gross), language)} ${currency}`;
  const block = text(paragraphs, words, { style: STYLES.sum, align: 'right' });
  return { parts: [{ role: 'paragraph', draws: block.draws }], heightPx: block.heightPx, gapBelowPx: 0 };
}
