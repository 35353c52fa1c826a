import { type ConsentClause, GDPR_APPLIES_SINCE } from './consent-clause.ts';

/** Act No. 18/2018 Z. z. came into force on the day from which the GDPR applies. */
const LEGAL_BASIS =
  'v súlade s nariadením Európskeho parlamentu a Rady (EÚ) 2016/679 (GDPR) a zákonom č. 18/2018 Z. z. o ochrane osobných údajov';

export const SK_CURRENT: ConsentClause = {
  id: 'sk-current-2018',
  language: 'sk',
  title: 'GDPR – toto výberové konanie',
  since: GDPR_APPLIES_SINCE,
  text: `Súhlasím so spracúvaním osobných údajov uvedených v tomto životopise zamestnávateľom {employer} na účely výberového konania, a to ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Súhlasím so spracúvaním osobných údajov uvedených v tomto životopise na účely výberového konania, a to ${LEGAL_BASIS}.`,
};

const SK_FUTURE: ConsentClause = {
  id: 'sk-future-2018',
  language: 'sk',
  title: 'GDPR – aj budúce výberové konania',
  since: GDPR_APPLIES_SINCE,
  text: `Súhlasím so spracúvaním osobných údajov uvedených v tomto životopise zamestnávateľom {employer} na účely tohto aj budúcich výberových konaní, a to ${LEGAL_BASIS}. Súhlas môžem kedykoľvek odvolať.`,
  textWithoutEmployer: `Súhlasím so spracúvaním osobných údajov uvedených v tomto životopise na účely tohto aj budúcich výberových konaní, a to ${LEGAL_BASIS}. Súhlas môžem kedykoľvek odvolať.`,
};

export const CLAUSES_SK: readonly ConsentClause[] = [SK_CURRENT, SK_FUTURE];
