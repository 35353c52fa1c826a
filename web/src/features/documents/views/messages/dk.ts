import type { Messages } from './pl.ts';

export const dk: Messages = {
  languages: 'Sprogversioner',
  variants: 'Varianter til jobopslag',
  addLanguage: 'Tilføj en sprogversion',
  addVariant: 'Lav en variant til et jobopslag',
  anonymous: 'Anonyme versioner',
  addAnonymous: 'Opret en anonym version',
  offer: 'Jobopslag',
  detach: 'Løsriv fra originalen',
  untranslated: 'Mangler oversættelse: {{count}}',
  stale: 'Ændret i originalen: {{count}}',
  unapplied: 'Slettet i originalen: {{count}}',
  ofRemoved: 'Originalen ligger i papirkurven',
  language: {
    title: 'Ny sprogversion',
    lead: 'Versionen har samme indhold og udseende. Overskrifter, måneder og niveauer skifter selv sprog, og teksterne oversætter du i editoren. Det, du ændrer i originalen, vises også her.',
    label: 'Sprog',
    create: 'Opret version',
    none: 'Dette CV findes allerede på alle sprog.',
  },
  variant: {
    title: 'Variant til et jobopslag',
    lead: 'Skjul, flyt eller omskriv det, der betyder noget for dette job. Resten ændrer sig sammen med originalen, og originalen forbliver, som den er.',
    name: 'Variantens navn',
    create: 'Opret variant',
    offer: 'Jobopslaget (du kan tilføje det senere)',
  },
  fields: {
    title: 'Stilling',
    company: 'Virksomhed',
    address: 'Opslagets adresse',
    date: 'Dato',
    text: 'Opslagets tekst',
    textHint: 'Jobopslag forsvinder fra nettet. Indsæt teksten, så du har den før samtalen.',
  },
  offerDialog: {
    title: 'Jobopslag',
    save: 'Gem',
    saved: 'Jobopslaget er gemt',
  },
  detachDialog: {
    title: 'Løsriv fra originalen?',
    text: '„{{name}}“ bliver et selvstændigt CV med det nuværende indhold. Ændringer i originalen vises ikke længere i det.',
    confirm: 'Løsriv',
    done: 'CV’et er løsrevet fra originalen',
  },
};
