import type { Language } from '@kreda/document/engine/text/languages';

/** What stands in every mail. */
interface FrameTexts {
  greeting: (firstName: string) => string;
  footer: (site: string, contactMail: string) => string;
}

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  pl: {
    greeting: (firstName) => `Dzień dobry, ${firstName}!`,
    footer: (site, contactMail) => `Tę wiadomość wysłał serwis ${site}. Masz pytanie? Napisz: ${contactMail}`,
  },
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    footer: (site, contactMail) => `This message was sent by ${site}. A question? Write to ${contactMail}`,
  },
  de: {
    greeting: (firstName) => `Guten Tag, ${firstName}!`,
    footer: (site, contactMail) =>
      `Diese Nachricht wurde von ${site} gesendet. Eine Frage? Schreiben Sie an ${contactMail}`,
  },
  cz: {
    greeting: (firstName) => `Dobrý den, ${firstName}!`,
    footer: (site, contactMail) => `Tuto zprávu odeslala služba ${site}. Máte dotaz? Napište na ${contactMail}`,
  },
  ua: {
    greeting: (firstName) => `Добрий день, ${firstName}!`,
    footer: (site, contactMail) => `Це повідомлення надіслав сервіс ${site}. Маєте запитання? Пишіть: ${contactMail}`,
  },
  dk: {
    greeting: (firstName) => `Hej ${firstName}!`,
    footer: (site, contactMail) => `Denne besked er sendt af ${site}. Har du et spørgsmål? Skriv til ${contactMail}`,
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    footer: (site, contactMail) => `Este mensaje lo envía ${site}. ¿Alguna pregunta? Escriba a ${contactMail}`,
  },
  it: {
    greeting: (firstName) => `Buongiorno ${firstName},`,
    footer: (site, contactMail) => `Questo messaggio è stato inviato da ${site}. Una domanda? Scriva a ${contactMail}`,
  },
  lt: {
    greeting: (firstName) => `Sveiki, ${firstName}!`,
    footer: (site, contactMail) => `Šį laišką išsiuntė ${site}. Turite klausimų? Rašykite ${contactMail}`,
  },
  se: {
    greeting: (firstName) => `Hej ${firstName}!`,
    footer: (site, contactMail) => `Detta meddelande skickades av ${site}. Har du en fråga? Skriv till ${contactMail}`,
  },
  sk: {
    greeting: (firstName) => `Dobrý deň, ${firstName}!`,
    footer: (site, contactMail) => `Túto správu odoslala služba ${site}. Máte otázku? Napíšte na ${contactMail}`,
  },
};
