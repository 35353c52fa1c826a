/**
 * A text of the law as data. A block is a paragraph, a list of points, or rows that say something about each of several
 * things. `{{name}}`, `{{seller}}`, `{{address}}`, `{{taxId}}` and `{{mail}}` stand for what page configuration says.
 */
export interface LegalText {
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  heading: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock = string | readonly string[] | LegalRows;

/** What stands left of each row, and what is said about it. */
export type LegalRows = Readonly<Record<string, string>>;

/** Every text of one language. */
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
