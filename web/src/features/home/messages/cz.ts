import type { Messages } from './pl.ts';

export const cz: Messages = {
  hero: {
    title: 'Životopis, který udělá dobrý první dojem',
    lead: 'Napište jméno a povolání a skutečná stránka A4 se hned vysází. Stažené PDF vypadá přesně jako náhled.',
    start: 'Vyberte šablonu',
    name: 'Jméno a příjmení',
    profession: 'Pozice nebo povolání',
    contact: 'Kontakt',
    next: 'Dále',
    bring: 'Už máte životopis? Importujte ho',
    template: 'Šablona',
    picture: 'Stránka životopisu ve zvolené šabloně',
    page: 'Stránka A4',
    software: 'Co přečte program',
    read: 'Tohle náš program přečetl z textu těchto stránek:',
    failed: 'Živý náhled se nepodařilo načíst. Můžete pokračovat, nic se neztratí.',
    facts: {
      free: 'Začnete bez registrace',
      exact: 'PDF stejné jako náhled',
      readable: 'Čitelné pro náborové systémy',
    },
  },
  forJob: {
    title: 'Životopis na pozici: {{profession}}',
    lead: 'Vyberte šablonu. Pozici vyplníme za vás, zbytek doplníte krok za krokem.',
  },
  templates: {
    title: 'Vyberte šablonu',
    lead: 'Klikněte na šablonu a tvorba se hned otevře. Šablonu, barvy i písma změníte kdykoli.',
  },
  steps: {
    title: 'Jak to funguje',
    pick: {
      title: 'Vyberete šablonu',
      text: 'Bez účtu a bez e-mailové adresy.',
    },
    write: {
      title: 'Napíšete své údaje',
      text: 'Krok za krokem, s návrhy. Stránky A4 vidíte vedle a mění se s každým písmenem.',
    },
    adjust: {
      title: 'Upravíte vzhled',
      text: 'Barvy, písma, pořadí sekcí a fotka. Životopis se dá také vtěsnat na jednu stránku.',
    },
    download: {
      title: 'Stáhnete PDF',
      text: 'Teď potřebujete účet a balíček. Životopis zůstane ve vašich dokumentech, připravený na další změny.',
    },
  },
  different: {
    title: 'Čím se lišíme',
    preview: {
      title: 'Náhled je dokument',
      text: 'Životopis se vysází jednou a stejné stránky jdou na obrazovku i do souboru. Při stažení se nic neposune.',
    },
    readable: {
      title: 'Skutečný text',
      text: 'PDF obsahuje text v pořadí čtení, s vyznačenými nadpisy a seznamy. Přečte ho náborový software i čtečka obrazovky a vy si předem ověříte, co uvidí.',
    },
    languages: {
      title: '11 jazyků',
      text: 'Jazyk webu a jazyk životopisu volíte zvlášť: názvy sekcí, data i dělení slov se řídí dokumentem.',
    },
    data: {
      title: 'Vaše údaje jsou vaše',
      text: 'Životopisy vidíte jen vy. Kdykoli si stáhnete kopii všeho, nebo smažete účet se všemi dokumenty.',
    },
  },
  pricing: {
    title: 'Kolik to stojí',
    lead: 'Tvorba, úpravy a náhled jsou zdarma. Platíte za stažení životopisu v PDF.',
    loading: 'Načítám ceník...',
    failed: 'Ceník se teď nepodařilo načíst. Před platbou ho vždy uvidíte.',
    gross: 'Ceny jsou včetně DPH.',
    terms:
      'Jednorázový balíček skončí sám; zkušební doba a předplatné se obnovují, dokud je nezrušíte na stránce Platby. Do 14 dnů od nákupu můžete odstoupit a dostat celou částku zpět.',
    once: 'jednorázově',
    monthly: 'měsíčně',
    yearly: 'ročně',
    everyMonths: 'každých {{months}} měsíců',
    trial: 'na {{days}} dní, potom {{amount}} {{period}}',
  },
  questions: {
    title: 'Otázky a odpovědi',
    account: {
      question: 'Potřebuji účet, abych mohl začít?',
      answer:
        'Ne. Tvorba se otevře hned a ukládá se sama. Účet potřebujete až ke stažení PDF. Bez účtu životopis čeká v tomto prohlížeči a smaže se, když se v něm 90 dní nic nezmění.',
    },
    paying: {
      question: 'Za co přesně platím?',
      answer:
        'Za stahování všech svých životopisů v PDF po dobu balíčku a za přístup k E-časopisu+. Šablony, písma, barvy a náhled jsou zdarma a na počtu životopisů cena nezávisí.',
    },
    renewal: {
      question: 'Obnoví se něco bez mého vědomí?',
      answer:
        'Jednorázový balíček se neobnoví nikdy. Zkušební doba přechází v předplatné a to se obnovuje, dokud ho nezrušíte. Píšeme to u ceny a den a částku další platby ukazuje stránka Platby. Tam ho také zrušíte.',
    },
    refund: {
      question: 'Jak dostanu peníze zpět?',
      answer:
        'Na stránce Platby zvolte „Odstoupit od smlouvy“. Do 14 dnů od nákupu vracíme celou částku, bez ptaní na důvod, stejnou cestou, jakou přišla. Přístup pak hned končí.',
    },
    recruiters: {
      question: 'Přečte můj životopis náborový software?',
      answer:
        'Soubor obsahuje skutečný text, ne obrázek: v pořadí čtení, s nadpisy a seznamy. V Mých dokumentech si prohlédnete, co z něj takový software přečte. Za každý program na trhu ručit nemůžeme.',
    },
    afterwards: {
      question: 'Co bude s mými životopisy, až přístup skončí?',
      answer:
        'Zůstanou v účtu a můžete je dál upravovat. PDF stažené v době přístupu si v Mých dokumentech stáhnete znovu. Nové PDF vyžaduje balíček.',
    },
    languages: {
      question: 'V jakých jazycích mohu životopis napsat?',
      answer:
        'Polsky, anglicky, německy, česky, ukrajinsky, dánsky, španělsky, italsky, litevsky, švédsky a slovensky. Každý životopis má vlastní jazyk, nezávislý na jazyce webu.',
    },
    data: {
      question: 'Co se děje s mými údaji?',
      answer:
        'Slouží k přípravě životopisu, vedení účtu a vyúčtování. Neprodáváme je a náborářům je neukazujeme. Na stránce účtu stáhnete kopii všech údajů a smažete účet; zůstanou jen faktury, které vyžaduje právo.',
    },
  },
  closing: {
    title: 'Začněte šablonou',
    text: 'Účet a balíček počkají až do stažení.',
  },
};
