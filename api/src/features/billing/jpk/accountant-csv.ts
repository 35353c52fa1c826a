import { taxAmount } from '../tax-amount.ts';
import type { SalesRow } from './sales-rows.ts';

const HEADINGS = [
  'Lp.',
  'Numer dokumentu',
  'Data wystawienia',
  'Data sprzedaży',
  'NIP nabywcy',
  'Nabywca',
  'Koryguje',
  'Stawka VAT',
  'Netto',
  'VAT',
  'Brutto',
  'Numer KSeF',
  'Oznaczenie',
  'Waluta',
  'Brutto w walucie',
  'Kurs NBP',
  'Tabela NBP',
  'Data tabeli',
];
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The sales of a month for an accountant, in złoty: UTF-8 with a byte order mark, semicolons and decimal commas, as Polish spreadsheets read it. */
export function accountantCsv(rows: readonly SalesRow[]): string {
  const lines = rows.map((row, index) => [
    String(index + 1),
    row.number,
    row.issuedOn,
    row.soldOn,
    row.buyerNip ?? '',
    row.buyerName,
    row.correctedNumber ?? '',
    `${row.vatRatePercent}%`,
    amount(row.net),
    amount(row.vat),
    amount(row.gross),
    row.marker.kind === 'number' ? row.marker.number : '',
    row.marker.kind === 'number' ? '' : row.marker.kind,
    ...foreignCells(row.foreign),
  ]);
  const sum = (part: 'net' | 'vat' | 'gross') => amount(rows.reduce((total, row) => total + row[part], 0));
  const total = [
    '',
    'Razem',
    '',
    '',
    '',
    '',
    '',
    '',
    sum('net'),
    sum('vat'),
    sum('gross'),
    '',
    '',
    ...foreignCells(null),
  ];
  return `${BYTE_ORDER_MARK}${[HEADINGS, ...lines, total].map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
}

/** The amount on a document in a foreign currency, and the rate that its row is converted by. */
function foreignCells(foreign: SalesRow['foreign']): string[] {
  if (foreign === null) return ['', '', '', '', ''];
  const { currency, gross, exchange } = foreign;
  const rate = (exchange.rate / 10_000).toFixed(4).replace('.', ',');
  return [currency, amount(gross), rate, exchange.table, exchange.date];
}

function amount(minorUnits: number): string {
  return taxAmount(minorUnits).replace('.', ',');
}

/** A cell. Spreadsheets calculate texts that begin like a formula, and buyers type their names: such a cell begins with an apostrophe. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]|^-(?![\d,]+$)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
