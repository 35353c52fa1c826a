import { withoutEndings } from './heading-key.ts';

/** What a label of a contact says about the text behind it. */
export type ContactLabel = 'place' | 'phone' | 'other';

const LABEL =
  /^(?:(?<place>address|location|adres(?: zamieszkania)?|miejscowość|miasto|adresse|anschrift|wohnort|ort|adresa|bydliště|město|адреса|місто|bopæl|by|dirección|ciudad|ubicación|domicilio|indirizzo|città|residenza|adresas|miestas|gyvenamoji vieta|adress|bostadsort|bydlisko|mesto|zamieszkanie)|(?<phone>phone|mobile|tel|telephone|cell|telefon|tel\. kom|komórka|handy|mobil|mobilní telefon|телефон|тел|моб|tlf|mobiltelefon|teléfono|móvil|telefono|cellulare|telefonas|mob|mobiltelefon|telefón)|(?<other>e-?mail|mail|e-?post|el\. paštas|ел\. пошта|електронна пошта|correo(?: electrónico)?|email|web|website|www|strona(?: internetowa| www)?|webseite|webová stránka|web ?stránka|сайт|веб-?сайт|hjemmeside|sitio web|sito(?: web)?|svetainė|tinklalapis|interneto svetainė|webbplats|hemsida|linkedin|github|facebook|instagram|twitter|x|youtube|portfolio|data urodzenia|birth date|date of birth|born|geburtsdatum|geboren|geboren am|datum narození|дата народження|fødselsdato|fecha de nacimiento|data di nascita|gimimo data|födelsedatum|dátum narodenia|miejsce urodzenia|place of birth|geburtsort|citizenship|nationality|obywatelstwo|staatsangehörigkeit|nationalität|národnost|státní příslušnost|громадянство|nationalitet|nacionalidad|nazionalità|cittadinanza|pilietybė|medborgarskap|národnosť|štátna príslušnosť|deviantart|vkontakte|telegram|skype|xing|signal|whatsapp))\s*\.?\s*(?::|\/\/|(?=\+))\s*/iu;

/** The label at the start of a text, with its meaning and its length with the colon; null without one. */
export function contactLabel(text: string): { label: ContactLabel; length: number } | null {
  const match = LABEL.exec(text);
  if (!match) return null;
  const { place, phone } = match.groups ?? {};
  return { label: place ? 'place' : phone ? 'phone' : 'other', length: match[0].length };
}

/** The meaning of the label of a contact or personal fact, with or without its colon: "Tel.", "E-mail:"; null for other text. */
export function loneContactLabel(text: string): ContactLabel | null {
  const label = withoutEndings(text.trim()).replace(/[\s:.]+$/u, '');
  const found = label.length <= 40 ? contactLabel(`${label}:`) : null;
  return found && found.length === label.length + 1 ? found.label : null;
}
