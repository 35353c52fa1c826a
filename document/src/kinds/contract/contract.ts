import type { Language } from '../../engine/text/languages.ts';

/** A paragraph, a list, or facts by their labels. */
export type ContractBlock = string | readonly string[] | Readonly<Record<string, string>>;

/** A part of the confirmation, such as the terms. Its sections have headings of their own. */
export interface ContractPart {
  heading: string;
  blocks: readonly ContractBlock[];
  sections: readonly { heading: string; blocks: readonly ContractBlock[] }[];
}

/** The confirmation of a contract on a durable medium (Directive 2011/83/EU, art. 8(7)): plain text in parts, in one language. */
export interface ContractDocument {
  language: Language;
  title: string;
  /** The company above the title. */
  seller: string;
  parts: readonly ContractPart[];
}
