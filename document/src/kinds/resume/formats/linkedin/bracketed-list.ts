/** `PORTFOLIO:` before an address, but not `https:`. */
const LABEL = /^([\p{L}][\p{L} _-]{1,30}):(?!\/\/)\s*(?=\S)/u;
/** A comma or line break before the next item. An address can have commas of its own, so more than a comma is needed. */
const NEXT_ITEM = /\n|,(?=\s*(?:[\p{L}][\p{L} _-]{1,30}:(?!\/\/)\s*\S|https?:\/\/|www\.))/iu;

/** An item of a cell that lists several: `[PORTFOLIO:https://anna.pl,BLOG:https://blog.pl]`, or one below the other. */
export interface LabelledItem {
  /** `Portfolio`; empty without one. */
  label: string;
  text: string;
}

/** The web addresses of a cell. */
export function readAddresses(cell: string): LabelledItem[] {
  return withoutBrackets(cell)
    .split(NEXT_ITEM)
    .map((item) => item.trim())
    .flatMap((item) => (/^\S+(?:,\s+\S+)+$/.test(item) && !/^\S+:\S*\s/.test(item) ? item.split(/,\s+/) : [item]))
    .map(toItem)
    .filter(({ text }) => text !== '');
}

/** The names of a cell, separated by commas. */
export function readNames(cell: string): LabelledItem[] {
  return withoutBrackets(cell)
    .split(/[,;\n]/)
    .map((item) => toItem(item.trim()))
    .filter(({ text }) => text !== '');
}

function withoutBrackets(cell: string): string {
  return /^\[([^[\]]*)\]$/s.exec(cell.trim())?.[1]?.trim() ?? cell.trim();
}

function toItem(item: string): LabelledItem {
  const trimmed = item.trim();
  const [all = '', label = ''] = LABEL.exec(trimmed) ?? [];
  return { label: label === '' ? '' : titleCase(label), text: trimmed.slice(all.length).trim() };
}

/** `PERSONAL_WEBSITE` as `Personal website`. */
function titleCase(label: string): string {
  const words = label.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
