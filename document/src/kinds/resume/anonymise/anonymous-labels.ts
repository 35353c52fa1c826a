import type { Language } from '../../../engine/text/languages.ts';

/** The words of an anonymous resume, in its language. They fit a candidate of any gender. */
export interface AnonymousLabels {
  /** The name of the document, which is also the name of its files. */
  documentName: string;
  /** A number follows. */
  employer: string;
  /** Any place of education, from primary school to university. A number follows. */
  school: string;
}

export const ANONYMOUS_LABELS: Readonly<Record<Language, AnonymousLabels>> = {
  pl: { documentName: 'Anonimowe CV', employer: 'Pracodawca', school: 'Placówka edukacyjna' },
  en: { documentName: 'Anonymous CV', employer: 'Employer', school: 'School' },
  de: { documentName: 'Anonymer Lebenslauf', employer: 'Arbeitgeber', school: 'Bildungseinrichtung' },
  cz: { documentName: 'Anonymní životopis', employer: 'Zaměstnavatel', school: 'Vzdělávací instituce' },
  ua: { documentName: 'Анонімне резюме', employer: 'Роботодавець', school: 'Навчальний заклад' },
  dk: { documentName: 'Anonymt CV', employer: 'Arbejdsgiver', school: 'Uddannelsessted' },
  es: { documentName: 'Currículum anónimo', employer: 'Empresa', school: 'Centro de estudios' },
  it: { documentName: 'Curriculum anonimo', employer: 'Datore di lavoro', school: 'Istituto di istruzione' },
  lt: { documentName: 'Anoniminis CV', employer: 'Darbdavys', school: 'Mokymo įstaiga' },
  se: { documentName: 'Anonymt CV', employer: 'Arbetsgivare', school: 'Utbildningsanordnare' },
  sk: { documentName: 'Anonymný životopis', employer: 'Zamestnávateľ', school: 'Vzdelávacia inštitúcia' },
};
