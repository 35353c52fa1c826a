import { type ConsentClause, GDPR_APPLIES_SINCE } from './consent-clause.ts';

/** Not usual in Germany, where section 26 BDSG is a sufficient legal basis. Some job portals ask for it. */
export const DE_CURRENT: ConsentClause = {
  id: 'de-current-2018',
  language: 'de',
  title: 'DSGVO – dieses Bewerbungsverfahren',
  since: GDPR_APPLIES_SINCE,
  text: 'Ich willige ein, dass {employer} meine in diesem Lebenslauf enthaltenen personenbezogenen Daten zum Zweck des Bewerbungsverfahrens verarbeitet (Art.\u00a06 Abs.\u00a01 lit.\u00a0a\u00a0DSGVO).',
  textWithoutEmployer:
    'Ich willige ein, dass meine in diesem Lebenslauf enthaltenen personenbezogenen Daten zum Zweck des Bewerbungsverfahrens verarbeitet werden (Art.\u00a06 Abs.\u00a01 lit.\u00a0a\u00a0DSGVO).',
};

const DE_TALENT_POOL: ConsentClause = {
  id: 'de-talent-pool-2018',
  language: 'de',
  title: 'DSGVO – auch für künftige Stellen',
  since: GDPR_APPLIES_SINCE,
  text: 'Ich willige ein, dass {employer} meine in diesem Lebenslauf enthaltenen personenbezogenen Daten zum Zweck des Bewerbungsverfahrens verarbeitet und darüber hinaus speichert, um mich bei künftigen passenden Stellen zu kontaktieren (Art.\u00a06 Abs.\u00a01 lit.\u00a0a\u00a0DSGVO). Diese Einwilligung kann ich jederzeit mit Wirkung für die Zukunft widerrufen.',
  textWithoutEmployer:
    'Ich willige ein, dass meine in diesem Lebenslauf enthaltenen personenbezogenen Daten zum Zweck des Bewerbungsverfahrens verarbeitet und darüber hinaus gespeichert werden, damit ich bei künftigen passenden Stellen kontaktiert werden kann (Art.\u00a06 Abs.\u00a01 lit.\u00a0a\u00a0DSGVO). Diese Einwilligung kann ich jederzeit mit Wirkung für die Zukunft widerrufen.',
};

export const CLAUSES_DE: readonly ConsentClause[] = [DE_CURRENT, DE_TALENT_POOL];
