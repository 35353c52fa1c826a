import { type ConsentClause, GDPR_APPLIES_SINCE } from './consent-clause.ts';

/** Not usual in Sweden; kept short. */
export const SE_CURRENT: ConsentClause = {
  id: 'se-current-2018',
  language: 'se',
  title: 'GDPR – denna rekrytering',
  since: GDPR_APPLIES_SINCE,
  text: 'Jag samtycker till att {employer} behandlar personuppgifterna i detta CV i samband med rekryteringen till den tjänst jag söker, i enlighet med artikel 6.1\u00a0a i EU:s dataskyddsförordning (GDPR).',
  textWithoutEmployer:
    'Jag samtycker till att personuppgifterna i detta CV behandlas i samband med rekryteringen till den tjänst jag söker, i enlighet med artikel 6.1\u00a0a i EU:s dataskyddsförordning (GDPR).',
};

const SE_FUTURE: ConsentClause = {
  id: 'se-future-2018',
  language: 'se',
  title: 'GDPR – även kommande rekryteringar',
  since: GDPR_APPLIES_SINCE,
  text: 'Jag samtycker till att {employer} behandlar och sparar personuppgifterna i detta CV i samband med rekryteringen till den tjänst jag söker och vid kommande rekryteringar, i enlighet med artikel 6.1\u00a0a i EU:s dataskyddsförordning (GDPR). Jag kan när som helst återkalla mitt samtycke.',
  textWithoutEmployer:
    'Jag samtycker till att personuppgifterna i detta CV behandlas och sparas i samband med rekryteringen till den tjänst jag söker och vid kommande rekryteringar, i enlighet med artikel 6.1\u00a0a i EU:s dataskyddsförordning (GDPR). Jag kan när som helst återkalla mitt samtycke.',
};

export const CLAUSES_SE: readonly ConsentClause[] = [SE_CURRENT, SE_FUTURE];
