/**
 * A legal text as data. A block is a paragraph, a list, or rows of a term and its description. The placeholders `{{name}}`,
 * `{{seller}}`, `{{address}}`, `{{taxId}}` and `{{mail}}` are replaced by values of the page configuration.
 */
export interface LegalText {
  title: string;
  /** A summary in one or two sentences. */
  lead: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  heading: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock = string | readonly string[] | LegalRows;

/** Descriptions by their terms. */
export type LegalRows = Readonly<Record<string, string>>;

/** All legal texts in one language. */
export interface LegalTexts {
  terms: LegalText;
  privacy: LegalText;
  cookies: LegalText;
  contact: LegalText;
}

export type LegalTextName = keyof LegalTexts;

export function isRows(block: LegalBlock): block is LegalRows {
  return typeof block === 'object' && !Array.isArray(block);
}
