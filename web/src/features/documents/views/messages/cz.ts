import type { Messages } from './pl.ts';

export const cz: Messages = {
  languages: 'Jazykové verze',
  variants: 'Varianty pro nabídky',
  addLanguage: 'Přidat jazykovou verzi',
  addVariant: 'Připravit variantu pro nabídku',
  anonymous: 'Anonymní verze',
  addAnonymous: 'Vytvořit anonymní verzi',
  offer: 'Nabídka',
  detach: 'Oddělit od originálu',
  untranslated: 'K překladu: {{count}}',
  stale: 'Změněno v originálu: {{count}}',
  unapplied: 'Odstraněno v originálu: {{count}}',
  ofRemoved: 'Originál je v koši',
  language: {
    title: 'Nová jazyková verze',
    lead: 'Verze má stejný obsah i vzhled. Nadpisy, měsíce a úrovně změní jazyk samy, texty přeložíte v editoru. Co změníte v originálu, objeví se i zde.',
    label: 'Jazyk',
    create: 'Vytvořit verzi',
    none: 'Tento životopis už má verze ve všech jazycích.',
  },
  variant: {
    title: 'Varianta pro nabídku',
    lead: 'Skryjte, přesuňte nebo přepište to, na čem u této nabídky záleží. Ostatní se mění s originálem a originál zůstane beze změny.',
    name: 'Název varianty',
    create: 'Vytvořit variantu',
    offer: 'Nabídka (můžete doplnit později)',
  },
  fields: {
    title: 'Pozice',
    company: 'Firma',
    address: 'Adresa inzerátu',
    date: 'Datum',
    text: 'Text inzerátu',
    textHint: 'Inzeráty z webu mizí. Vložte text, abyste ho měli před pohovorem.',
  },
  offerDialog: {
    title: 'Nabídka',
    save: 'Uložit',
    saved: 'Nabídka byla uložena',
  },
  detachDialog: {
    title: 'Oddělit od originálu?',
    text: '„{{name}}“ se stane samostatným životopisem se současným obsahem. Změny originálu se v něm už neobjeví.',
    confirm: 'Oddělit',
    done: 'Životopis byl oddělen od originálu',
  },
};
