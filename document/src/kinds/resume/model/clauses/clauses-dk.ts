import { type ConsentClause, GDPR_APPLIES_SINCE } from './consent-clause.ts';

/** Not usual in Denmark; kept short. */
export const DK_CURRENT: ConsentClause = {
  id: 'dk-current-2018',
  language: 'dk',
  title: 'GDPR – denne stilling',
  since: GDPR_APPLIES_SINCE,
  text: 'Jeg giver samtykke til, at {employer} behandler personoplysningerne i dette CV i forbindelse med rekruttering til den stilling, jeg søger, jf. databeskyttelsesforordningens artikel 6, stk. 1, litra\u00a0a.',
  textWithoutEmployer:
    'Jeg giver samtykke til, at personoplysningerne i dette CV behandles i forbindelse med rekruttering til den stilling, jeg søger, jf. databeskyttelsesforordningens artikel 6, stk. 1, litra\u00a0a.',
};

const DK_FUTURE: ConsentClause = {
  id: 'dk-future-2018',
  language: 'dk',
  title: 'GDPR – også kommende stillinger',
  since: GDPR_APPLIES_SINCE,
  text: 'Jeg giver samtykke til, at {employer} behandler og gemmer personoplysningerne i dette CV i forbindelse med rekruttering til den stilling, jeg søger, og til kommende relevante stillinger, jf. databeskyttelsesforordningens artikel 6, stk. 1, litra\u00a0a. Jeg kan til enhver tid trække mit samtykke tilbage.',
  textWithoutEmployer:
    'Jeg giver samtykke til, at personoplysningerne i dette CV behandles og gemmes i forbindelse med rekruttering til den stilling, jeg søger, og til kommende relevante stillinger, jf. databeskyttelsesforordningens artikel 6, stk. 1, litra\u00a0a. Jeg kan til enhver tid trække mit samtykke tilbage.',
};

export const CLAUSES_DK: readonly ConsentClause[] = [DK_CURRENT, DK_FUTURE];
