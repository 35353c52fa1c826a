import type { ConsentClause } from './consent-clause.ts';

/** Organic Law 3/2018 came into force the day after its publication of 6 December 2018. */
const LAW_SINCE = '2018-12-07';

const LEGAL_BASIS =
  'de conformidad con el Reglamento (UE) 2016/679 (RGPD) y la Ley Orgánica 3/2018, de 5 de diciembre, de Protección de Datos Personales y garantía de los derechos digitales';

export const ES_CURRENT: ConsentClause = {
  id: 'es-current-2018',
  language: 'es',
  title: 'RGPD – este proceso de selección',
  since: LAW_SINCE,
  text: `Autorizo a {employer} a tratar los datos personales incluidos en este currículum con el fin de gestionar el proceso de selección en el que participo, ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Autorizo el tratamiento de los datos personales incluidos en este currículum con el fin de gestionar el proceso de selección en el que participo, ${LEGAL_BASIS}.`,
};

const ES_FUTURE: ConsentClause = {
  id: 'es-future-2018',
  language: 'es',
  title: 'RGPD – también procesos futuros',
  since: LAW_SINCE,
  text: `Autorizo a {employer} a tratar los datos personales incluidos en este currículum con el fin de gestionar el proceso de selección en el que participo y otros procesos futuros, ${LEGAL_BASIS}. Puedo retirar este consentimiento en cualquier momento.`,
  textWithoutEmployer: `Autorizo el tratamiento de los datos personales incluidos en este currículum con el fin de gestionar el proceso de selección en el que participo y otros procesos futuros, ${LEGAL_BASIS}. Puedo retirar este consentimiento en cualquier momento.`,
};

export const CLAUSES_ES: readonly ConsentClause[] = [ES_CURRENT, ES_FUTURE];
