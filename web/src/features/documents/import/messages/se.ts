import type { Messages } from './pl.ts';

export const se: Messages = {
  zone: {
    title: 'Har du redan ett CV? Importera det',
    lead: 'Släpp en fil här eller välj den på disken. Den blir ett nytt CV, och dina andra CV ändras inte.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume samt RenderCV',
    choose: 'Välj filer',
    limits: 'Du kan också klistra in en kopierad fil. Högst {{max}} MB tillsammans.',
    drop: 'Släpp den för att importera ditt CV',
  },
  sources: {
    title: 'Vad du kan importera och var du får det',
    pdf: {
      name: 'PDF',
      text: 'Från vilket program som helst. Ett CV som laddats ner från Kreda kommer tillbaka utan förlust. I andra läser vi texten och frågar om det vi är osäkra på.',
    },
    word: {
      name: 'Word (.docx)',
      text: 'Öppna en äldre .doc-fil i Word eller LibreOffice och spara den som .docx.',
    },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Välj ”Mer” eller ”Resurser” på din profil och sedan ”Spara som PDF”.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Inställningar och sekretess, sedan Dataintegritet och ”Hämta en kopia av dina data”. Importera hela ZIP-filen eller CSV-filer ur den.',
    },
    europass: { name: 'Europass', text: 'En PDF-, XML- eller JSON-fil som sparats på europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'En .json-fil. Kreda sparar den (i CV:ts meny: Exportera), och det gör andra CV-program också.',
    },
    rendercv: { name: 'RenderCV', text: 'Filen .yaml med CV:ts text.' },
  },
  reading: {
    one: 'Läser filen {{name}}',
    many: 'Läser filer: {{count}}',
    text: 'Känner igen formatet och ordnar texten i CV:ts avsnitt.',
    long: 'Det tar längre tid än vanligt. Vi läser fortfarande.',
  },
  refused: {
    again: 'Välj en annan fil',
    where: 'Plats i filen: {{place}}',
    line: 'rad {{line}}',
    tooLarge: {
      title: 'Det är för stort för ett CV',
      text: 'Filerna får tillsammans vara högst {{max}} MB. Spara CV:t med mindre bilder eller utan bifogade skanningar.',
    },
    tooMany: { title: 'För många filer på en gång', text: 'Importera högst {{max}} filer, alla från ett CV.' },
    unknownFormat: {
      title: 'Den sortens fil kan vi inte läsa',
      text: 'Öppna CV:t i programmet som det gjordes i och spara det som PDF eller .docx. Det går också med .doc-, .odt- och .pages-filer.',
    },
    notOfFormat: {
      title: 'Det finns ett fel i filen',
      text: 'Filen följer inte reglerna för sitt format. Spara den igen i programmet som den kommer från, eller importera CV:t som PDF.',
    },
    severalResumes: {
      title: 'Det här är mer än ett CV',
      text: 'Importera ett CV i taget: varje CV blir ett eget dokument.',
    },
    documentType: {
      title: 'XML-filen har en DOCTYPE-deklaration',
      text: 'Av säkerhetsskäl läser vi inte XML-filer med en dokumenttypsdeklaration. Ladda ner CV:t igen, till exempel från Europass, eller importera det som PDF.',
    },
    encrypted: {
      title: 'Filen är skyddad med lösenord',
      text: 'Öppna den med lösenordet, välj Skriv ut och sedan ”Spara som PDF”. Kopian har inget lösenord. I Word tar du bort det under Arkiv, Info, Skydda dokument.',
    },
    scanned: {
      title: 'Filen har bara bilder av text',
      text: 'Det är en skanning eller ett foto, så den har ingen läsbar text. Importera filen från programmet som CV:t gjordes i, eller tolka texten först (OCR).',
    },
    broken: { title: 'Filen är skadad', text: 'Ladda ner eller spara den igen och försök en gång till.' },
    tooLong: {
      title: 'Filen har för många sidor',
      text: 'Skriv bara ut CV:ts sidor till en PDF (Skriv ut, Sidor) och importera den kopian.',
    },
    tooSlow: {
      title: 'Läsningen tog för lång tid',
      text: 'Öppna filen, välj Skriv ut, sedan ”Spara som PDF”, och importera den enklare kopian.',
    },
    busy: {
      title: 'Vi läser många filer just nu',
      text: 'Vi hann inte med din. Det är inget fel på filen: importera den igen om en stund.',
    },
    withoutResume: {
      title: 'Vi hittade inget CV i filen',
      text: 'Filen går att öppna, men den har inga personuppgifter, ingen erfarenhet och inga andra delar av ett CV. Från LinkedIn importerar du hela ZIP-filen eller filer som Profile.csv och Positions.csv.',
    },
    other: { title: 'CV:t kunde inte importeras' },
  },
  report: {
    title: 'CV:t har importerats',
    format: 'Igenkänt format: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF från Kreda',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF från Europass',
      linkedin: 'kopia av LinkedIn-data',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Tillagt i CV:t',
    elsewhere: 'Placerat någon annanstans',
    unused: 'Utelämnat',
    split: 'Texten var för lång för ett fält, så den fortsätter i nästa.',
    moved: 'CV:t har inget fält för det, så det hamnade i ett annat avsnitt:',
    movedTo: 'CV:t har inget fält för det, så det hamnade i avsnittet ”{{section}}”:',
    notADate: 'Inget datum, så det hamnade i beskrivningen:',
    leftOut: 'Fick inte plats i CV:t:',
    unrecognised: 'Det här kände vi inte igen:',
    unknown: 'CV:t har inget sådant fält, så det utelämnades.',
    photo: 'Lägg till fotot i redigeraren, under personuppgifter:',
    page: 'sida {{page}}',
    document: 'dokument',
    copy: 'Kopiera',
    copyNamed: 'Kopiera: {{place}}',
    copied: 'Kopierat',
    copyUnused: 'Kopiera allt utelämnat',
    more: 'Visa övriga: {{count}}',
    technical: 'Filens tekniska uppgifter: {{count}}',
    doubtful: 'Fält som vi är osäkra på: {{count}}. Vi visar vart och ett bredvid dess plats i filen.',
    doubtfulWithoutPlaces: 'Fält som vi är osäkra på: {{count}}. Kontrollera dem innan du skickar CV:t.',
    check: 'Kontrollera fälten',
    open: 'Öppna i redigeraren',
  },
};
