import type { Language } from '../../../engine/text/languages.ts';
import { plainToRichText, type RichText } from '../../resume/model/rich-text.ts';
import { emptyLetter, type Letter, type Recipient } from '../model/letter.ts';

/** Invented letters with the texts of tests and pictures. */

interface Sample {
  recipient: Partial<Recipient>;
  subject: string;
  salutation: string;
  body: RichText;
  enclosures: string[];
}

const bullets = (...items: string[]): RichText => [
  { type: 'list', style: 'bulleted', items: items.map((text) => ({ level: 0, children: [{ text }] })) },
];

const SAMPLES = {
  pl: {
    recipient: {
      name: 'Pani Katarzyna Wróblewska',
      position: 'Dyrektorka personalna',
      organisation: 'Nadmorskie Przedsiębiorstwo Budowlane Sp. z o.o.',
      street: 'ul. Portowa 15',
      postalCode: '81-350',
      city: 'Gdynia',
    },
    subject: 'Aplikacja na stanowisko kierownika projektów (nr ref. KP/11/2026)',
    salutation: '',
    body: [
      ...plainToRichText(
        [
          'z zainteresowaniem przeczytałem Państwa ogłoszenie o pracy na stanowisku kierownika projektów budowlanych. Od piętnastu lat prowadzę budowy użyteczności publicznej od pierwszego wbicia łopaty po odbiór końcowy, a doświadczenie to chciałbym wykorzystać przy rozbudowie gdyńskiego nabrzeża.',
          'W obecnej firmie odpowiadam za harmonogram, budżet i bezpieczeństwo na budowach o wartości do 60 mln zł. Szczególnie bliskie są mi zadania, które opisują Państwo w ogłoszeniu:',
        ].join('\n'),
      ),
      ...bullets(
        'trzy szpitale powiatowe oddane przed terminem, łącznie 14 200 m² powierzchni użytkowej;',
        'cyfrowy dziennik budowy, dzięki któremu usterki usuwamy średnio w dwa dni zamiast w dziewięć;',
        'cztery lata bez wypadku przy pracy w zespołach liczących do 120 osób.',
      ),
      ...plainToRichText(
        [
          'Cenię Państwa „politykę otwartych drzwi” wobec podwykonawców: sam negocjuję umowy tak, aby obie strony chciały współpracować także przy następnej inwestycji. Biegle posługuję się językiem angielskim, a uprawnienia budowlane mam bez ograniczeń.',
          'Chętnie opowiem o swoich projektach podczas rozmowy. Mogę rozpocząć pracę po upływie trzymiesięcznego okresu wypowiedzenia, to jest od 1 marca 2027 r.',
        ].join('\n'),
      ),
    ],
    enclosures: ['CV', 'Kopia uprawnień budowlanych', 'Referencje z Budowa i Spółka S.A.'],
  },
  de: {
    recipient: {
      name: 'Frau Dr. Sabine Hartmann',
      position: 'Leiterin Personal',
      organisation: 'Rheintal Fördersysteme AG',
      street: 'Industriestraße 27–31',
      postalCode: '76131',
      city: 'Karlsruhe',
    },
    subject: 'Bewerbung als Bauprojektleiter, Kennziffer 2026-114',
    salutation: 'Sehr geehrte Frau Dr. Hartmann,',
    body: plainToRichText(
      [
        'in Ihrer Stellenausschreibung suchen Sie einen Bauprojektleiter, der Neubau und Umbau im laufenden Betrieb verantwortet. Genau das tue ich seit fünfzehn Jahren: Ich führe Projekte des öffentlichen Hochbaus von der Ausschreibung bis zur Abnahme, mit Budgets bis 14 Mio. € und Teams von bis zu 120 Beschäftigten.',
        'Bei meinem jetzigen Arbeitgeber habe ich ein digitales Bautagebuch eingeführt. Mängel beseitigen wir seither im Mittel nach zwei statt nach neun Tagen, und drei Krankenhäuser wurden vor dem vereinbarten Termin übergeben. Arbeitssicherheit ist für mich kein Anhang: Auf meinen Baustellen gab es seit vier Jahren keinen Unfall.',
        'An Ihrem Haus reizt mich die Verbindung von Maschinenbau und Bau. Ihre Erweiterung des Logistikzentrums im laufenden Betrieb entspricht in Größe und Schwierigkeit dem Umbau, den ich 2024 in Zgierz geleitet habe. Deutsch spreche ich verhandlungssicher; mit Ihren polnischen Nachunternehmern könnte ich in deren Sprache verhandeln.',
        'Meine Kündigungsfrist beträgt drei Monate. Über eine Einladung zu einem persönlichen Gespräch freue ich mich.',
      ].join('\n'),
    ),
    enclosures: ['Lebenslauf', 'Zeugnisse'],
  },
  en: {
    recipient: {
      name: 'Ms Eleanor Whitfield',
      position: 'Head of Talent',
      organisation: 'Harbour & Pike Construction Ltd',
      street: '48 Queen’s Quay',
      postalCode: 'BS1 6UH',
      city: 'Bristol',
    },
    subject: 'Application for Construction Project Manager (ref. CPM-1126)',
    salutation: 'Dear Ms Whitfield,',
    body: plainToRichText(
      [
        'I am writing to apply for the position of Construction Project Manager advertised on your website. For fifteen years I have delivered public buildings from the first sod to handover, and your work on the Avon flood wall is exactly the kind of project I would like to lead next.',
        'At Budowa i Spółka I am responsible for programme, budget and safety on sites worth up to £12 million. I introduced a digital site diary that cut the time to close defects from nine days to two, and handed over three hospitals ahead of schedule. There has been no lost-time accident on my sites for four years.',
        'I would welcome the chance to discuss how I could contribute to your team. I can start in March 2027, after three months’ notice.',
      ].join('\n'),
    ),
    enclosures: ['CV'],
  },
} as const satisfies Partial<Record<Language, Sample>>;

export type SampleLanguage = keyof typeof SAMPLES;

/** A letter of a usual length that goes with a resume. */
export function sampleLetter(language: SampleLanguage, resume: { uuid: string }): Letter {
  const { recipient, ...texts } = SAMPLES[language];
  const empty = emptyLetter('0b3f7c52-2f7e-4d2b-8f5e-7f0a5b1a2c33', { uuid: resume.uuid, language });
  return { ...empty, ...texts, recipient: { ...empty.recipient, ...recipient }, date: '2026-11-26' };
}

/** The same letter with its paragraphs repeated: several times as long. */
export function longLetter(language: SampleLanguage, resume: { uuid: string }, times: number): Letter {
  const letter = sampleLetter(language, resume);
  return { ...letter, body: Array.from({ length: times }, () => letter.body).flat() };
}
