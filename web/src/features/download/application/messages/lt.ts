import type { Messages } from './pl.ts';

export const lt: Messages = {
  title: 'Vienas failas paraiškai',
  lead: 'Sujunkite CV su pažymėjimais ir kitais priedais. Dalys bus tokia tvarka kaip sąraše.',
  part: 'Failo dalys',
  titleOf: 'Dalies pavadinimas: {{name}}',
  resume: 'CV',
  add: 'Pridėti priedų',
  drop: 'Paleiskite failus ir pridėsime juos sąrašo gale',
  limits: 'PDF, JPEG, PNG arba WebP. Daugiausia {{files}} failų po {{each}} MB, iš viso iki {{all}} MB.',
  safety:
    'Iš priedų imame tik tai, kas matoma puslapiuose. Scenarijai, formos, paslėpti failai ir metaduomenys neįtraukiami.',
  remove: 'Pašalinti: {{name}}',
  size: 'Didžiausias dydis',
  sizeText: 'Jei failas būtų didesnis, sumažinsime priedų paveikslus. CV puslapiai nepasikeis.',
  noLimit: 'Be ribos',
  megabytes: '{{mb}} MB',
  format: 'Formatas',
  pdf: 'Vienas PDF',
  zip: 'ZIP su atskirais PDF',
  create: 'Sukurti failą',
  creating: 'Jungiame dalis. Tai gali užtrukti iki minutės.',
  cancel: 'Atšaukti',
  close: 'Uždaryti',
  saved: 'Failas {{name}} išsaugotas. Jo dydis {{size}} MB.',
  reduced: 'Ką sumažinome, kad tilptų į ribą',
  pictures: '{{title}}: paveikslų: {{count}}, nuo {{from}} iki {{to}} dpi, {{after}} MB vietoj {{before}} MB',
  unreduced: 'Nieko mažinti nereikėjo.',
  tooLarge:
    'Mažesnio failo padaryti nepavyks: jo dydis {{size}} MB, o riba {{max}} MB. Pašalinkite kurį nors priedą, pasirinkite didesnę ribą arba išsaugokite šį failą.',
  saveAnyway: 'Vis tiek išsaugoti',
  needsPackage: 'Failui atsisiųsti reikia paketo.',
  choosePackage: 'Pasirinkti paketą',
  errors: {
    tooBig: '{{name}}: failas gali būti ne didesnis kaip {{max}} MB.',
    tooMany: 'Galite pridėti ne daugiau kaip {{max}} failų.',
    tooMuch: 'Visi priedai kartu gali būti ne didesni kaip {{max}} MB.',
    encrypted:
      'Šis failas apsaugotas slaptažodžiu arba užšifruotas. Atverkite jį, pasirinkite „Spausdinti“, tada „Išsaugoti kaip PDF“ ir pridėkite tą kopiją.',
    broken: 'Šis failas sugadintas. Išsaugokite jį dar kartą ir pridėkite iš naujo.',
    unknownFormat: 'Tokio failo pridėti negalima. Išsaugokite jį kaip PDF, JPEG, PNG arba WebP.',
    tooComplex:
      'Šiam failui reikia per daug laiko arba atminties. Išspausdinkite jį į naują PDF ir pridėkite tą kopiją.',
    tooManyPages: 'Failas gali turėti ne daugiau kaip {{max}} puslapių. Pašalinkite kurį nors priedą.',
    tooLarge: 'Failas būtų per didelis. Pašalinkite kurį nors priedą.',
  },
};
