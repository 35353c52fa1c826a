import type { ConsentClause } from './consent-clause.ts';

/** Law No. 2297-VI of 1 June 2010 came into force on 1 January 2011. */
const LAW_SINCE = '2011-01-01';

const LEGAL_BASIS = 'відповідно до Закону України «Про захист персональних даних» від 1 червня 2010 р. № 2297-VI';

export const UA_CURRENT: ConsentClause = {
  id: 'ua-current-2011',
  language: 'ua',
  title: 'Згода – ця вакансія',
  since: LAW_SINCE,
  text: `Надаю роботодавцю {employer} згоду на обробку моїх персональних даних, наведених у цьому резюме, з метою розгляду моєї кандидатури на вакантну посаду ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Надаю згоду на обробку моїх персональних даних, наведених у цьому резюме, з метою розгляду моєї кандидатури на вакантну посаду ${LEGAL_BASIS}.`,
};

const UA_FUTURE: ConsentClause = {
  id: 'ua-future-2011',
  language: 'ua',
  title: 'Згода – ця та майбутні вакансії',
  since: LAW_SINCE,
  text: `Надаю роботодавцю {employer} згоду на обробку моїх персональних даних, наведених у цьому резюме, з метою розгляду моєї кандидатури на вакантну посаду, а також на інші посади в майбутньому, ${LEGAL_BASIS}. Цю згоду я можу відкликати в будь-який час.`,
  textWithoutEmployer: `Надаю згоду на обробку моїх персональних даних, наведених у цьому резюме, з метою розгляду моєї кандидатури на вакантну посаду, а також на інші посади в майбутньому, ${LEGAL_BASIS}. Цю згоду я можу відкликати в будь-який час.`,
};

export const CLAUSES_UA: readonly ConsentClause[] = [UA_CURRENT, UA_FUTURE];
