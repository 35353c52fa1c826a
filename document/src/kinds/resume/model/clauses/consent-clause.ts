import type { Language } from '../../../../engine/text/languages.ts';

/** A wording by which a candidate agrees to the processing of the personal data in a CV. */
export interface ConsentClause {
  /** Unique in the library and never given to another wording: saved documents may refer to it. */
  id: string;
  language: Language;
  /** A short name for a menu, in the clause's language. */
  title: string;
  /** The ISO date from which the wording is right: that on which the law it cites came into force. */
  since: string;
  /** The last ISO date on which it was right; missing while it still is. */
  until?: string;
  /**
   * The wording that names the employer: `{employer}` stands where the name comes, in the nominative. A letter that closes a
   * citation ("lit. a") is tied to it.
   */
  text: string;
  /** The wording for when no employer is named; a sentence of its own, so that its grammar is whole. */
  textWithoutEmployer: string;
}

/** The day from which Regulation (EU) 2016/679, the GDPR, applies. */
export const GDPR_APPLIES_SINCE = '2018-05-25';

/** The clause as it is printed, one line. White space around and inside the name is made single spaces; an empty name is left out. */
export function clauseText(clause: ConsentClause, employer: string): string {
  const name = employer.replace(/\s+/g, ' ').trim();
  return name === '' ? clause.textWithoutEmployer : clause.text.replaceAll('{employer}', () => name);
}
