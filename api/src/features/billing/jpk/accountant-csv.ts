import type { SalesRow } from './sales-rows.ts';
import { amount, spreadsheetCsv } from './spreadsheet-csv.ts';

const HEADINGS = [
  'Lp.',
  'Numer dokumentu',
  'Data wystawienia',
  'Data sprzedaży',
  'NIP nabywcy',
  'Kraj nabywcy',
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

/** The sales of a month for an accountant, in złoty: UTF-8 with a byte order mark, semicolons and decimal commas, as Polish spreadsheets read it. */
export function accountantCsv(rows: readonly SalesRow[]): string {
  const lines = rows.map((row, index) => [
    String(index + 1),
    row.number,
    row.issuedOn,
    row.soldOn,
    row.buyerNip ?? row.foreign?.number ?? '',
    row.foreign?.country ?? 'PL',
    row.buyerName,
    row.correctedNumber ?? '',
    rateText(row),
    amount(row.net),
    amount(row.vat),
    amount(row.gross),
    row.marker.kind === 'number' ? row.marker.number : '',
    row.marker.kind === 'number' ? '' : row.marker.kind,
    ...convertedCells(row),
  ]);
  // Tax of another country is not declared with the Polish tax, but in the One Stop Shop (VAT Act, section XII, chapter 6a).
  const oss = rows.filter(({ foreign }) => foreign?.rule === 'oss');
  const polish = rows.filter(({ foreign }) => foreign?.rule !== 'oss');
  const totals = [totalLine('Razem', polish), ...(oss.length > 0 ? [totalLine('Razem OSS', oss)] : [])];
  return spreadsheetCsv([HEADINGS, ...lines, ...totals]);
}

function totalLine(name: string, rows: readonly SalesRow[]): string[] {
  const sum = (part: 'net' | 'vat' | 'gross') => amount(rows.reduce((total, row) => total + row[part], 0));
  const sums: Readonly<Record<string, string>> = {
    'Numer dokumentu': name,
    Netto: sum('net'),
    VAT: sum('vat'),
    Brutto: sum('gross'),
  };
  return HEADINGS.map((heading) => sums[heading] ?? '');
}

/** As the document has it: `23%`, `25,5%`, `np`, and whose VAT it is. */
function rateText({ vatRatePercent, foreign }: SalesRow): string {
  if (foreign?.rule === 'reverse-charge') return 'np (odwrotne obciążenie)';
  if (foreign?.rule === 'outside-union') return 'np';
  return `${String(vatRatePercent).replace('.', ',')}%${foreign?.rule === 'oss' ? ' (OSS)' : ''}`;
}

/** The amount on a document in a foreign currency, and the rate that its row is converted by. */
function convertedCells({ currency, converted }: SalesRow): string[] {
  if (converted === null) return ['', '', '', '', ''];
  const { gross, exchange } = converted;
  const rate = (exchange.rate / 10_000).toFixed(4).replace('.', ',');
  return [currency, amount(gross), rate, exchange.table, exchange.date];
}
