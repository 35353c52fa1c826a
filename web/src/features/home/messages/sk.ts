import type { Messages } from './pl.ts';

export const sk: Messages = {
  hero: {
    title: 'Životopis, ktorý urobí dobrý prvý dojem',
    lead: 'Napíšte meno a povolanie a skutočná strana A4 sa hneď vysádže. Stiahnuté PDF vyzerá presne ako náhľad.',
    start: 'Vyberte šablónu',
    name: 'Meno a priezvisko',
    profession: 'Pozícia alebo povolanie',
    contact: 'Kontakt',
    next: 'Ďalej',
    bring: 'Máte už životopis? Importujte ho',
    template: 'Šablóna',
    picture: 'Strana životopisu vo zvolenej šablóne',
    page: 'Strana A4',
    software: 'Čo prečíta program',
    read: 'Toto náš program prečítal z textu týchto strán:',
    failed: 'Živý náhľad sa nepodarilo načítať. Môžete pokračovať, nič sa nestratí.',
    facts: {
      free: 'Začnete bez registrácie',
      exact: 'PDF rovnaké ako náhľad',
      readable: 'Čitateľné pre náborové systémy',
    },
  },
  forJob: {
    title: 'Životopis na pozíciu: {{profession}}',
    lead: 'Vyberte šablónu. Pozíciu vyplníme za vás, zvyšok doplníte krok za krokom.',
  },
  templates: {
    title: 'Vyberte šablónu',
    lead: 'Kliknite na šablónu a tvorba sa hneď otvorí. Šablónu, farby aj písma zmeníte kedykoľvek.',
  },
  steps: {
    title: 'Ako to funguje',
    pick: {
      title: 'Vyberiete šablónu',
      text: 'Bez účtu a bez e-mailovej adresy.',
    },
    write: {
      title: 'Napíšete svoje údaje',
      text: 'Krok za krokom, s návrhmi. Strany A4 vidíte vedľa a menia sa s každým písmenom.',
    },
    adjust: {
      title: 'Upravíte vzhľad',
      text: 'Farby, písma, poradie sekcií a fotka. Životopis sa dá aj vtesnať na jednu stranu.',
    },
    download: {
      title: 'Stiahnete PDF',
      text: 'Teraz potrebujete účet a balík. Životopis ostane vo vašich dokumentoch, pripravený na ďalšie zmeny.',
    },
  },
  different: {
    title: 'Čím sa líšime',
    preview: {
      title: 'Náhľad je dokument',
      text: 'Životopis sa vysádza raz a rovnaké strany idú na obrazovku aj do súboru. Pri stiahnutí sa nič neposunie.',
    },
    readable: {
      title: 'Skutočný text',
      text: 'PDF obsahuje text v poradí čítania, s vyznačenými nadpismi a zoznamami. Prečíta ho náborový softvér aj čítačka obrazovky a vy si vopred overíte, čo uvidia.',
    },
    languages: {
      title: '11 jazykov',
      text: 'Jazyk webu a jazyk životopisu volíte osobitne: názvy sekcií, dátumy aj delenie slov sa riadia dokumentom.',
    },
    data: {
      title: 'Vaše údaje sú vaše',
      text: 'Životopisy vidíte len vy. Kedykoľvek si stiahnete kópiu všetkého alebo vymažete účet so všetkými dokumentmi.',
    },
  },
  pricing: {
    title: 'Koľko to stojí',
    lead: 'Tvorba, úpravy a náhľad sú zadarmo. Platíte za stiahnutie životopisu v PDF.',
    loading: 'Načítavam cenník...',
    failed: 'Cenník sa teraz nepodarilo načítať. Pred platbou ho vždy uvidíte.',
    gross: 'Ceny sú vrátane DPH.',
    terms:
      'Jednorazový balík sa skončí sám; skúšobné obdobie a predplatné sa obnovujú, kým ich nezrušíte na stránke Platby. Do 14 dní od nákupu môžete odstúpiť a dostať celú sumu späť.',
    once: 'jednorazovo',
    monthly: 'mesačne',
    yearly: 'ročne',
    everyMonths: 'každých {{months}} mesiacov',
    trial: 'na {{days}} dní, potom {{amount}} {{period}}',
  },
  questions: {
    title: 'Otázky a odpovede',
    account: {
      question: 'Potrebujem účet, aby som mohol začať?',
      answer:
        'Nie. Tvorba sa otvorí hneď a ukladá sa sama. Účet potrebujete až na stiahnutie PDF. Bez účtu životopis čaká v tomto prehliadači a vymaže sa, keď sa v ňom 90 dní nič nezmení.',
    },
    paying: {
      question: 'Za čo presne platím?',
      answer:
        'Za sťahovanie všetkých svojich životopisov v PDF počas trvania balíka a za prístup k E-časopisu+. Šablóny, písma, farby a náhľad sú zadarmo a od počtu životopisov cena nezávisí.',
    },
    renewal: {
      question: 'Obnoví sa niečo bez môjho vedomia?',
      answer:
        'Jednorazový balík sa neobnoví nikdy. Skúšobné obdobie prechádza do predplatného a to sa obnovuje, kým ho nezrušíte. Píšeme to pri cene a deň a sumu ďalšej platby ukazuje stránka Platby. Tam ho aj zrušíte.',
    },
    refund: {
      question: 'Ako dostanem peniaze späť?',
      answer:
        'Na stránke Platby zvoľte „Odstúpiť od zmluvy“. Do 14 dní od nákupu vraciame celú sumu, bez pýtania sa na dôvod, rovnakou cestou, akou prišla. Prístup sa potom hneď končí.',
    },
    recruiters: {
      question: 'Prečíta môj životopis náborový softvér?',
      answer:
        'Súbor obsahuje skutočný text, nie obrázok: v poradí čítania, s nadpismi a zoznamami. V Mojich dokumentoch si pozriete, čo z neho taký softvér prečíta. Za každý program na trhu ručiť nemôžeme.',
    },
    afterwards: {
      question: 'Čo bude s mojimi životopismi, keď sa prístup skončí?',
      answer:
        'Ostanú v účte a môžete ich ďalej upravovať. PDF stiahnuté v čase prístupu si v Mojich dokumentoch stiahnete znova. Nové PDF vyžaduje balík.',
    },
    languages: {
      question: 'V akých jazykoch môžem životopis napísať?',
      answer:
        'Po poľsky, anglicky, nemecky, česky, ukrajinsky, dánsky, španielsky, taliansky, litovsky, švédsky a slovensky. Každý životopis má vlastný jazyk, nezávislý od jazyka webu.',
    },
    data: {
      question: 'Čo sa deje s mojimi údajmi?',
      answer:
        'Slúžia na prípravu životopisu, vedenie účtu a vyúčtovanie. Nepredávame ich a náborárom ich neukazujeme. Na stránke účtu stiahnete kópiu všetkých údajov a vymažete účet; ostanú len faktúry, ktoré vyžaduje právo.',
    },
  },
  closing: {
    title: 'Začnite šablónou',
    text: 'Účet a balík počkajú až do stiahnutia.',
  },
};
