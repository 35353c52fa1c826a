import type { Language } from '@kreda/document/engine/text/languages';

/** What is sold, by the language of the purchase. */
const SERVICES: Readonly<Record<Language, string>> = {
  pl: 'Kreator CV',
  en: 'CV builder',
  de: 'Lebenslauf-Editor',
  cz: 'Tvorba životopisů',
  ua: 'Конструктор резюме',
  dk: 'CV-bygger',
  es: 'Creador de CV',
  it: 'Creazione di CV',
  lt: 'CV kūrimo programa',
  se: 'CV-verktyg',
  sk: 'Tvorba životopisov',
};

/** The name of a service on its invoice (VAT Act, art. 106e(1)(7)): what is sold, by whom it is made, and the package. */
export function serviceName(language: Language, { site, packageName }: { site: string; packageName: string }): string {
  return `${SERVICES[language]} ${site}: ${packageName}`;
}
