import type { ConsentClause } from './consent-clause.ts';

/** D.Lgs. 101/2018, which adapts the privacy code of 2003 to the GDPR, came into force on 19 September 2018. */
const DECREE_SINCE = '2018-09-19';

const LEGAL_BASIS =
  'ai sensi del D.Lgs. 30 giugno 2003, n. 196, come modificato dal D.Lgs. 10 agosto 2018, n. 101, e del Regolamento (UE) 2016/679 (GDPR)';

/** Article 111-bis of the code requires no consent for a CV that was sent unasked. Employers still expect the sentence. */
export const IT_CURRENT: ConsentClause = {
  id: 'it-current-2018',
  language: 'it',
  title: 'GDPR – questa selezione',
  since: DECREE_SINCE,
  text: `Autorizzo {employer} a trattare i dati personali contenuti nel presente curriculum vitae a fini di ricerca e selezione del personale, ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Autorizzo il trattamento dei dati personali contenuti nel presente curriculum vitae a fini di ricerca e selezione del personale, ${LEGAL_BASIS}.`,
};

const IT_FUTURE: ConsentClause = {
  id: 'it-future-2018',
  language: 'it',
  title: 'GDPR – anche selezioni future',
  since: DECREE_SINCE,
  text: `Autorizzo {employer} a trattare e conservare i dati personali contenuti nel presente curriculum vitae ai fini della selezione in corso e di selezioni future, ${LEGAL_BASIS}. Posso revocare il consenso in qualsiasi momento.`,
  textWithoutEmployer: `Autorizzo il trattamento e la conservazione dei dati personali contenuti nel presente curriculum vitae ai fini della selezione in corso e di selezioni future, ${LEGAL_BASIS}. Posso revocare il consenso in qualsiasi momento.`,
};

export const CLAUSES_IT: readonly ConsentClause[] = [IT_CURRENT, IT_FUTURE];
