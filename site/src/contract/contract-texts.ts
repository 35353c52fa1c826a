/**
 * The texts of a contract that the client shows and the API confirms by mail. One language is one module, so that a client loads its own
 * alone. `{{…}}` are placeholders.
 */

/** The consent of a buyer, by the versions of `consent-version.ts`. A changed text needs a new version there. */
export interface ConsentText {
  immediate: string;
  /** For a subscription: `amount`, `every`, `date`. */
  renewal: string;
}

/** How often a subscription renews. */
export interface PeriodText {
  month: string;
  year: string;
  months: string;
}

/** The withdrawal function (Directive 2011/83/EU, art. 11a). */
export interface WithdrawalText {
  /** The label of the function (art. 11a(1)). */
  here: string;
  /** The label of the button that submits the statement (art. 11a(3)). */
  confirm: string;
  /** The statement: `site`, `order`. */
  statement: string;
}

/** The confirmation of the contract on a durable medium (art. 8(7)). */
export interface ContractDocumentText {
  /** The first word of the file's name, in letters that every mail program keeps. */
  fileName: string;
  title: string;
  order: string;
  concluded: string;
  package: string;
  price: string;
  access: string;
  renewal: string;
  renewalFacts: string;
  buyer: string;
  seller: string;
  consent: string;
  given: string;
  right: string;
  until: string;
  ways: string;
  /** The model withdrawal form (annex I(B)). */
  modelForm: { title: string; lead: string; lines: readonly string[]; foot: string };
}
