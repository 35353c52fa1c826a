import type { Messages } from './pl.ts';

export const dk: Messages = {
  zone: {
    title: 'Har du allerede et CV? Importér det',
    lead: "Slip en fil her, eller vælg den på din disk. Den bliver til et nyt CV, og dine andre CV'er ændres ikke.",
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume og RenderCV',
    choose: 'Vælg filer',
    limits: 'Du kan også indsætte en kopieret fil. Højst {{max}} MB tilsammen.',
    drop: 'Slip den for at importere dit CV',
  },
  sources: {
    title: 'Hvad du kan importere, og hvor du får det',
    pdf: {
      name: 'PDF',
      text: 'Fra ethvert program. Et CV, der er hentet fra Kreda, kommer tilbage uden tab. I andre læser vi teksten og spørger om det, vi ikke er sikre på.',
    },
    word: { name: 'Word (.docx)', text: 'Åbn en ældre .doc-fil i Word eller LibreOffice, og gem den som .docx.' },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Vælg „Mere“ eller „Ressourcer“ på din profil og derefter „Gem som PDF“.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Indstillinger og privatliv, derefter Databeskyttelse og „Få en kopi af dine data“. Importér hele ZIP-filen eller CSV-filer fra den.',
    },
    europass: { name: 'Europass', text: 'En PDF-, XML- eller JSON-fil gemt på europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: "En .json-fil. Kreda gemmer den (i CV'ets menu: Eksportér), og det gør andre CV-programmer også.",
    },
    rendercv: { name: 'RenderCV', text: "Filen .yaml med CV'ets tekst." },
  },
  reading: {
    one: 'Læser filen {{name}}',
    many: 'Læser filer: {{count}}',
    text: "Genkender formatet og ordner teksten i CV'ets afsnit.",
    long: 'Det tager længere tid end normalt. Vi læser stadig.',
  },
  refused: {
    again: 'Vælg en anden fil',
    where: 'Sted i filen: {{place}}',
    tooLarge: {
      title: 'Det er for stort til et CV',
      text: "Filerne må tilsammen højst fylde {{max}} MB. Gem CV'et med mindre billeder eller uden vedhæftede scanninger.",
    },
    tooMany: { title: 'For mange filer på én gang', text: 'Importér højst {{max}} filer, alle fra ét CV.' },
    unknownFormat: {
      title: 'Den slags filer kan vi ikke læse',
      text: "Åbn CV'et i det program, det er lavet i, og gem det som PDF eller .docx. Det går også med .doc-, .odt- og .pages-filer.",
    },
    notOfFormat: {
      title: 'Der er en fejl i filen',
      text: "Filen overholder ikke sit format. Gem den igen i det program, den kommer fra, eller importér CV'et som PDF.",
    },
    encrypted: {
      title: 'Filen er beskyttet med adgangskode',
      text: 'Åbn den med adgangskoden, vælg Udskriv og derefter „Gem som PDF“. Kopien har ingen adgangskode. I Word fjerner du den under Filer, Oplysninger, Beskyt dokument.',
    },
    scanned: {
      title: 'Filen har kun billeder af tekst',
      text: "Det er en scanning eller et foto, så den har ingen læsbar tekst. Importér filen fra det program, CV'et er lavet i, eller genkend først teksten (OCR).",
    },
    broken: { title: 'Filen er beskadiget', text: 'Hent eller gem den igen, og prøv en gang til.' },
    tooLong: {
      title: 'Filen har for mange sider',
      text: "Udskriv kun CV'ets sider til en PDF (Udskriv, Sider), og importér den kopi.",
    },
    tooSlow: {
      title: 'Læsningen tog for lang tid',
      text: 'Åbn filen, vælg Udskriv, derefter „Gem som PDF“, og importér den enklere kopi.',
    },
    withoutResume: {
      title: 'Vi fandt intet CV i filen',
      text: 'Filen kan åbnes, men den har ingen personlige oplysninger, erfaring eller andre dele af et CV. Fra LinkedIn importerer du hele ZIP-filen eller filer som Profile.csv og Positions.csv.',
    },
    other: { title: "CV'et kunne ikke importeres" },
  },
  report: {
    title: "CV'et er importeret",
    format: 'Genkendt format: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF fra Kreda',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF fra Europass',
      linkedin: 'kopi af LinkedIn-data',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: "Føjet til CV'et",
    elsewhere: 'Flyttet til et andet sted',
    unused: 'Udeladt',
    split: 'Teksten var for lang til ét felt, så den fortsætter i det næste.',
    moved: "CV'et har intet felt til det, så det står i en anden sektion:",
    movedTo: "CV'et har intet felt til det, så det står i sektionen „{{section}}“:",
    notADate: 'Ikke en dato, så det står i beskrivelsen:',
    leftOut: "Fandt ikke plads i CV'et:",
    unknown: "CV'et har ikke sådan et felt, så det blev udeladt.",
    photo: 'Tilføj fotoet i editoren under personlige oplysninger:',
    copy: 'Kopiér',
    copyNamed: 'Kopiér: {{place}}',
    copied: 'Kopieret',
    copyUnused: 'Kopiér alt udeladt',
    more: 'Vis de øvrige: {{count}}',
    doubtful: 'Felter, vi ikke er sikre på: {{count}}. Vi viser hvert af dem ved siden af stedet i filen.',
    check: 'Tjek disse felter',
    open: 'Åbn i editoren',
  },
};
