import type { ConsentClause } from './consent-clause.ts';

/** The Law on Legal Protection of Personal Data was adapted to the GDPR with effect from 16 July 2018. */
const LAW_SINCE = '2018-07-16';

const LEGAL_BASIS =
  'pagal Reglamento (ES) 2016/679 (BDAR) 6 straipsnio 1 dalies a punktą ir Lietuvos Respublikos asmens duomenų teisinės apsaugos įstatymą';

export const LT_CURRENT: ConsentClause = {
  id: 'lt-current-2018',
  language: 'lt',
  title: 'BDAR – ši atranka',
  since: LAW_SINCE,
  text: `Sutinku, kad {employer} tvarkytų šiame gyvenimo aprašyme pateiktus mano asmens duomenis atrankos į pareigas, į kurias pretenduoju, tikslu ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Sutinku, kad šiame gyvenimo aprašyme pateikti mano asmens duomenys būtų tvarkomi atrankos į pareigas, į kurias pretenduoju, tikslu ${LEGAL_BASIS}.`,
};

const LT_FUTURE: ConsentClause = {
  id: 'lt-future-2018',
  language: 'lt',
  title: 'BDAR – ši ir būsimos atrankos',
  since: LAW_SINCE,
  text: `Sutinku, kad {employer} tvarkytų ir saugotų šiame gyvenimo aprašyme pateiktus mano asmens duomenis šios ir būsimų atrankų tikslu ${LEGAL_BASIS}. Šį sutikimą galiu bet kada atšaukti.`,
  textWithoutEmployer: `Sutinku, kad šiame gyvenimo aprašyme pateikti mano asmens duomenys būtų tvarkomi ir saugomi šios ir būsimų atrankų tikslu ${LEGAL_BASIS}. Šį sutikimą galiu bet kada atšaukti.`,
};

export const CLAUSES_LT: readonly ConsentClause[] = [LT_CURRENT, LT_FUTURE];
