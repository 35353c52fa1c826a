import type { Language } from '../../../../engine/text/languages.ts';

/** A wording by which a candidate agrees to the processing of the personal data in a CV. */
export interface ConsentClause {
  /** Unique in the library and never reused for another wording: saved resumes may refer to it. */
  id: string;
  language: Language;
  /** A short name for a menu, in the clause's language. */
  title: string;
  /** The ISO date from which the wording is valid: the law it cites came into force on that day. */
  since: string;
  /** The last ISO date on which it was valid; absent while it still is. */
  until?: string;
  /**
   * The wording that names the employer. `{employer}` is replaced by the name in the nominative. A no-break space stands inside
   * citations such as "lit. a".
   */
  text: string;
  /** The wording without an employer. It is written separately, so that its grammar is right. */
  textWithoutEmployer: string;
}

/** The day from which Regulation (EU) 2016/679, the GDPR, applies. */
export const GDPR_APPLIES_SINCE = '2018-05-25';

/** The clause as one printed line. The name is trimmed and its white space collapsed; an empty name selects the wording without one. */
export function clauseText(clause: ConsentClause, employer: string): string {
  const name = employer.replace(/\s+/g, ' ').trim();
  return name === '' ? clause.textWithoutEmployer : clause.text.replaceAll('{employer}', () => name);
}
