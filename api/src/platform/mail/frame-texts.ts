import type { Language } from '@kreda/document/engine/text/languages';

/** What stands in every mail. */
interface FrameTexts {
  greeting: (firstName: string) => string;
  footer: (site: string, contactMail: string) => string;
  /** Why the recipient gets it. */
  reason: string;
  /** Stands before the address of the button. */
  fallback: string;
  terms: string;
  privacy: string;
}

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  pl: {
    greeting: (firstName) => `Dzień dobry, ${firstName}!`,
    footer: (site, contactMail) => `Tę wiadomość wysłał serwis ${site}. Masz pytanie? Napisz: ${contactMail}`,
    reason: 'Dostajesz ją, bo dotyczy Twojego konta lub zakupu. To nie jest reklama.',
    fallback: 'Przycisk nie działa? Otwórz ten adres:',
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
  },
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    footer: (site, contactMail) => `This message was sent by ${site}. A question? Write to ${contactMail}`,
    reason: 'You receive it because it concerns your account or a purchase. It is not advertising.',
    fallback: 'Is the button not working? Open this address:',
    terms: 'Terms',
    privacy: 'Privacy policy',
  },
  de: {
    greeting: (firstName) => `Guten Tag, ${firstName}!`,
    footer: (site, contactMail) =>
      `Diese Nachricht wurde von ${site} gesendet. Eine Frage? Schreiben Sie an ${contactMail}`,
    reason: 'Sie erhalten sie, weil sie Ihr Konto oder einen Kauf betrifft. Sie ist keine Werbung.',
    fallback: 'Die Schaltfläche funktioniert nicht? Öffnen Sie diese Adresse:',
    terms: 'AGB',
    privacy: 'Datenschutz',
  },
  cz: {
    greeting: (firstName) => `Dobrý den, ${firstName}!`,
    footer: (site, contactMail) => `Tuto zprávu odeslala služba ${site}. Máte dotaz? Napište na ${contactMail}`,
    reason: 'Dostáváte ji, protože se týká vašeho účtu nebo nákupu. Není to reklama.',
    fallback: 'Tlačítko nefunguje? Otevřete tuto adresu:',
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana osobních údajů',
  },
  ua: {
    greeting: (firstName) => `Добрий день, ${firstName}!`,
    footer: (site, contactMail) => `Це повідомлення надіслав сервіс ${site}. Маєте запитання? Пишіть: ${contactMail}`,
    reason: 'Ви отримали його, бо воно стосується вашого облікового запису або покупки. Це не реклама.',
    fallback: 'Кнопка не працює? Відкрийте цю адресу:',
    terms: 'Правила',
    privacy: 'Політика конфіденційності',
  },
  dk: {
    greeting: (firstName) => `Hej ${firstName}!`,
    footer: (site, contactMail) => `Denne besked er sendt af ${site}. Har du et spørgsmål? Skriv til ${contactMail}`,
    reason: 'Du får den, fordi den handler om din konto eller et køb. Den er ikke reklame.',
    fallback: 'Virker knappen ikke? Åbn denne adresse:',
    terms: 'Vilkår',
    privacy: 'Privatlivspolitik',
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    footer: (site, contactMail) => `Este mensaje lo envía ${site}. ¿Alguna pregunta? Escriba a ${contactMail}`,
    reason: 'Lo recibe porque se refiere a su cuenta o a una compra. No es publicidad.',
    fallback: '¿No funciona el botón? Abra esta dirección:',
    terms: 'Condiciones',
    privacy: 'Política de privacidad',
  },
  it: {
    greeting: (firstName) => `Buongiorno ${firstName},`,
    footer: (site, contactMail) => `Questo messaggio è stato inviato da ${site}. Una domanda? Scriva a ${contactMail}`,
    reason: 'Lo riceve perché riguarda il Suo account o un acquisto. Non è pubblicità.',
    fallback: 'Il pulsante non funziona? Apra questo indirizzo:',
    terms: 'Condizioni',
    privacy: 'Informativa sulla privacy',
  },
  lt: {
    greeting: (firstName) => `Sveiki, ${firstName}!`,
    footer: (site, contactMail) => `Šį laišką išsiuntė ${site}. Turite klausimų? Rašykite ${contactMail}`,
    reason: 'Gavote jį, nes jis susijęs su jūsų paskyra arba pirkiniu. Tai ne reklama.',
    fallback: 'Mygtukas neveikia? Atverkite šį adresą:',
    terms: 'Taisyklės',
    privacy: 'Privatumo politika',
  },
  se: {
    greeting: (firstName) => `Hej ${firstName}!`,
    footer: (site, contactMail) => `Detta meddelande skickades av ${site}. Har du en fråga? Skriv till ${contactMail}`,
    reason: 'Du får det eftersom det gäller ditt konto eller ett köp. Det är inte reklam.',
    fallback: 'Fungerar inte knappen? Öppna den här adressen:',
    terms: 'Villkor',
    privacy: 'Integritetspolicy',
  },
  sk: {
    greeting: (firstName) => `Dobrý deň, ${firstName}!`,
    footer: (site, contactMail) => `Túto správu odoslala služba ${site}. Máte otázku? Napíšte na ${contactMail}`,
    reason: 'Dostávate ju, pretože sa týka vášho účtu alebo nákupu. Nie je to reklama.',
    fallback: 'Tlačidlo nefunguje? Otvorte túto adresu:',
    terms: 'Obchodné podmienky',
    privacy: 'Ochrana osobných údajov',
  },
};
