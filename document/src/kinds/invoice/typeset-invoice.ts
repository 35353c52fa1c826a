import { beside, lineBlock, stack, withRole } from '../../engine/blocks/block.ts';
import type { Draw } from '../../engine/blocks/draw.ts';
import { type Box, glue, NO_BREAK } from '../../engine/pagination/flow.ts';
import { paginate } from '../../engine/pagination/paginate.ts';
import { type PageItem, toPageItems } from '../../engine/paint/page.ts';
import { paintPage } from '../../engine/paint/paint-page.ts';
import { toBcp47 } from '../../engine/text/languages.ts';
import { createParagraphLayout, type ParagraphLayout } from '../../engine/text/paragraph.ts';
import { createShaper, type FontSource } from '../../engine/text/shaper.ts';
import { sumsInGrosze } from './exchange.ts';
import { type Invoice, type InvoiceParty, type KsefMark, sumsOf } from './invoice.ts';
import { formatAmount, formatDay, formatRate, type InvoiceLabels, invoiceLabels } from './invoice-labels.ts';
import { boxOf, type Flow, MARGIN_PX, PAPER, STYLES, text, WIDTH_PX } from './invoice-style.ts';
import { itemTable } from './item-table.ts';
import { ksefMark } from './ksef-mark.ts';

const HALF_PX = (WIDTH_PX - 32) / 2;

/** Baseline of the page number, below the flow. */
const PAGE_NUMBER_BASELINE_PX = PAPER.heightPx - MARGIN_PX / 2;
const FRAME = { topPx: MARGIN_PX, heightPx: PAPER.heightPx - 2 * MARGIN_PX };

export interface InvoiceTypesetter {
  /**
   * Sets an invoice or a correction and returns its A4 pages as SVG (docs/page-svg.md). A table continues on further pages under its head.
   * Pages are numbered if there are several. The same invoice, mark and fonts give the same bytes.
   *
   * @param ksef what KSeF knows of the document; null: it does not go to KSeF.
   * @throws RangeError if a party's address or the name of an item is higher than a page.
   */
  typeset(invoice: Invoice, ksef?: KsefMark | null): string[];
}

/** Makes a typesetter with the given font files. Inter regular and bold must be among them. */
export function createInvoiceTypesetter(faces: readonly FontSource[]): InvoiceTypesetter {
  const paragraphs = createParagraphLayout(createShaper(faces), 1);
  return {
    typeset(invoice, ksef = null) {
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
        ...exchanged(paragraphs, invoice, labels),
        ...taxNote(paragraphs, invoice, labels),
        ...(ksef ? [glue(28), ...ksefMark(paragraphs, ksef, labels)] : []),
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

function parties(paragraphs: ParagraphLayout, { seller, buyer, tax }: Invoice, labels: InvoiceLabels): Flow {
  const party = (title: string, { name, address }: InvoiceParty, number: string | null) =>
    stack(
      [
        text(paragraphs, title, { style: STYLES.label, widthPx: HALF_PX }),
        text(paragraphs, name, { style: STYLES.bold, widthPx: HALF_PX }),
        ...address.map((line) => text(paragraphs, line, { widthPx: HALF_PX })),
        ...(number === null ? [] : [text(paragraphs, number, { widthPx: HALF_PX })]),
      ],
      2,
    );
  const buyerNumber = numbered(tax ? labels.vatNumber : labels.taxId, buyer.taxId);
  const blocks = [
    party(labels.seller, seller, sellerNumber(seller, tax, labels)),
    party(labels.buyer, buyer, buyerNumber),
  ];
  return [
    boxOf(beside(blocks.map((block, index) => ({ block: withRole(block, 'paragraph'), xPx: index * (HALF_PX + 32) })))),
  ];
}

/** With reverse charge it is the seller's VAT number, with the prefix PL (VAT Act, art. 106e(1)(24)(a)). */
function sellerNumber({ taxId }: InvoiceParty, tax: Invoice['tax'], labels: InvoiceLabels): string | null {
  if (tax?.rule !== 'reverse-charge' || !taxId) return numbered(labels.taxId, taxId);
  return numbered(labels.vatNumber, `PL${taxId.replace(/\D/g, '')}`);
}

function numbered(label: string, taxId: string | null): string | null {
  return taxId ? `${label}: ${taxId}` : null;
}

function paid(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Box<Draw[]> {
  const { tables, language, currency, corrects } = invoice;
  const { gross } = sumsOf(tables.at(-1)!.lines);
  const words = `${corrects ? labels.returned : labels.paid}: ${formatAmount(Math.abs(gross), language)} ${currency}`;
  return boxOf(withRole(text(paragraphs, words, { style: STYLES.sum, align: 'right' }), 'paragraph'));
}

/**
 * The tax in złoty and the rate that it is converted by (Polish VAT Act, art. 106e(11) and 31a). Nothing on a document in złoty, or without
 * Polish tax: what is declared in the One Stop Shop is converted by the rate of its quarter.
 */
function exchanged(paragraphs: ParagraphLayout, invoice: Invoice, labels: InvoiceLabels): Flow {
  const { exchange, language, currency, tax } = invoice;
  if (exchange === undefined || (tax && tax.rule !== 'domestic')) return [];
  const inHomeCurrency = `${labels.vatInHomeCurrency}: ${formatAmount(sumsInGrosze(invoice).vat, language)} PLN`;
  const rate = `1 ${currency} = ${formatRate(exchange.rate, language)} PLN`;
  const source = `${labels.exchangeRate}: ${rate}, ${labels.exchangeTable} ${exchange.table}, ${formatDay(exchange.date)}`;
  const lines = [inHomeCurrency, source].map((words) => text(paragraphs, words, { align: 'right' }));
  return [glue(6), NO_BREAK, boxOf(withRole(stack(lines, 2), 'paragraph'))];
}

/** Why there is no Polish VAT. */
function taxNote(paragraphs: ParagraphLayout, { tax }: Invoice, labels: InvoiceLabels): Flow {
  const notes = {
    domestic: [],
    oss: [labels.oss],
    'reverse-charge': [labels.reverseCharge],
    // A business pays its own country's tax, by whatever name.
    'outside-union': [...(tax?.isBusiness ? [labels.reverseCharge] : []), labels.outsideUnion],
  } as const;
  const words = tax ? notes[tax.rule] : [];
  if (words.length === 0) return [];
  const lines = words.map((line) => text(paragraphs, line, { align: 'right' }));
  return [glue(6), NO_BREAK, boxOf(withRole(stack(lines, 2), 'paragraph'))];
}
