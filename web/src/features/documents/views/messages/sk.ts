import type { Messages } from './pl.ts';

export const sk: Messages = {
  languages: 'Jazykové verzie',
  variants: 'Varianty pre ponuky',
  addLanguage: 'Pridať jazykovú verziu',
  addVariant: 'Pripraviť variant pre ponuku',
  anonymous: 'Anonymné verzie',
  addAnonymous: 'Vytvoriť anonymnú verziu',
  offer: 'Ponuka',
  detach: 'Oddeliť od originálu',
  untranslated: 'Na preloženie: {{count}}',
  stale: 'Zmenené v origináli: {{count}}',
  unapplied: 'Odstránené v origináli: {{count}}',
  ofRemoved: 'Originál je odstránený v koši',
  language: {
    title: 'Nová jazyková verzia',
    lead: 'Verzia má rovnaký obsah aj vzhľad. Nadpisy, mesiace a úrovne zmenia jazyk samy, texty preložíte v editore. Čo zmeníte v origináli, objaví sa aj tu.',
    label: 'Jazyk',
    create: 'Vytvoriť verziu',
    none: 'Tento životopis už má verzie vo všetkých jazykoch.',
  },
  variant: {
    title: 'Variant pre ponuku',
    lead: 'Skryte, presuňte alebo prepíšte to, na čom pri tejto ponuke záleží. Ostatné sa mení s originálom a originál zostane bez zmeny.',
    name: 'Názov variantu',
    create: 'Vytvoriť variant',
    offer: 'Ponuka (môžete doplniť neskôr)',
  },
  fields: {
    title: 'Pozícia',
    company: 'Firma',
    address: 'Adresa inzerátu',
    date: 'Dátum',
    text: 'Text inzerátu',
    textHint: 'Inzeráty z webu miznú. Vložte text, aby ste ho mali pred pohovorom.',
  },
  offerDialog: {
    title: 'Ponuka',
    save: 'Uložiť',
    saved: 'Ponuka bola uložená',
  },
  detachDialog: {
    title: 'Oddeliť od originálu?',
    text: '„{{name}}“ sa stane samostatným životopisom so súčasným obsahom. Zmeny originálu sa v ňom už neobjavia.',
    confirm: 'Oddeliť',
    done: 'Životopis bol oddelený od originálu',
  },
};
