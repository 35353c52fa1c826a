import type { Messages } from './pl.ts';

export const lt: Messages = {
  zone: {
    title: 'Jau turite CV? Importuokite jį',
    lead: 'Numeskite failą čia arba pasirinkite jį diske. Iš jo bus sukurtas naujas CV, kiti nepasikeis.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume ir RenderCV',
    choose: 'Pasirinkti failus',
    limits: 'Nukopijuotą failą galite ir įklijuoti. Iš viso iki {{max}} MB.',
    drop: 'Paleiskite ir mes importuosime CV',
  },
  sources: {
    title: 'Ką galima importuoti ir iš kur tai gauti',
    pdf: {
      name: 'PDF',
      text: 'Iš bet kurios programos. Iš „Kreda“ atsisiųstas CV grįžta be nuostolių. Iš kitų perskaitome tekstą ir paklausiame to, kuo nesame tikri.',
    },
    word: {
      name: 'Word (.docx)',
      text: 'Senesnį .doc failą atidarykite „Word“ arba „LibreOffice“ ir išsaugokite kaip .docx.',
    },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Savo profilyje pasirinkite „Daugiau“ arba „Ištekliai“, tada „Išsaugoti kaip PDF“.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Nustatymai ir privatumas, tada Duomenų privatumas ir „Gauti savo duomenų kopiją“. Importuokite visą ZIP failą arba jo CSV failus.',
    },
    europass: { name: 'Europass', text: 'PDF, XML arba JSON failas, išsaugotas europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: '.json failas. Jį išsaugo Kreda (CV meniu: Eksportuoti) ir kitos CV programos.',
    },
    rendercv: { name: 'RenderCV', text: '.yaml failas su CV tekstu.' },
  },
  reading: {
    one: 'Skaitomas failas {{name}}',
    many: 'Skaitomi failai: {{count}}',
    text: 'Atpažįstamas formatas, tekstas dedamas į CV skyrius.',
    long: 'Tai trunka ilgiau nei įprastai. Vis dar skaitoma.',
  },
  refused: {
    again: 'Pasirinkti kitą failą',
    where: 'Vieta faile: {{place}}',
    line: 'eilutė {{line}}',
    tooLarge: {
      title: 'CV tai per daug',
      text: 'Visi failai kartu gali būti ne didesni kaip {{max}} MB. Išsaugokite CV su mažesniais paveikslėliais arba be pridėtų skenuotų lapų.',
    },
    tooMany: {
      title: 'Per daug failų vienu metu',
      text: 'Importuokite ne daugiau kaip {{max}} failų, visus iš vieno CV.',
    },
    unknownFormat: {
      title: 'Tokio failo nemokame perskaityti',
      text: 'Atidarykite CV programoje, kurioje jis sukurtas, ir išsaugokite kaip PDF arba .docx. Tinka ir .doc, .odt bei .pages failams.',
    },
    notOfFormat: {
      title: 'Faile yra klaida',
      text: 'Failas neatitinka savo formato. Išsaugokite jį dar kartą toje programoje, iš kurios jis yra, arba importuokite CV kaip PDF.',
    },
    severalResumes: {
      title: 'Čia daugiau nei vienas CV',
      text: 'Importuokite po vieną CV: kiekvienas taps atskiru dokumentu.',
    },
    documentType: {
      title: 'XML faile yra DOCTYPE deklaracija',
      text: 'Saugumo sumetimais neskaitome XML failų su dokumento tipo deklaracija. Atsisiųskite CV dar kartą, pavyzdžiui, iš „Europass“, arba importuokite jį kaip PDF.',
    },
    encrypted: {
      title: 'Failas apsaugotas slaptažodžiu',
      text: 'Atidarykite jį su slaptažodžiu, pasirinkite Spausdinti, tada „Išsaugoti kaip PDF“. Tokia kopija slaptažodžio neturi. „Word“ programoje jis pašalinamas: Failas, Informacija, Apsaugoti dokumentą.',
    },
    scanned: {
      title: 'Faile yra tik teksto vaizdai',
      text: 'Tai skenuotas lapas arba nuotrauka, todėl teksto, kurį galima perskaityti, jame nėra. Importuokite failą iš programos, kurioje CV sukurtas, arba pirmiausia atpažinkite tekstą (OCR).',
    },
    broken: {
      title: 'Failas sugadintas',
      text: 'Atsisiųskite arba išsaugokite jį dar kartą ir importuokite iš naujo.',
    },
    tooLong: {
      title: 'Faile per daug puslapių',
      text: 'Į PDF atspausdinkite tik CV puslapius (Spausdinti, Puslapiai) ir importuokite šią kopiją.',
    },
    tooSlow: {
      title: 'Skaitymas truko per ilgai',
      text: 'Atidarykite failą, pasirinkite Spausdinti, tada „Išsaugoti kaip PDF“, ir importuokite šią paprastesnę kopiją.',
    },
    busy: {
      title: 'Šiuo metu skaitome daug failų',
      text: 'Jūsiškio perskaityti nespėjome. Failas tvarkingas: importuokite jį dar kartą po akimirkos.',
    },
    withoutResume: {
      title: 'CV faile neradome',
      text: 'Failas atsidaro, bet jame nėra asmens duomenų, patirties ar kitų CV dalių. Iš „LinkedIn“ importuokite visą ZIP arba tokius failus kaip Profile.csv ir Positions.csv.',
    },
    other: { title: 'CV importuoti nepavyko' },
  },
  report: {
    title: 'CV importuotas',
    format: 'Atpažintas formatas: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF iš „Kreda“',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF iš „Europass“',
      linkedin: '„LinkedIn“ duomenų kopija',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Pridėta prie CV',
    elsewhere: 'Įrašyta kitur',
    unused: 'Praleista',
    split: 'Tekstas buvo per ilgas vienam laukui, todėl tęsiasi kitame.',
    moved: 'CV neturi tam lauko, todėl įrašyta į kitą skyrių:',
    movedTo: 'CV neturi tam lauko, todėl įrašyta į skyrių „{{section}}“:',
    notADate: 'Tai ne data, todėl įrašyta į aprašymą:',
    leftOut: 'Į CV netilpo:',
    unrecognised: 'Šito neatpažinome:',
    unknown: 'CV tokio lauko neturi, todėl jis praleistas.',
    photo: 'Nuotrauką pridėkite rengyklėje, prie asmens duomenų:',
    page: '{{page}} puslapis',
    document: 'dokumentas',
    copy: 'Kopijuoti',
    copyNamed: 'Kopijuoti: {{place}}',
    copied: 'Nukopijuota',
    copyUnused: 'Kopijuoti viską, kas praleista',
    more: 'Rodyti likusius: {{count}}',
    technical: 'Techniniai failo duomenys: {{count}}',
    doubtful: 'Laukai, kuriais nesame tikri: {{count}}. Kiekvieną parodysime šalia jo vietos faile.',
    doubtfulWithoutPlaces: 'Laukai, kuriais nesame tikri: {{count}}. Patikrinkite juos prieš siųsdami CV.',
    check: 'Patikrinti šiuos laukus',
    open: 'Atidaryti rengyklėje',
  },
};
