import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Obchodní podmínky',
    lead: 'Pravidla používání služby {{name}} a nákupu přístupu. Kdykoli si je tu můžete přečíst, uložit a vytisknout.',
    sections: [
      {
        heading: 'Kdo službu provozuje',
        blocks: [
          'Službu {{name}} provozuje {{seller}}, {{address}}, daňové číslo (NIP) {{taxId}}. V podmínkách o sobě mluvíme jako „my“. Pište nám na {{mail}}.',
        ],
      },
      {
        heading: 'Co tu děláte',
        blocks: [
          'Na webu můžete:',
          [
            'vytvářet životopisy, měnit jejich vzhled a prohlížet hotové stránky A4, zdarma a bez účtu;',
            'uchovávat životopisy v účtu, zdarma;',
            'stahovat životopisy jako PDF, soubor Wordu nebo webovou stránku a číst E-časopis+, dokud máte aktivní balíček;',
            'procházet nabídky práce; na nabídku odpovídáte tomu, kdo ji zadal.',
          ],
          'Potřebujete aktuální prohlížeč se zapnutým JavaScriptem a cookies, připojení k internetu a pro účet e-mailovou adresu. PDF otevře jakýkoli program pro tento formát.',
        ],
      },
      {
        heading: 'Účet',
        blocks: [
          'Účet je dobrovolný a bezplatný. Založíte ho e-mailem a heslem, nebo přes Google. Chraňte si heslo a účet nesdílejte s jinými.',
          'Smlouva o účtu je na dobu neurčitou. Kdykoli ji ukončíte smazáním účtu na jeho stránce. Zmizí s ním životopisy, fotky i hotové soubory a předplatné se přestane obnovovat.',
          'Životopis vytvořený bez účtu patří k prohlížeči, ve kterém vznikl. Smažeme ho, když se v něm 90 dní nic nezmění. Životopis v koši mažeme po 30 dnech.',
        ],
      },
      {
        heading: 'Váš obsah',
        blocks: [
          'Co napíšete, patří vám. Používáme to jen k poskytování služby.',
          'Není dovoleno vkládat protiprávní obsah ani cizí údaje bez právního důvodu, vydávat se za jiného a narušovat provoz webu. Protiprávní obsah můžeme odstranit a účet zablokovat. Uvedeme důvod a posoudíme odvolání zaslané na {{mail}}. Na stejnou adresu lze protiprávní obsah nahlásit.',
        ],
      },
      {
        heading: 'Balíčky a ceny',
        blocks: [
          'Aktuální balíčky a ceny jsou v ceníku, na úvodní stránce a před každou platbou. Ceny jsou v polských zlotých nebo v eurech, jak je ukazuje ceník, a zahrnují DPH. Předplatné se platí v měně, ve které bylo objednáno. Balíčky jsou tři druhů:',
          [
            'jednorázový: platíte jednou, přístup po uvedené době skončí a nic se neobnovuje;',
            'předplatné: platíte na měsíc nebo rok dopředu a přístup se obnovuje, dokud ho nezrušíte;',
            'zkušební doba: způsob platby ověříme a nic nestrhneme; po jejím konci začne předplatné, pokud ho nezrušíte. Náleží jednou: k účtu, e-mailové schránce a kartě nebo účtu PayPal.',
          ],
          'Slevový kód snižuje cenu nákupu, u předplatného cenu prvního období.',
        ],
      },
      {
        heading: 'Nákup a platba',
        blocks: [
          'Vyberete balíček, zadáte údaje, souhlasíte s okamžitým začátkem služby a kliknete na tlačítko platby. Předtím vidíte cenu i to, co bude následovat. Platíte kartou, přes BLIK nebo Przelewy24 (přes Stripe), nebo přes PayPal, pokud jsou nabízeny.',
          'Smlouva vzniká, když poskytovatel potvrdí platbu, u zkušební doby způsob platby. Přístup začíná hned. Potvrzení a fakturu posíláme e-mailem; faktury jsou i na stránce Platby.',
        ],
      },
      {
        heading: 'Předplatné a zrušení',
        blocks: [
          'Období jsou kalendářní měsíce. Den a částku další platby ukazuje stránka Platby. Cena sjednaná při nákupu se nemění, dokud předplatné trvá.',
          'Zrušit ho můžete kdykoli na stránce Platby, bez udání důvodu. Přístup pak trvá do konce zaplaceného období a do té doby lze zrušení vzít zpět.',
          'Když se platba za další období nepodaří, zkusíme ji znovu po 1, 3 a 5 dnech a pokaždé vám napíšeme. Pak předplatné skončí. Za dny bez přístupu neplatíte. Žádá-li banka potvrzení nebo platbu touto metodou nepřijme, neopakujeme ji, ale hned o tom napíšeme. Platbu po zkušebním období a roční obnovení předem připomeneme e-mailem.',
        ],
      },
      {
        heading: 'Odstoupení a vrácení peněz',
        blocks: [
          'Do 14 dnů od nákupu můžete od smlouvy odstoupit bez udání důvodu a dostat zpět vše, co jste zaplatili. Platí to i pro každou platbu předplatného a pro již stažené životopisy. Zanikne-li zákonné právo na odstoupení dříve, protože byla služba zcela poskytnuta, peníze přesto vrátíme.',
          'Stačí tlačítko „Odstoupit od smlouvy zde“ na stránce Platby nebo dole na stránkách webu (kromě editoru), i bez přihlášení, s číslem objednávky a e-mailem. Stačí také prohlášení zaslané na {{mail}}, například: „Odstupuji od smlouvy o přístupu ke službě {{name}}. Datum nákupu, jméno a příjmení, e-mail účtu“. Přijetí prohlášení ihned potvrdíme e-mailem. Lhůta je dodržena, když ho odešlete před jejím koncem.',
          'Peníze vracíme bez odkladu, nejpozději po 14 dnech, stejnou cestou, jakou přišly. Odstoupením přístup končí a nic dalšího nestrhneme. Po vrácení vystavíme opravný doklad.',
        ],
      },
      {
        heading: 'Reklamace',
        blocks: [
          'Za to, že služba odpovídá smlouvě, odpovídáme podle polského zákona o právech spotřebitelů. Když něco nefunguje, napište na {{mail}}: co se stalo, kdy a co očekáváte. Odpovíme do 14 dnů.',
          'Ve sporu můžete zdarma požádat o pomoc spotřebitelského ombudsmana nebo polskou Obchodní inspekci, která vede mediace. Můžete se také obrátit na soud.',
        ],
      },
      {
        heading: 'Za co neodpovídáme',
        blocks: [
          'Neslibujeme, že životopis přinese pohovor nebo práci, a neověřujeme pravdivost toho, co napíšete. Neodpovídáme za nabídky na stránkách jiných firem. Nic v podmínkách neomezuje práva, která vám dává zákon.',
        ],
      },
      {
        heading: 'Změny a právo',
        blocks: [
          'Podmínky můžeme změnit, když se změní právo, web nebo způsoby platby. Kdo má účet, dozví se to e-mailem nejméně 14 dní předem a může účet smazat. Pro běžící balíček platí podmínky ze dne nákupu.',
          'Platí polské právo. Bydlíte-li v jiné zemi, zůstává vám ochrana, kterou její předpisy dávají spotřebitelům.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Zásady ochrany soukromí',
    lead: 'Jaké údaje sbíráme, k čemu, jak dlouho je máme a co s nimi můžete dělat.',
    sections: [
      {
        heading: 'Kdo je správcem',
        blocks: [
          'Správcem údajů je {{seller}}, {{address}}, daňové číslo (NIP) {{taxId}}. O svých údajích pište na {{mail}}.',
        ],
      },
      {
        heading: 'Jaké údaje a k čemu',
        blocks: [
          {
            'Životopis a fotka':
              'Vše, co napíšete a přidáte. Abychom dokument připravili, uchovali a vysázeli (smlouva, čl. 6 odst. 1 písm. b GDPR). Co uvedete, rozhodujete vy; údaje o zdraví či přesvědčení životopis málokdy potřebuje.',
            Účet: 'E-mail, jméno a příjmení, heslo v podobě otisku, jazyk a při přihlášení přes Google identifikátor účtu Google. Abychom účet vedli (smlouva).',
            'Nákupy a faktury':
              'Jméno, e-mail, údaje firmy, země a to, co ji potvrzuje (země síťové adresy a platby), balíček, částky a data. Abychom splnili smlouvu a daňové povinnosti (čl. 6 odst. 1 písm. b a c). Číslo karty nevidíme: zadáváte ho poskytovateli plateb.',
            Bezpečnost:
              'Relace s názvem prohlížeče a záznam událostí účtu, se sítí místo celé IP adresy. Abychom účty chránili a odhalili zneužití (oprávněný zájem, písm. f).',
            Korespondence:
              'Co nám napíšete. Abychom odpověděli a vyřídili reklamaci (oprávněný zájem nebo právní povinnost).',
            'Měření návštěv': 'Jen s vaším souhlasem (písm. a) a jen tam, kde se na něj web ptá.',
          },
        ],
      },
      {
        heading: 'Jak dlouho',
        blocks: [
          {
            'Životopisy, fotky a hotová PDF': 'Do smazání; v koši 30 dní. Bez účtu: do 90 dnů od poslední změny.',
            Účet: 'Dokud není smazán.',
            Relace: 'Zapamatované: 30 dní bez použití, nejvýše 180 dní. Ostatní: den bez použití, nejvýše týden.',
            'Objednávky a faktury':
              '5 let od konce roku, ve kterém byla daň splatná, nebo 10 let, pokud jste zaplatili DPH jiné země Unie; po smazání účtu bez vazby na něj.',
            'Záznam událostí': 'Jeden rok.',
            'Oznámení platebních operátorů': '30 dní od zpracování; pak zůstane jen jejich číslo.',
            'Fronta e-mailů': '30 dní od odeslání, bez obsahu zprávy.',
            'Využitá zkušební období':
              'Dva roky: nevratné otisky e-mailové adresy a karty nebo účtu PayPal, bez účtu (náš zájem: jedna zkušební doba).',
            Korespondence: 'Do vyřízení věci a promlčení nároků.',
          },
        ],
      },
      {
        heading: 'Kdo další k nim má přístup',
        blocks: [
          'Údaje neprodáváme. Předáváme je jen těm, bez nichž služba neexistuje:',
          [
            'poskytovatelům serverů a pošty, kteří jednají na náš pokyn;',
            'poskytovatelům plateb: Stripe při platbě kartou, přes BLIK nebo Przelewy24, PayPal, když ho zvolíte;',
            'registru DIČ Evropské komise (VIES), když kupujete pro firmu z jiné země Unie: pouze číslo;',
            'společnosti Google, když se přes ni přihlásíte nebo souhlasíte s měřením návštěv;',
            'úřadům, když to vyžaduje právo.',
          ],
          'Stripe, PayPal a Google mohou údaje zpracovávat mimo Evropský hospodářský prostor, na základě rozhodnutí Evropské komise o odpovídající ochraně nebo standardních smluvních doložek.',
        ],
      },
      {
        heading: 'Vaše práva',
        blocks: [
          [
            'Přístup a přenositelnost: kopii všech údajů stáhnete na stránce účtu.',
            'Oprava: životopisy a jméno změníte sami, zbytek na požádání my.',
            'Výmaz: životopisy smažete v Mých dokumentech, účet na jeho stránce.',
            'Omezení a námitka proti zpracování na základě našeho zájmu.',
            'Odvolání souhlasu kdykoli; co bylo předtím, zůstává v souladu s právem.',
            'Stížnost předsedovi polského Úřadu pro ochranu osobních údajů, nebo úřadu ve vaší zemi.',
          ],
          'Chcete-li využít právo, pro které není tlačítko, napište na {{mail}}. Odpovíme do měsíce.',
        ],
      },
      {
        heading: 'Co neděláme',
        blocks: [
          'Nerozhodujeme o vás výhradně automaticky, neprofilujeme vás a váš životopis neukazujeme náborářům. Údaje zadáváte dobrovolně, ale bez e-mailu není účet a bez fakturačních údajů nákup.',
        ],
      },
      {
        heading: 'Jak je chráníme',
        blocks: [
          'Spojení je šifrované, hesla a klíče relací máme jen jako otisky a k životopisu se dostane jen jeho majitel. Technický záznam neobsahuje e-maily, hesla ani IP adresy. O důležité změně těchto zásad napíšeme těm, kdo mají účet.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies a souhlas',
    lead: 'Co ukládáme ve vašem prohlížeči a kdy se ptáme na souhlas.',
    sections: [
      {
        heading: 'Cookies tohoto webu',
        blocks: [
          'Web nastavuje jen vlastní cookies. Žádná neslouží reklamě. Přes šifrované spojení začínají názvy prvních čtyř na „__Host-“.',
          {
            session: 'Pamatuje si, že jste ve svém účtu. Do zavření prohlížeče, nebo až 30 dní bez použití.',
            visitor: 'Spojuje životopis bez účtu s tímto prohlížečem. Rok, nebo do přihlášení.',
            'sign-in': 'Chrání přihlášení přes Google. 10 minut.',
            device:
              'Dokládá, že se tento prohlížeč k vašemu účtu už přihlásil, aby vás cizí pokusy uhodnout heslo nezablokovaly. Rok.',
            language: 'Jazyk webu, který jste si vybrali. Rok.',
            currency: 'Vybraná měna cen. Rok.',
            consent: 'Vaše odpověď na měření návštěv. Rok.',
            timezone: 'Časové pásmo prohlížeče. Rok.',
            'screen-resolution': 'Rozlišení obrazovky. Rok.',
          },
        ],
      },
      {
        heading: 'Úložiště prohlížeče',
        blocks: [
          'Kromě cookies prohlížeč uchovává: změny životopisu, které ještě nejsou uložené (do uložení nebo odhlášení), volbu světlého či tmavého motivu, volbu, zda se k PDF připojí data životopisu, a zprávu pro další stránku (do zavření karty). Když souhlasíte s měřením, prohlížeč si pamatuje i čísla již započtených objednávek.',
        ],
      },
      {
        heading: 'Cookies jiných firem',
        blocks: [
          'Při platbě kartou, přes BLIK nebo Przelewy24 nastavuje Stripe vlastní cookies, které chrání před podvody. PayPal a Google nastavují své na vlastních stránkách, když je použijete.',
          'Návštěvy se měří přes správce značek Google, a jen když se web zeptal a vy jste souhlasili. Odesíláme pak, které stránky a šablony si prohlížíte, co hledáte a co kupujete, nikdy obsah životopisu, a při registraci a přihlášení i váš e-mail. Bez souhlasu se nic nenačte a vše ostatní funguje stejně. Souhlas můžete vzít zpět; další stránka se pak otevře bez měření.',
        ],
      },
      {
        heading: 'Jak je smazat',
        blocks: [
          'Cookies a úložiště smažete v nastavení prohlížeče. Bez cookie visitor nevede cesta zpět k životopisu bez účtu. Bez cookies session a visitor web neví, čí životopis otevřít.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Pište nám e-mailem, polsky nebo anglicky. Na reklamace odpovídáme do 14 dnů, na žádosti o údaje do měsíce.',
    sections: [
      {
        heading: 'Co uvést v jaké věci',
        blocks: [
          {
            'Platba nebo faktura':
              'Uveďte e-mail účtu, den a částku platby nebo číslo faktury. Nikdy neposílejte číslo karty.',
            'Vrácení peněz':
              'Nejrychlejší je tlačítko „Odstoupit od smlouvy zde“ na stránce Platby nebo dole na stránkách webu (kromě editoru). Když nemáte číslo objednávky, uveďte e-mail účtu a den nákupu.',
            'Zrušení předplatného': 'Uděláte to na stránce Platby. Když něco nefunguje, uveďte e-mail účtu.',
            'Účet a přihlášení':
              'Uveďte e-mail účtu a co vidíte na obrazovce. Vaše heslo neznáme a nikdy se na něj neptáme.',
            'Životopis nebo PDF vypadá špatně':
              'Uveďte adresu stránky životopisu, prohlížeč a co má být jinak. Pomůže snímek obrazovky.',
            'Vaše údaje': 'Napište z adresy účtu, které právo využíváte.',
            'Obsah porušující právo': 'Uveďte adresu stránky, na které je, a důvod nahlášení.',
          },
        ],
      },
    ],
  },
};
