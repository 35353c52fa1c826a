import type { Language } from './languages.ts';

/** The words a resume prints beside what was typed. */
export interface DocumentLabels {
  /** Ends a period that still goes on: "2022 – present". */
  present: string;
  birthDate: string;
  birthPlace: string;
  citizenship: string;
  /** Said of the candidate as it stands, whatever their gender. */
  relocate: string;
  /** The level of a first language; agrees with the names of languages as that country's CVs list them. */
  nativeLanguage: string;
  contact: string;
  email: string;
  phone: string;
  address: string;
  website: string;
  /** As in "page 2 of 3". */
  page: string;
}

export const DOCUMENT_LABELS: Readonly<Record<Language, DocumentLabels>> = {
  pl: {
    present: 'obecnie',
    birthDate: 'Data urodzenia',
    birthPlace: 'Miejsce urodzenia',
    citizenship: 'Obywatelstwo',
    relocate: 'Gotowość do relokacji',
    nativeLanguage: 'ojczysty',
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adres',
    website: 'Strona WWW',
    page: 'strona',
  },
  en: {
    present: 'present',
    birthDate: 'Date of birth',
    birthPlace: 'Place of birth',
    citizenship: 'Citizenship',
    relocate: 'Open to relocation',
    nativeLanguage: 'native',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    page: 'page',
  },
  de: {
    present: 'heute',
    birthDate: 'Geburtsdatum',
    birthPlace: 'Geburtsort',
    citizenship: 'Staatsangehörigkeit',
    relocate: 'Umzugsbereit',
    nativeLanguage: 'Muttersprache',
    contact: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    website: 'Website',
    page: 'Seite',
  },
  cz: {
    present: 'dosud',
    birthDate: 'Datum narození',
    birthPlace: 'Místo narození',
    citizenship: 'Státní občanství',
    relocate: 'Ochota přestěhovat se',
    nativeLanguage: 'rodilý mluvčí',
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adresa',
    website: 'Web',
    page: 'strana',
  },
  ua: {
    present: 'дотепер',
    birthDate: 'Дата народження',
    birthPlace: 'Місце народження',
    citizenship: 'Громадянство',
    relocate: 'Готовність до переїзду',
    nativeLanguage: 'рідна',
    contact: 'Контакти',
    email: 'Ел. пошта',
    phone: 'Телефон',
    address: 'Адреса',
    website: 'Сайт',
    page: 'сторінка',
  },
  dk: {
    present: 'nu',
    birthDate: 'Fødselsdato',
    birthPlace: 'Fødested',
    citizenship: 'Statsborgerskab',
    relocate: 'Villig til at flytte',
    nativeLanguage: 'modersmål',
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adresse',
    website: 'Hjemmeside',
    page: 'side',
  },
  es: {
    present: 'actualidad',
    birthDate: 'Fecha de nacimiento',
    birthPlace: 'Lugar de nacimiento',
    citizenship: 'Nacionalidad',
    relocate: 'Disponibilidad para cambiar de residencia',
    nativeLanguage: 'lengua materna',
    contact: 'Contacto',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Dirección',
    website: 'Sitio web',
    page: 'página',
  },
  it: {
    present: 'presente',
    birthDate: 'Data di nascita',
    birthPlace: 'Luogo di nascita',
    citizenship: 'Cittadinanza',
    relocate: 'Disponibilità al trasferimento',
    nativeLanguage: 'madrelingua',
    contact: 'Contatti',
    email: 'E-mail',
    phone: 'Telefono',
    address: 'Indirizzo',
    website: 'Sito web',
    page: 'pagina',
  },
  lt: {
    present: 'dabar',
    birthDate: 'Gimimo data',
    birthPlace: 'Gimimo vieta',
    citizenship: 'Pilietybė',
    relocate: 'Galimybė persikelti',
    nativeLanguage: 'gimtoji',
    contact: 'Kontaktai',
    email: 'El. paštas',
    phone: 'Telefonas',
    address: 'Adresas',
    website: 'Svetainė',
    page: 'puslapis',
  },
  se: {
    present: 'nu',
    birthDate: 'Födelsedatum',
    birthPlace: 'Födelseort',
    citizenship: 'Medborgarskap',
    relocate: 'Öppen för flytt',
    nativeLanguage: 'modersmål',
    contact: 'Kontakt',
    email: 'E-post',
    phone: 'Telefon',
    address: 'Adress',
    website: 'Webbplats',
    page: 'sida',
  },
  sk: {
    present: 'súčasnosť',
    birthDate: 'Dátum narodenia',
    birthPlace: 'Miesto narodenia',
    citizenship: 'Štátna príslušnosť',
    relocate: 'Ochota presťahovať sa',
    nativeLanguage: 'materinský jazyk',
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefón',
    address: 'Adresa',
    website: 'Web',
    page: 'strana',
  },
};
