/** What may stand before the root element (XML 1.0, section 2.8), and the root's name with its prefix. */
const PROLOG =
  /\s+|<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--[^-]*(?:-(?!->)[^-]*)*-->|<!DOCTYPE[^<>[]*(?:\[[^\]]*\][^<>]*)?>/iy;
const ROOT = /<(?:[\w.-]+:)?([\w.-]+)/y;

/** The local name of an XML text's root element; null for a text that is no XML. */
export function rootElement(xml: string): string | null {
  PROLOG.lastIndex = 0;
  let end = 0;
  while (PROLOG.test(xml)) end = PROLOG.lastIndex;
  ROOT.lastIndex = end;
  return ROOT.exec(xml)?.[1] ?? null;
}
