import type { Messages } from './pl.ts';

export const sk: Messages = {
  zone: {
    title: 'Máte už životopis? Importujte ho',
    lead: 'Presuňte sem súbor alebo ho vyberte z disku. Vznikne z neho nové CV, ostatné sa nezmenia.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume aj RenderCV',
    choose: 'Vybrať súbory',
    limits: 'Skopírovaný súbor môžete aj prilepiť. Spolu do {{max}} MB.',
    drop: 'Pustite ho a my CV importujeme',
  },
  sources: {
    title: 'Čo sa dá importovať a kde to vziať',
    pdf: {
      name: 'PDF',
      text: 'Z akéhokoľvek programu. CV stiahnuté z Kredy sa vráti bez strát. Z ostatných prečítame text a opýtame sa na to, čím si nie sme istí.',
    },
    word: { name: 'Word (.docx)', text: 'Starší súbor .doc otvorte vo Worde alebo LibreOffice a uložte ako .docx.' },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Na svojom profile zvoľte „Viac“ alebo „Zdroje“ a potom „Uložiť ako PDF“.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Nastavenia a súkromie, potom Ochrana údajov a „Získať kópiu údajov“. Importujte celý súbor ZIP alebo súbory CSV z neho.',
    },
    europass: { name: 'Europass', text: 'PDF, XML alebo JSON uložený na europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'Súbor .json. Ukladá ho Kreda (v ponuke CV: Exportovať) aj iné editory životopisov.',
    },
    rendercv: { name: 'RenderCV', text: 'Súbor .yaml s textom životopisu.' },
  },
  reading: {
    one: 'Čítam súbor {{name}}',
    many: 'Čítam súbory: {{count}}',
    text: 'Rozpoznávam formát a ukladám text do sekcií životopisu.',
    long: 'Trvá to dlhšie než zvyčajne. Stále čítam.',
  },
  refused: {
    again: 'Vybrať iný súbor',
    where: 'Miesto v súbore: {{place}}',
    tooLarge: {
      title: 'Na životopis je to priveľké',
      text: 'Súbory môžu mať spolu najviac {{max}} MB. Uložte CV s menšími obrázkami alebo bez priložených skenov.',
    },
    tooMany: { title: 'Priveľa súborov naraz', text: 'Importujte najviac {{max}} súborov, všetky z jedného CV.' },
    unknownFormat: {
      title: 'Takýto súbor nevieme prečítať',
      text: 'Otvorte CV v programe, v ktorom vzniklo, a uložte ho ako PDF alebo .docx. Ide to aj so súbormi .doc, .odt a .pages.',
    },
    notOfFormat: {
      title: 'V súbore je chyba',
      text: 'Súbor nezodpovedá svojmu formátu. Uložte ho znova v programe, z ktorého pochádza, alebo importujte CV ako PDF.',
    },
    encrypted: {
      title: 'Súbor je chránený heslom',
      text: 'Otvorte ho s heslom, zvoľte Tlačiť a potom „Uložiť ako PDF“. Taká kópia heslo nemá. Vo Worde ho odstránite v ponuke Súbor, Informácie, Zabezpečiť dokument.',
    },
    scanned: {
      title: 'V súbore sú iba obrázky textu',
      text: 'Je to sken alebo fotografia, takže v ňom nie je text, ktorý sa dá prečítať. Importujte súbor z programu, v ktorom CV vzniklo, alebo najprv rozpoznajte text (OCR).',
    },
    broken: { title: 'Súbor je poškodený', text: 'Stiahnite alebo uložte ho znova a ešte raz ho importujte.' },
    tooLong: {
      title: 'Súbor má priveľa strán',
      text: 'Vytlačte do PDF len strany s CV (Tlačiť, Strany) a importujte túto kópiu.',
    },
    tooSlow: {
      title: 'Čítanie trvalo pridlho',
      text: 'Otvorte súbor, zvoľte Tlačiť, potom „Uložiť ako PDF“, a importujte túto jednoduchšiu kópiu.',
    },
    withoutResume: {
      title: 'Životopis sme v súbore nenašli',
      text: 'Súbor sa dá otvoriť, ale nemá osobné údaje, skúsenosti ani iné časti životopisu. Z LinkedIn importujte celý ZIP alebo súbory ako Profile.csv a Positions.csv.',
    },
    other: { title: 'CV sa nepodarilo importovať' },
  },
  report: {
    title: 'CV bolo importované',
    format: 'Rozpoznaný formát: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF z Kredy',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF z Europassu',
      linkedin: 'kópia údajov z LinkedIn',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Pridané do CV',
    elsewhere: 'Umiestnené inde',
    unused: 'Vynechané',
    split: 'Text bol pre jedno pole príliš dlhý, pokračuje v ďalšom.',
    moved: 'Životopis na to nemá pole, preto je to v inej časti:',
    movedTo: 'Životopis na to nemá pole, preto je to v časti „{{section}}“:',
    notADate: 'Nie je to dátum, preto je v opise:',
    leftOut: 'Do CV sa nezmestilo:',
    unknown: 'Životopis také pole nemá, bolo vynechané.',
    photo: 'Fotografiu pridajte v editore v osobných údajoch:',
    copy: 'Kopírovať',
    copyNamed: 'Kopírovať: {{place}}',
    copied: 'Skopírované',
    copyUnused: 'Kopírovať všetko vynechané',
    more: 'Zobraziť ďalšie: {{count}}',
    doubtful: 'Polia, ktorými si nie sme istí: {{count}}. Každé ukážeme vedľa jeho miesta v súbore.',
    check: 'Skontrolovať tieto polia',
    open: 'Otvoriť v editore',
  },
};
