import type { Language } from '../../../../engine/text/languages.ts';

/** Titles of sections for tables that a resume has no section for, and labels of cells in a description. */
export const LINKEDIN_LABELS: Readonly<
  Record<Language, { patents: string; testScores: string; licence: string; website: string }>
> = {
  pl: { patents: 'Patenty', testScores: 'Wyniki testów', licence: 'Numer licencji', website: 'WWW' },
  en: { patents: 'Patents', testScores: 'Test scores', licence: 'Credential ID', website: 'Website' },
  de: { patents: 'Patente', testScores: 'Testergebnisse', licence: 'Zertifikatsnummer', website: 'Website' },
  cz: { patents: 'Patenty', testScores: 'Výsledky testů', licence: 'Číslo certifikátu', website: 'Web' },
  ua: { patents: 'Патенти', testScores: 'Результати тестів', licence: 'Номер сертифіката', website: 'Сайт' },
  dk: { patents: 'Patenter', testScores: 'Testresultater', licence: 'Certifikatnummer', website: 'Websted' },
  es: {
    patents: 'Patentes',
    testScores: 'Resultados de exámenes',
    licence: 'Número de credencial',
    website: 'Sitio web',
  },
  it: { patents: 'Brevetti', testScores: 'Risultati dei test', licence: 'Numero del certificato', website: 'Sito web' },
  lt: { patents: 'Patentai', testScores: 'Testų rezultatai', licence: 'Pažymėjimo numeris', website: 'Svetainė' },
  se: { patents: 'Patent', testScores: 'Testresultat', licence: 'Certifikatnummer', website: 'Webbplats' },
  sk: { patents: 'Patenty', testScores: 'Výsledky testov', licence: 'Číslo certifikátu', website: 'Web' },
};
