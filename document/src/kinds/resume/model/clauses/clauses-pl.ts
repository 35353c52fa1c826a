import { type ConsentClause, GDPR_APPLIES_SINCE } from './consent-clause.ts';

const LEGAL_BASIS =
  'na podstawie art.\u00a06 ust.\u00a01 lit.\u00a0a rozporządzenia Parlamentu Europejskiego i Rady (UE) 2016/679 z dnia 27 kwietnia 2016 r. (RODO) oraz zgodnie z ustawą z dnia 10 maja 2018 r. o ochronie danych osobowych (Dz.U. z 2018 r. poz. 1000, z późn. zm.)';

/** The name of the employer stands uninflected, as names of firms do. "Pracodawca" is the Labour Code's word (art. 22¹). */
export const PL_CURRENT: ConsentClause = {
  id: 'pl-current-2018',
  language: 'pl',
  title: 'RODO – bieżąca rekrutacja',
  since: GDPR_APPLIES_SINCE,
  text: `Wyrażam zgodę na przetwarzanie moich danych osobowych przez {employer} w celu prowadzenia rekrutacji na stanowisko, o które się ubiegam, ${LEGAL_BASIS}.`,
  textWithoutEmployer: `Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia rekrutacji na stanowisko, o które się ubiegam, ${LEGAL_BASIS}.`,
};

const PL_FUTURE: ConsentClause = {
  id: 'pl-future-2018',
  language: 'pl',
  title: 'RODO – bieżąca i przyszłe rekrutacje',
  since: GDPR_APPLIES_SINCE,
  text: `${PL_CURRENT.text} Wyrażam również zgodę na przetwarzanie moich danych osobowych na potrzeby przyszłych rekrutacji prowadzonych przez tego pracodawcę. Każdą z tych zgód mogę wycofać w dowolnym momencie.`,
  textWithoutEmployer: `${PL_CURRENT.textWithoutEmployer} Wyrażam również zgodę na przetwarzanie moich danych osobowych na potrzeby przyszłych rekrutacji. Każdą z tych zgód mogę wycofać w dowolnym momencie.`,
};

/** Kept because old CVs have it. The act it cites came into force on 30 April 1998 and was replaced by the GDPR. */
const PL_ACT_OF_1997: ConsentClause = {
  id: 'pl-act-1997',
  language: 'pl',
  title: 'Ustawa z 1997 r. (nieaktualna)',
  since: '1998-04-30',
  until: '2018-05-24',
  text: 'Wyrażam zgodę na przetwarzanie przez {employer} moich danych osobowych zawartych w mojej ofercie pracy dla potrzeb niezbędnych do realizacji procesu rekrutacji, zgodnie z ustawą z dnia 29 sierpnia 1997 r. o ochronie danych osobowych (Dz.U. z 1997 r. Nr 133, poz. 883, z późn. zm.).',
  textWithoutEmployer:
    'Wyrażam zgodę na przetwarzanie moich danych osobowych zawartych w mojej ofercie pracy dla potrzeb niezbędnych do realizacji procesu rekrutacji, zgodnie z ustawą z dnia 29 sierpnia 1997 r. o ochronie danych osobowych (Dz.U. z 1997 r. Nr 133, poz. 883, z późn. zm.).',
};

export const CLAUSES_PL: readonly ConsentClause[] = [PL_CURRENT, PL_FUTURE, PL_ACT_OF_1997];
