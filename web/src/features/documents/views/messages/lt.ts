import type { Messages } from './pl.ts';

export const lt: Messages = {
  languages: 'Kalbinės versijos',
  variants: 'Variantai darbo skelbimams',
  addLanguage: 'Pridėti kalbinę versiją',
  addVariant: 'Parengti variantą darbo skelbimui',
  anonymous: 'Anoniminės versijos',
  addAnonymous: 'Sukurti anoniminę versiją',
  offer: 'Darbo skelbimas',
  detach: 'Atsieti nuo originalo',
  untranslated: 'Išversti: {{count}}',
  stale: 'Pakeista originale: {{count}}',
  unapplied: 'Pašalinta originale: {{count}}',
  ofRemoved: 'Originalas yra šiukšliadėžėje',
  language: {
    title: 'Nauja kalbinė versija',
    lead: 'Versijos turinys ir išvaizda tokie patys. Antraštės, mėnesiai ir lygiai kalbą pakeičia patys, o tekstus išversite redaktoriuje. Ką pakeisite originale, atsiras ir čia.',
    label: 'Kalba',
    create: 'Sukurti versiją',
    none: 'Šis CV jau turi versijas visomis kalbomis.',
  },
  variant: {
    title: 'Variantas darbo skelbimui',
    lead: 'Paslėpkite, perkelkite ar perrašykite tai, kas svarbu šiam skelbimui. Visa kita keičiasi kartu su originalu, o originalas lieka toks, koks yra.',
    name: 'Varianto pavadinimas',
    create: 'Sukurti variantą',
    offer: 'Darbo skelbimas (galite papildyti vėliau)',
  },
  fields: {
    title: 'Pareigos',
    company: 'Įmonė',
    address: 'Skelbimo adresas',
    date: 'Data',
    text: 'Skelbimo tekstas',
    textHint: 'Skelbimai dingsta iš interneto. Įklijuokite tekstą, kad turėtumėte jį prieš pokalbį.',
  },
  offerDialog: {
    title: 'Darbo skelbimas',
    save: 'Išsaugoti',
    saved: 'Darbo skelbimas išsaugotas',
  },
  detachDialog: {
    title: 'Atsieti nuo originalo?',
    text: '„{{name}}“ taps atskiru CV su dabartiniu turiniu. Originalo pakeitimai jame daugiau neatsiras.',
    confirm: 'Atsieti',
    done: 'CV atsietas nuo originalo',
  },
};
