import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Obchodné podmienky',
    lead: 'Pravidlá používania služby {{name}} a nákupu prístupu. Kedykoľvek si ich tu môžete prečítať, uložiť a vytlačiť.',
    sections: [
      {
        heading: 'Kto službu prevádzkuje',
        blocks: [
          'Službu {{name}} prevádzkuje {{seller}}, {{address}}, daňové číslo (NIP) {{taxId}}. V podmienkach o sebe hovoríme ako „my“. Píšte nám na {{mail}}.',
        ],
      },
      {
        heading: 'Čo tu robíte',
        blocks: [
          'Na webe môžete:',
          [
            'vytvárať životopisy, meniť ich vzhľad a prezerať si hotové strany A4, zadarmo a bez účtu;',
            'uchovávať životopisy v účte, zadarmo;',
            'sťahovať životopisy ako PDF, súbor Wordu alebo webovú stránku a čítať E-časopis+, kým máte aktívny balík;',
            'prezerať ponuky práce; na ponuku odpovedáte tomu, kto ju zadal.',
          ],
          'Potrebujete aktuálny prehliadač so zapnutým JavaScriptom a cookies, pripojenie na internet a na účet e-mailovú adresu. PDF otvorí každý program na tento formát.',
        ],
      },
      {
        heading: 'Účet',
        blocks: [
          'Účet je dobrovoľný a bezplatný. Založíte ho e-mailom a heslom alebo cez Google. Chráňte si heslo a účet nezdieľajte s inými.',
          'Zmluva o účte je na neurčitý čas. Kedykoľvek ju ukončíte vymazaním účtu na jeho stránke. Zmiznú s ním životopisy, fotky aj hotové súbory a predplatné sa prestane obnovovať.',
          'Životopis vytvorený bez účtu patrí k prehliadaču, v ktorom vznikol. Vymažeme ho, keď sa v ňom 90 dní nič nezmení. Životopis v koši mažeme po 30 dňoch.',
        ],
      },
      {
        heading: 'Váš obsah',
        blocks: [
          'Čo napíšete, patrí vám. Používame to len na poskytovanie služby.',
          'Nie je dovolené vkladať protiprávny obsah ani cudzie údaje bez právneho dôvodu, vydávať sa za iného a narúšať prevádzku webu. Protiprávny obsah môžeme odstrániť a účet zablokovať. Uvedieme dôvod a posúdime odvolanie zaslané na {{mail}}. Na rovnakú adresu možno protiprávny obsah nahlásiť.',
        ],
      },
      {
        heading: 'Balíky a ceny',
        blocks: [
          'Aktuálne balíky a ceny sú v cenníku, na úvodnej stránke a pred každou platbou. Ceny sú v poľských zlotých alebo v eurách, ako ich ukazuje cenník, a obsahujú DPH. Predplatné sa platí v mene, v ktorej bolo objednané. Balíky sú troch druhov:',
          [
            'jednorazový: platíte raz, prístup sa po uvedenom čase skončí a nič sa neobnovuje;',
            'predplatné: platíte na mesiac alebo rok vopred a prístup sa obnovuje, kým ho nezrušíte;',
            'skúšobné obdobie: spôsob platby overíme a nič nestrhneme; po jeho konci sa začne predplatné, ak ho nezrušíte. Patrí raz: k účtu, e-mailovej schránke a karte alebo účtu PayPal.',
          ],
          'Zľavový kód znižuje cenu nákupu, pri predplatnom cenu prvého obdobia.',
        ],
      },
      {
        heading: 'Nákup a platba',
        blocks: [
          'Vyberiete balík, zadáte údaje, súhlasíte s okamžitým začiatkom služby a kliknete na tlačidlo platby. Predtým vidíte cenu aj to, čo bude nasledovať. Platíte kartou, cez BLIK alebo Przelewy24 (cez Stripe) alebo cez PayPal, ak sú v ponuke.',
          'Zmluva vzniká, keď poskytovateľ potvrdí platbu, pri skúšobnom období spôsob platby. Prístup sa začína hneď. Potvrdenie a faktúru posielame e-mailom; faktúry sú aj na stránke Platby.',
        ],
      },
      {
        heading: 'Predplatné a zrušenie',
        blocks: [
          'Obdobia sú kalendárne mesiace. Deň a sumu ďalšej platby ukazuje stránka Platby. Cena dohodnutá pri nákupe sa nemení, kým predplatné trvá.',
          'Zrušiť ho môžete kedykoľvek na stránke Platby, bez udania dôvodu. Prístup potom trvá do konca zaplateného obdobia a dovtedy možno zrušenie vziať späť.',
          'Keď sa platba za ďalšie obdobie nepodarí, skúsime ju znova po 1, 3 a 5 dňoch a zakaždým vám napíšeme. Potom sa predplatné skončí. Za dni bez prístupu neplatíte. Ak banka žiada potvrdenie alebo platbu touto metódou neprijme, neopakujeme ju, ale hneď o tom napíšeme. Platbu po skúšobnom období a ročné obnovenie vopred pripomenieme e-mailom.',
        ],
      },
      {
        heading: 'Odstúpenie a vrátenie peňazí',
        blocks: [
          'Do 14 dní od nákupu môžete od zmluvy odstúpiť bez udania dôvodu a dostať späť všetko, čo ste zaplatili. Platí to aj pre každú platbu predplatného a pre už stiahnuté životopisy. Ak zákonné právo na odstúpenie zanikne skôr, lebo služba bola úplne poskytnutá, peniaze aj tak vrátime.',
          'Stačí tlačidlo „Odstúpiť od zmluvy tu“ na stránke Platby alebo dole na stránkach webu (okrem editora), aj bez prihlásenia, s číslom objednávky a e-mailom. Stačí aj vyhlásenie zaslané na {{mail}}, napríklad: „Odstupujem od zmluvy o prístupe k službe {{name}}. Dátum nákupu, meno a priezvisko, e-mail účtu“. Prijatie vyhlásenia ihneď potvrdíme e-mailom. Lehota je dodržaná, keď ho odošlete pred jej koncom.',
          'Peniaze vraciame bez odkladu, najneskôr po 14 dňoch, rovnakou cestou, akou prišli. Odstúpením sa prístup končí a nič ďalšie nestrhneme. Po vrátení vystavíme opravný doklad.',
        ],
      },
      {
        heading: 'Reklamácie',
        blocks: [
          'Za to, že služba zodpovedá zmluve, zodpovedáme podľa poľského zákona o právach spotrebiteľov. Keď niečo nefunguje, napíšte na {{mail}}: čo sa stalo, kedy a čo očakávate. Odpovieme do 14 dní.',
          'V spore môžete zadarmo požiadať o pomoc spotrebiteľského ombudsmana alebo poľskú Obchodnú inšpekciu, ktorá vedie mediácie. Môžete sa obrátiť aj na súd.',
        ],
      },
      {
        heading: 'Za čo nezodpovedáme',
        blocks: [
          'Nesľubujeme, že životopis prinesie pohovor alebo prácu, a neoverujeme pravdivosť toho, čo napíšete. Nezodpovedáme za ponuky na stránkach iných firiem. Nič v podmienkach neobmedzuje práva, ktoré vám dáva zákon.',
        ],
      },
      {
        heading: 'Zmeny a právo',
        blocks: [
          'Podmienky môžeme zmeniť, keď sa zmení právo, web alebo spôsoby platby. Kto má účet, dozvie sa to e-mailom najmenej 14 dní vopred a môže účet vymazať. Pre bežiaci balík platia podmienky zo dňa nákupu.',
          'Platí poľské právo. Ak bývate v inej krajine, ostáva vám ochrana, ktorú jej predpisy dávajú spotrebiteľom.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Zásady ochrany súkromia',
    lead: 'Aké údaje zbierame, načo, ako dlho ich máme a čo s nimi môžete robiť.',
    sections: [
      {
        heading: 'Kto je prevádzkovateľom údajov',
        blocks: [
          'Prevádzkovateľom údajov je {{seller}}, {{address}}, daňové číslo (NIP) {{taxId}}. O svojich údajoch píšte na {{mail}}.',
        ],
      },
      {
        heading: 'Aké údaje a načo',
        blocks: [
          {
            'Životopis a fotka':
              'Všetko, čo napíšete a pridáte. Aby sme dokument pripravili, uchovali a vysádzali (zmluva, čl. 6 ods. 1 písm. b GDPR). Čo uvediete, rozhodujete vy; údaje o zdraví či presvedčení životopis málokedy potrebuje.',
            Účet: 'E-mail, meno a priezvisko, heslo v podobe odtlačku, jazyk a pri prihlásení cez Google identifikátor účtu Google. Aby sme účet viedli (zmluva).',
            'Nákupy a faktúry':
              'Meno, e-mail, údaje firmy, krajina a to, čo ju potvrdzuje (krajina sieťovej adresy a platby), balík, sumy a dátumy. Aby sme splnili zmluvu a daňové povinnosti (čl. 6 ods. 1 písm. b a c). Číslo karty nevidíme: zadávate ho poskytovateľovi platieb.',
            Bezpečnosť:
              'Relácie s názvom prehliadača a záznam udalostí účtu, so sieťou namiesto celej IP adresy. Aby sme účty chránili a odhalili zneužitie (oprávnený záujem, písm. f).',
            Korešpondencia:
              'Čo nám napíšete. Aby sme odpovedali a vybavili reklamáciu (oprávnený záujem alebo právna povinnosť).',
            'Meranie návštev': 'Len s vaším súhlasom (písm. a) a len tam, kde sa naň web pýta.',
          },
        ],
      },
      {
        heading: 'Ako dlho',
        blocks: [
          {
            'Životopisy, fotky a hotové PDF': 'Do vymazania; v koši 30 dní. Bez účtu: do 90 dní od poslednej zmeny.',
            Účet: 'Kým nie je vymazaný.',
            Relácie: 'Zapamätané: 30 dní bez použitia, najviac 180 dní. Ostatné: deň bez použitia, najviac týždeň.',
            'Objednávky a faktúry':
              '5 rokov od konca roka, v ktorom bola daň splatná, alebo 10 rokov, ak ste zaplatili DPH inej krajiny Únie; po vymazaní účtu bez väzby naň.',
            'Záznam udalostí': 'Jeden rok.',
            'Oznámenia platobných operátorov': '30 dní od spracovania; potom zostane len ich číslo.',
            'Rad e-mailov': '30 dní od odoslania, bez obsahu správy.',
            'Využité skúšobné obdobia':
              'Dva roky: nezvratné odtlačky e-mailovej adresy a karty alebo účtu PayPal, bez účtu (náš záujem: jedno skúšobné obdobie).',
            Korešpondencia: 'Do vybavenia veci a premlčania nárokov.',
          },
        ],
      },
      {
        heading: 'Kto ďalší k nim má prístup',
        blocks: [
          'Údaje nepredávame. Odovzdávame ich len tým, bez ktorých služba neexistuje:',
          [
            'poskytovateľom serverov a pošty, ktorí konajú na náš pokyn;',
            'poskytovateľom platieb: Stripe pri platbe kartou, cez BLIK alebo Przelewy24, PayPal, keď ho zvolíte;',
            'registru IČ DPH Európskej komisie (VIES), keď kupujete pre firmu z inej krajiny Únie: iba číslo;',
            'spoločnosti Google, keď sa cez ňu prihlásite alebo súhlasíte s meraním návštev;',
            'úradom, keď to vyžaduje právo.',
          ],
          'Stripe, PayPal a Google môžu údaje spracúvať mimo Európskeho hospodárskeho priestoru, na základe rozhodnutia Európskej komisie o primeranej ochrane alebo štandardných zmluvných doložiek.',
        ],
      },
      {
        heading: 'Vaše práva',
        blocks: [
          [
            'Prístup a prenosnosť: kópiu všetkých údajov stiahnete na stránke účtu.',
            'Oprava: životopisy a meno zmeníte sami, zvyšok na požiadanie my.',
            'Vymazanie: životopisy vymažete v Mojich dokumentoch, účet na jeho stránke.',
            'Obmedzenie a námietka proti spracúvaniu na základe nášho záujmu.',
            'Odvolanie súhlasu kedykoľvek; čo bolo predtým, ostáva v súlade s právom.',
            'Sťažnosť predsedovi poľského Úradu na ochranu osobných údajov alebo úradu vo vašej krajine.',
          ],
          'Ak chcete využiť právo, na ktoré nie je tlačidlo, napíšte na {{mail}}. Odpovieme do mesiaca.',
        ],
      },
      {
        heading: 'Čo nerobíme',
        blocks: [
          'Nerozhodujeme o vás výlučne automaticky, neprofilujeme vás a váš životopis neukazujeme náborárom. Údaje zadávate dobrovoľne, ale bez e-mailu nie je účet a bez fakturačných údajov nákup.',
        ],
      },
      {
        heading: 'Ako ich chránime',
        blocks: [
          'Spojenie je šifrované, heslá a kľúče relácií máme len ako odtlačky a k životopisu sa dostane len jeho majiteľ. Technický záznam neobsahuje e-maily, heslá ani IP adresy. O dôležitej zmene týchto zásad napíšeme tým, ktorí majú účet.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies a súhlas',
    lead: 'Čo ukladáme vo vašom prehliadači a kedy sa pýtame na súhlas.',
    sections: [
      {
        heading: 'Cookies tohto webu',
        blocks: [
          'Web nastavuje len vlastné cookies. Žiadna neslúži reklame. Cez šifrované spojenie sa názvy prvých štyroch začínajú na „__Host-“.',
          {
            session: 'Pamätá si, že ste vo svojom účte. Do zatvorenia prehliadača alebo až 30 dní bez použitia.',
            visitor: 'Spája životopis bez účtu s týmto prehliadačom. Rok alebo do prihlásenia.',
            'sign-in': 'Chráni prihlásenie cez Google. 10 minút.',
            device:
              'Dokladá, že sa tento prehliadač do vášho účtu už prihlásil, aby vás cudzie pokusy uhádnuť heslo nezablokovali. Rok.',
            language: 'Jazyk webu, ktorý ste si vybrali. Rok.',
            currency: 'Vybraná mena cien. Rok.',
            consent: 'Vaša odpoveď na meranie návštev. Rok.',
            timezone: 'Časové pásmo prehliadača. Rok.',
            'screen-resolution': 'Rozlíšenie obrazovky. Rok.',
          },
        ],
      },
      {
        heading: 'Úložisko prehliadača',
        blocks: [
          'Okrem cookies prehliadač uchováva: zmeny životopisu, ktoré ešte nie sú uložené (do uloženia alebo odhlásenia), voľbu svetlého či tmavého motívu, voľbu, či sa k PDF pripoja údaje životopisu, a správu pre ďalšiu stránku (do zatvorenia karty). Ak súhlasíte s meraním, prehliadač si pamätá aj čísla už započítaných objednávok.',
        ],
      },
      {
        heading: 'Cookies iných firiem',
        blocks: [
          'Pri platbe kartou, cez BLIK alebo Przelewy24 nastavuje Stripe vlastné cookies, ktoré chránia pred podvodmi. PayPal a Google nastavujú svoje na vlastných stránkach, keď ich použijete.',
          'Návštevy sa merajú cez správcu značiek Google, a len keď sa web opýtal a vy ste súhlasili. Odosielame vtedy, ktoré stránky a šablóny si prezeráte, čo hľadáte a čo kupujete, nikdy obsah životopisu, a pri registrácii a prihlásení aj váš e-mail. Bez súhlasu sa nič nenačíta a všetko ostatné funguje rovnako. Súhlas môžete vziať späť; ďalšia stránka sa potom otvorí bez merania.',
        ],
      },
      {
        heading: 'Ako ich vymazať',
        blocks: [
          'Cookies a úložisko vymažete v nastaveniach prehliadača. Bez cookie visitor nevedie cesta späť k životopisu bez účtu. Bez cookies session a visitor web nevie, čí životopis otvoriť.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Píšte nám e-mailom, po poľsky alebo po anglicky. Na reklamácie odpovedáme do 14 dní, na žiadosti o údaje do mesiaca.',
    sections: [
      {
        heading: 'Čo uviesť v akej veci',
        blocks: [
          {
            'Platba alebo faktúra':
              'Uveďte e-mail účtu, deň a sumu platby alebo číslo faktúry. Nikdy neposielajte číslo karty.',
            'Vrátenie peňazí':
              'Najrýchlejšie je tlačidlo „Odstúpiť od zmluvy tu“ na stránke Platby alebo dole na stránkach webu (okrem editora). Keď nemáte číslo objednávky, uveďte e-mail účtu a deň nákupu.',
            'Zrušenie predplatného': 'Urobíte to na stránke Platby. Keď niečo nefunguje, uveďte e-mail účtu.',
            'Účet a prihlásenie':
              'Uveďte e-mail účtu a čo vidíte na obrazovke. Vaše heslo nepoznáme a nikdy sa naň nepýtame.',
            'Životopis alebo PDF vyzerá zle':
              'Uveďte adresu stránky životopisu, prehliadač a čo má byť inak. Pomôže snímka obrazovky.',
            'Vaše údaje': 'Napíšte z adresy účtu, ktoré právo využívate.',
            'Obsah porušujúci právo': 'Uveďte adresu stránky, na ktorej je, a dôvod nahlásenia.',
          },
        ],
      },
    ],
  },
};
