import type { Messages } from './pl.ts';

export const cz: Messages = {
  zone: {
    title: 'Už máte životopis? Importujte ho',
    lead: 'Přetáhněte sem soubor nebo ho vyberte z disku. Vznikne z něj nové CV, ostatní se nezmění.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume a RenderCV',
    choose: 'Vybrat soubory',
    limits: 'Zkopírovaný soubor můžete i vložit. Dohromady do {{max}} MB.',
    drop: 'Pusťte ho a my CV importujeme',
  },
  sources: {
    title: 'Co lze importovat a kde to vzít',
    pdf: {
      name: 'PDF',
      text: 'Z jakéhokoli programu. CV stažené z Kredy se vrátí beze ztrát. Z ostatních přečteme text a zeptáme se na to, čím si nejsme jistí.',
    },
    word: { name: 'Word (.docx)', text: 'Starší soubor .doc otevřete ve Wordu nebo LibreOffice a uložte jako .docx.' },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Na svém profilu zvolte „Více“ nebo „Zdroje“ a pak „Uložit do PDF“.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Nastavení a soukromí, pak Ochrana osobních údajů a „Získat kopii dat“. Importujte celý soubor ZIP nebo soubory CSV z něj.',
    },
    europass: { name: 'Europass', text: 'PDF, XML nebo JSON uložený na europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'Soubor .json. Ukládá ho Kreda (v nabídce CV: Exportovat) i jiné editory životopisů.',
    },
    rendercv: { name: 'RenderCV', text: 'Soubor .yaml s textem životopisu.' },
  },
  reading: {
    one: 'Čtu soubor {{name}}',
    many: 'Čtu soubory: {{count}}',
    text: 'Rozpoznávám formát a řadím text do sekcí životopisu.',
    long: 'Trvá to déle než obvykle. Stále čtu.',
  },
  refused: {
    again: 'Vybrat jiný soubor',
    where: 'Místo v souboru: {{place}}',
    line: 'řádek {{line}}',
    tooLarge: {
      title: 'Na životopis je to příliš velké',
      text: 'Soubory mohou mít dohromady nejvýše {{max}} MB. Uložte CV s menšími obrázky nebo bez přiložených skenů.',
    },
    tooMany: {
      title: 'Příliš mnoho souborů najednou',
      text: 'Importujte nejvýše {{max}} souborů, všechny z jednoho CV.',
    },
    unknownFormat: {
      title: 'Takový soubor neumíme přečíst',
      text: 'Otevřete CV v programu, ve kterém vzniklo, a uložte ho jako PDF nebo .docx. Jde to i se soubory .doc, .odt a .pages.',
    },
    notOfFormat: {
      title: 'V souboru je chyba',
      text: 'Soubor neodpovídá svému formátu. Uložte ho znovu v programu, ze kterého pochází, nebo importujte CV jako PDF.',
    },
    severalResumes: {
      title: 'Je tu víc než jedno CV',
      text: 'Importujte vždy jen jedno CV: z každého bude samostatný dokument.',
    },
    documentType: {
      title: 'Soubor XML má deklaraci DOCTYPE',
      text: 'Z bezpečnostních důvodů nečteme soubory XML s deklarací typu dokumentu. Stáhněte si CV znovu, například z Europassu, nebo ho importujte jako PDF.',
    },
    encrypted: {
      title: 'Soubor je chráněn heslem',
      text: 'Otevřete ho s heslem, zvolte Tisk a pak „Uložit jako PDF“. Taková kopie heslo nemá. Ve Wordu ho odstraníte v nabídce Soubor, Informace, Zamknout dokument.',
    },
    scanned: {
      title: 'V souboru jsou jen obrázky textu',
      text: 'Je to sken nebo fotografie, takže v něm není text, který lze přečíst. Importujte soubor z programu, ve kterém CV vzniklo, nebo nejprve rozpoznejte text (OCR).',
    },
    broken: { title: 'Soubor je poškozený', text: 'Stáhněte nebo uložte ho znovu a ještě jednou ho importujte.' },
    tooLong: {
      title: 'Soubor má příliš mnoho stran',
      text: 'Vytiskněte do PDF jen strany s CV (Tisk, Strany) a importujte tuto kopii.',
    },
    tooSlow: {
      title: 'Čtení trvalo příliš dlouho',
      text: 'Otevřete soubor, zvolte Tisk, pak „Uložit jako PDF“, a importujte tuto jednodušší kopii.',
    },
    busy: {
      title: 'Právě čteme mnoho souborů',
      text: 'Na ten váš se nedostalo. Soubor je v pořádku: importujte ho za chvíli znovu.',
    },
    withoutResume: {
      title: 'Životopis jsme v souboru nenašli',
      text: 'Soubor lze otevřít, ale nemá osobní údaje, zkušenosti ani jiné části životopisu. Z LinkedIn importujte celý ZIP nebo soubory jako Profile.csv a Positions.csv.',
    },
    other: { title: 'CV se nepodařilo importovat' },
  },
  report: {
    title: 'CV bylo importováno',
    format: 'Rozpoznaný formát: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF z Kredy',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF z Europassu',
      linkedin: 'kopie dat z LinkedIn',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Přidáno do CV',
    elsewhere: 'Umístěno jinam',
    unused: 'Vynecháno',
    split: 'Text byl na jedno pole příliš dlouhý, pokračuje v dalším.',
    moved: 'Životopis pro to nemá pole, proto je to v jiné části:',
    movedTo: 'Životopis pro to nemá pole, proto je to v části „{{section}}“:',
    notADate: 'Není to datum, proto je v popisu:',
    leftOut: 'Do CV se nevešlo:',
    unrecognised: 'Tohle jsme nerozpoznali:',
    unknown: 'Životopis takové pole nemá, bylo vynecháno.',
    photo: 'Fotografii přidejte v editoru v osobních údajích:',
    page: 'strana {{page}}',
    document: 'dokument',
    copy: 'Kopírovat',
    copyNamed: 'Kopírovat: {{place}}',
    copied: 'Zkopírováno',
    copyUnused: 'Kopírovat vše vynechané',
    more: 'Zobrazit další: {{count}}',
    technical: 'Technické údaje souboru: {{count}}',
    doubtful: 'Pole, kterými si nejsme jistí: {{count}}. Každé ukážeme vedle jeho místa v souboru.',
    doubtfulWithoutPlaces: 'Pole, kterými si nejsme jistí: {{count}}. Než životopis odešlete, zkontrolujte je.',
    check: 'Zkontrolovat tato pole',
    open: 'Otevřít v editoru',
  },
};
