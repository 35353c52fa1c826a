import { taxAmount } from '../tax-amount.ts';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as Polish spreadsheets read it: UTF-8 with a byte order mark, semicolons between cells. */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
}

/** Minor units with a decimal comma. */
export function amount(minorUnits: number): string {
  return taxAmount(minorUnits).replace('.', ',');
}

/** A cell. Spreadsheets calculate texts that begin like a formula, and buyers type their names: such a cell begins with an apostrophe. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]|^-(?![\d,]+$)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
