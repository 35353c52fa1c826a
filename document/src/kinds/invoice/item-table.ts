import { type Block, stack, withRole } from '../../engine/blocks/block.ts';
import { type Draw, rect, translate } from '../../engine/blocks/draw.ts';
import { type Box, box, glue, group, NO_BREAK } from '../../engine/pagination/flow.ts';
import type { ParagraphLayout } from '../../engine/text/paragraph.ts';
import type { TextStyle } from '../../engine/text/text-style.ts';
import { type Invoice, type InvoiceLine, type InvoiceTable, sumsOf } from './invoice.ts';
import { formatAmount, formatDay, type InvoiceLabels } from './invoice-labels.ts';
import { boxOf, type Flow, STYLES, text, WIDTH_PX } from './invoice-style.ts';

const RULE = '#d5dae4';
const RULE_PX = 1;
const CELL_PADDING_PX = 8;

interface Column {
  key: 'item' | 'unit' | 'quantity' | 'unitNet' | 'net' | 'rate' | 'vat' | 'gross';
  widthPx: number;
  align: 'left' | 'right';
}

/** Columns of the table of items, right-aligned except the name, which takes the remaining width. */
const COLUMNS: readonly Column[] = [
  { key: 'item', widthPx: 0, align: 'left' },
  { key: 'quantity', widthPx: 56, align: 'right' },
  { key: 'unitNet', widthPx: 86, align: 'right' },
  { key: 'net', widthPx: 92, align: 'right' },
  { key: 'rate', widthPx: 48, align: 'right' },
  { key: 'vat', widthPx: 86, align: 'right' },
  { key: 'gross', widthPx: 98, align: 'right' },
];
const COLUMNS_WITH_UNIT: readonly Column[] = [
  { key: 'item', widthPx: 0, align: 'left' },
  { key: 'quantity', widthPx: 54, align: 'right' },
  { key: 'unit', widthPx: 48, align: 'right' },
  { key: 'unitNet', widthPx: 76, align: 'right' },
  { key: 'net', widthPx: 82, align: 'right' },
  { key: 'rate', widthPx: 40, align: 'right' },
  { key: 'vat', widthPx: 72, align: 'right' },
  { key: 'gross', widthPx: 86, align: 'right' },
];

/** Wide enough for a rate with a decimal, such as 25,5%, and for the English unit. */
const WIDER: Partial<Record<Column['key'], number>> = { rate: 52, unit: 60 };
const COLUMNS_OF_OTHER_COUNTRIES: readonly Column[] = COLUMNS_WITH_UNIT.map((column) => ({
  ...column,
  widthPx: WIDER[column.key] ?? column.widthPx,
}));

interface TableOf {
  table: InvoiceTable;
  invoice: Invoice;
  labels: InvoiceLabels;
}

/** A table of items with its head and sums. It may continue on further pages, under its head. */
export function itemTable(paragraphs: ParagraphLayout, { table, invoice, labels }: TableOf): Flow {
  const columns = columnsOf(invoice);
  const ruled = (cells: Readonly<Record<Column['key'], string>>, style: TextStyle) =>
    ruledRow(paragraphs, { columns, cells: columns.map(({ key }) => cells[key]), style });
  const title = labels.tables[table.kind];
  const rows = table.lines.map((line) => ruled(cellsOf(line, invoice, labels), STYLES.body));
  const last = ruled(totalsOf(table, invoice, labels), STYLES.bold);
  const rowsAndTotal = [...rows, NO_BREAK, { ...last, heightPx: last.heightPx + RULE_PX }];
  const body = group(rowsAndTotal, { head: ruled(labels, STYLES.label) });
  if (title === '') return [body];
  const titled = withRole(text(paragraphs, title, { style: STYLES.heading }), 'section-title');
  return [boxOf(titled), glue(4), NO_BREAK, body];
}

function columnsOf({ layout, tax }: Invoice): readonly Column[] {
  if (tax) return COLUMNS_OF_OTHER_COUNTRIES;
  return layout === 2 ? COLUMNS_WITH_UNIT : COLUMNS;
}

function cellsOf(line: InvoiceLine, { language, tax }: Invoice, labels: InvoiceLabels): Record<Column['key'], string> {
  const amount = (value: number) => formatAmount(value, language);
  const { name, period, unit, quantity, net, vatRatePercent, vat, gross } = line;
  return {
    item: period ? `${name}\n${labels.accessPeriod}: ${formatDay(period.from)}–${formatDay(period.to)}` : name,
    quantity: String(quantity),
    unit: unit ? labels.units[unit] : '',
    unitNet: amount(quantity === 0 ? 0 : Math.round(net / quantity)),
    net: amount(net),
    rate: rateText(vatRatePercent, language, tax),
    vat: amount(vat),
    gross: amount(gross),
  };
}

/** The rate of a line: 23%, 25,5% or np (not subject to VAT in Poland). */
function rateText(ratePercent: number, language: Invoice['language'], tax: Invoice['tax']): string {
  if (tax?.rule === 'reverse-charge' || tax?.rule === 'outside-union') return 'np';
  const digits = String(ratePercent);
  return `${language === 'pl' ? digits.replace('.', ',') : digits}%`;
}

function totalsOf(
  { lines }: InvoiceTable,
  { language }: Invoice,
  { total }: InvoiceLabels,
): Record<Column['key'], string> {
  const amount = (value: number) => formatAmount(value, language);
  const { net, vat, gross } = sumsOf(lines);
  return {
    item: total,
    quantity: '',
    unit: '',
    unitNet: '',
    net: amount(net),
    rate: '',
    vat: amount(vat),
    gross: amount(gross),
  };
}

interface Row {
  columns: readonly Column[];
  cells: readonly string[];
  style: TextStyle;
}

/** A row of a table with a line below it. The line adds no height. */
function ruledRow(paragraphs: ParagraphLayout, given: Row): Box<Draw[]> {
  const { draws, heightPx } = row(paragraphs, given);
  const rule = rect({ xPx: 0, yPx: heightPx, widthPx: WIDTH_PX, heightPx: RULE_PX }, RULE);
  return box(heightPx, [...withRole({ draws, heightPx }, 'paragraph').draws, rule]);
}

function row(paragraphs: ParagraphLayout, { columns, cells, style }: Row): Block {
  const namePx = WIDTH_PX - columns.reduce((sum, { widthPx }) => sum + widthPx, 0);
  let xPx = 0;
  const blocks = columns.map(({ widthPx, align }, index) => {
    const columnPx = widthPx || namePx;
    // There is no padding to the left of the name and to the right of the sum.
    const innerPx = columnPx - CELL_PADDING_PX;
    const lines = cells[index]!.split('\n').map((line) => text(paragraphs, line, { style, widthPx: innerPx, align }));
    const block = stack(lines);
    const placed = translate(block.draws, xPx + (align === 'right' ? CELL_PADDING_PX : 0), CELL_PADDING_PX);
    xPx += columnPx;
    return { draws: placed, heightPx: block.heightPx };
  });
  return {
    draws: blocks.flatMap(({ draws }): Draw[] => draws),
    heightPx: Math.max(...blocks.map(({ heightPx }) => heightPx)) + 2 * CELL_PADDING_PX,
  };
}
