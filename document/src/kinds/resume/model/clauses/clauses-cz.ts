import type { ConsentClause } from './consent-clause.ts';

/** Act No. 110/2019 Sb., which adapts Czech law to the GDPR, came into force on 24 April 2019. */
const ACT_SINCE = '2019-04-24';

const LEGAL_BASIS =
  'v souladu s nařízením Evropského parlamentu a Rady (EU) 2016/679 (GDPR) a zákonem č. 110/2019 Sb., o zpracování osobních údajů';

export const CZ_CURRENT: ConsentClause = {
  id: 'cz-current-2019',
  language: 'cz',
  title: 'GDPR – toto výběrové řízení',
  since: ACT_SINCE,
  text: `Souhlasím se zpracováním osobních údajů uvedených v tomto životopise zaměstnavatelem {employer} pro účely výběrového řízení, a to ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Souhlasím se zpracováním osobních údajů uvedených v tomto životopise pro účely výběrového řízení, a to ${LEGAL_BASIS}.`,
};

const CZ_FUTURE: ConsentClause = {
  id: 'cz-future-2019',
  language: 'cz',
  title: 'GDPR – i budoucí výběrová řízení',
  since: ACT_SINCE,
  text: `Souhlasím se zpracováním osobních údajů uvedených v tomto životopise zaměstnavatelem {employer} pro účely tohoto i budoucích výběrových řízení, a to ${LEGAL_BASIS}. Souhlas mohu kdykoli odvolat.`,
  textWithoutEmployer: `Souhlasím se zpracováním osobních údajů uvedených v tomto životopise pro účely tohoto i budoucích výběrových řízení, a to ${LEGAL_BASIS}. Souhlas mohu kdykoli odvolat.`,
};

export const CLAUSES_CZ: readonly ConsentClause[] = [CZ_CURRENT, CZ_FUTURE];
