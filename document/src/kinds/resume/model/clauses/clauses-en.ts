import { type ConsentClause, GDPR_APPLIES_SINCE } from './consent-clause.ts';

const EN_EU: ConsentClause = {
  id: 'en-eu-2018',
  language: 'en',
  title: 'EU GDPR – this application',
  since: GDPR_APPLIES_SINCE,
  text: 'I consent to {employer} processing the personal data in this CV for the purposes of this recruitment process, in accordance with Article 6(1)(a) of Regulation (EU) 2016/679 (GDPR).',
  textWithoutEmployer:
    'I consent to the processing of the personal data in this CV for the purposes of this recruitment process, in accordance with Article 6(1)(a) of Regulation (EU) 2016/679 (GDPR).',
};

const EN_EU_FUTURE: ConsentClause = {
  id: 'en-eu-future-2018',
  language: 'en',
  title: 'EU GDPR – this and future applications',
  since: GDPR_APPLIES_SINCE,
  text: 'I consent to {employer} processing the personal data in this CV for the purposes of this and future recruitment processes, in accordance with Article 6(1)(a) of Regulation (EU) 2016/679 (GDPR). I may withdraw my consent at any time.',
  textWithoutEmployer:
    'I consent to the processing of the personal data in this CV for the purposes of this and future recruitment processes, in accordance with Article 6(1)(a) of Regulation (EU) 2016/679 (GDPR). I may withdraw my consent at any time.',
};

/** The United Kingdom has a GDPR of its own since the transition period ended with 2020. */
export const EN_UK: ConsentClause = {
  id: 'en-uk-2021',
  language: 'en',
  title: 'UK GDPR – this application',
  since: '2021-01-01',
  text: 'I consent to {employer} processing the personal data in this CV for the purposes of this recruitment process, in accordance with the UK GDPR and the Data Protection Act 2018.',
  textWithoutEmployer:
    'I consent to the processing of the personal data in this CV for the purposes of this recruitment process, in accordance with the UK GDPR and the Data Protection Act 2018.',
};

export const CLAUSES_EN: readonly ConsentClause[] = [EN_EU, EN_EU_FUTURE, EN_UK];
