import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Vilkår',
    lead: 'Reglerne for at bruge {{name}} og købe adgang. Du kan altid læse, gemme og udskrive dem her.',
    sections: [
      {
        heading: 'Hvem står bag siden',
        blocks: [
          '{{name}} drives af {{seller}}, {{address}}, skattenummer (NIP) {{taxId}}. I vilkårene kalder vi os „vi“. Skriv til os på {{mail}}.',
        ],
      },
      {
        heading: 'Hvad du gør her',
        blocks: [
          'På siden kan du:',
          [
            "lave CV'er, ændre deres udseende og se de færdige A4-sider, gratis og uden konto;",
            "opbevare CV'er på en konto, gratis;",
            "hente CV'er som PDF, Word-fil eller webside og læse E-magasin+, mens du har en aktiv pakke;",
            'se jobopslag; et opslag besvarer du hos den, der har slået det op.',
          ],
          "Du skal bruge en opdateret browser med JavaScript og cookies slået til, en internetforbindelse og til en konto en e-mailadresse. PDF'en åbnes i ethvert program til formatet.",
        ],
      },
      {
        heading: 'Kontoen',
        blocks: [
          'En konto er frivillig og gratis. Du opretter den med e-mail og adgangskode eller gennem Google. Pas på din adgangskode, og del ikke kontoen med andre.',
          "Aftalen om kontoen er uden slutdato. Du afslutter den når som helst ved at slette kontoen på dens side. CV'er, fotos og færdige filer forsvinder med den, og et abonnement fornyes ikke længere.",
          'Et CV lavet uden konto hører til den browser, det blev lavet i. Vi sletter det, når intet i det er ændret i 90 dage. Hvad der ligger i papirkurven, slettes efter 30 dage.',
        ],
      },
      {
        heading: 'Dit indhold',
        blocks: [
          'Hvad du skriver, er dit. Vi bruger det kun til at levere tjenesten.',
          'Du må ikke lægge ulovligt indhold ind eller andres data uden lovligt grundlag, udgive dig for en anden eller forstyrre driften. Vi kan fjerne ulovligt indhold og spærre en konto. Vi oplyser grunden og behandler en klage sendt til {{mail}}. Til samme adresse kan ulovligt indhold anmeldes.',
        ],
      },
      {
        heading: 'Pakker og priser',
        blocks: [
          'De aktuelle pakker og priser står i prislisten, på forsiden og før hver betaling. Priserne er i polske zloty eller i euro, som prislisten viser dem, og inklusive moms. Et abonnement betales i den valuta, det er bestilt i. Der er tre slags pakker:',
          [
            'engangspakke: du betaler én gang, adgangen slutter efter den angivne tid, og intet fornyes;',
            'abonnement: du betaler forud for en måned eller et år, og adgangen fornyes, indtil du opsiger;',
            'prøveperiode: betalingsmetoden kontrolleres, og der trækkes intet; når den slutter, begynder abonnementet, hvis du ikke har opsagt. Den gives én gang: pr. konto, postkasse og kort eller PayPal-konto.',
          ],
          'En rabatkode sænker prisen på et køb, ved et abonnement prisen på den første periode.',
        ],
      },
      {
        heading: 'Køb og betaling',
        blocks: [
          'Du vælger en pakke, angiver dine oplysninger, accepterer at tjenesten begynder straks, og trykker på betalingsknappen. Forinden ser du prisen, og hvad der så sker. Du betaler med kort, BLIK eller Przelewy24 (gennem Stripe) eller med PayPal, hvor de tilbydes.',
          'Aftalen indgås, når udbyderen bekræfter betalingen, ved en prøveperiode betalingsmetoden. Adgangen begynder straks. Vi sender bekræftelse og faktura med e-mail; fakturaerne står også på siden Betalinger.',
        ],
      },
      {
        heading: 'Abonnement og opsigelse',
        blocks: [
          'Perioderne er kalendermåneder. Siden Betalinger viser dag og beløb for næste betaling. Prisen, der blev aftalt ved købet, ændres ikke, så længe abonnementet løber.',
          'Du kan opsige når som helst på siden Betalinger uden begrundelse. Adgangen varer så til slutningen af den betalte periode, og indtil da kan opsigelsen trækkes tilbage.',
          'Mislykkes betalingen for en ny periode, prøver vi igen efter 1, 3 og 5 dage, hver gang med en e-mail. Så slutter abonnementet. Du betaler ikke for dage uden adgang. Beder banken om en bekræftelse, eller tager den ikke imod betalingen på den måde, prøver vi ikke igen, men skriver straks. Vi minder dig med en e-mail om betalingen efter prøveperioden og om den årlige fornyelse.',
        ],
      },
      {
        heading: 'Fortrydelse og tilbagebetaling',
        blocks: [
          "I 14 dage efter købet kan du fortryde aftalen uden begrundelse og få alt, hvad du har betalt, tilbage. Det gælder også hver betaling for et abonnement og CV'er, der allerede er hentet. Bortfalder den lovbestemte fortrydelsesret tidligere, fordi tjenesten er fuldt leveret, betaler vi alligevel tilbage.",
          'Knappen „Fortryd aftalen her“ på siden Betalinger eller nederst på webstedets sider (undtagen i editoren) er nok, også uden at logge ind, med ordrenummer og e-mailadresse. Det er en erklæring sendt til {{mail}} også, for eksempel: „Jeg fortryder aftalen om adgang til {{name}}. Købsdato, for- og efternavn, kontoens e-mail“. Vi bekræfter straks erklæringen med en e-mail. Fristen er overholdt, når du sender den, før den udløber.',
          'Vi betaler tilbage uden forsinkelse, senest efter 14 dage, samme vej som pengene kom. Med fortrydelsen slutter adgangen, og der trækkes ikke mere. Efter tilbagebetalingen udsteder vi en rettelse af fakturaen.',
        ],
      },
      {
        heading: 'Reklamationer',
        blocks: [
          'Vi hæfter for, at tjenesten svarer til aftalen, efter den polske lov om forbrugerrettigheder. Hvis noget ikke virker, så skriv til {{mail}}: hvad der skete, hvornår, og hvad du forventer. Vi svarer inden 14 dage.',
          'I en tvist kan du gratis bede en forbrugerombudsmand eller det polske handelstilsyn, som mægler, om hjælp. Du kan også gå til domstolene.',
        ],
      },
      {
        heading: 'Hvad vi ikke hæfter for',
        blocks: [
          'Vi lover ikke, at et CV fører til en samtale eller et job, og kontrollerer ikke, om det, du skriver, er sandt. Vi hæfter ikke for opslag på andre firmaers sider. Intet i vilkårene begrænser de rettigheder, loven giver dig.',
        ],
      },
      {
        heading: 'Ændringer og lov',
        blocks: [
          'Vi kan ændre vilkårene, når loven, siden eller betalingsmåderne ændres. Hvem der har en konto, får besked med e-mail mindst 14 dage før og kan slette kontoen. For en løbende pakke gælder vilkårene fra købsdagen.',
          'Polsk ret gælder. Bor du i et andet land, beholder du den beskyttelse, dets regler giver forbrugere.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privatlivspolitik',
    lead: 'Hvilke data vi indsamler, hvorfor, hvor længe vi har dem, og hvad du kan gøre med dem.',
    sections: [
      {
        heading: 'Hvem der er ansvarlig',
        blocks: [
          'Dataansvarlig er {{seller}}, {{address}}, skattenummer (NIP) {{taxId}}. Om dine data skriver du til {{mail}}.',
        ],
      },
      {
        heading: 'Hvilke data og hvorfor',
        blocks: [
          {
            'CV og foto':
              'Alt, hvad du skriver og tilføjer. For at lave, opbevare og sætte dit dokument (aftale, artikel 6, stk. 1, litra b, GDPR). Du bestemmer, hvad du oplyser; et CV har sjældent brug for data om helbred eller overbevisning.',
            Konto:
              'E-mail, for- og efternavn, adgangskoden som hash, sproget og ved login gennem Google kontoens Google-id. For at føre kontoen (aftale).',
            'Køb og fakturaer':
              'Navn, e-mail, firmaoplysninger, land og det, der bekræfter det (netværksadressens og betalingens land), pakke, beløb og datoer. For at opfylde aftalen og skattepligter (artikel 6, stk. 1, litra b og c). Kortnummeret ser vi aldrig: det giver du til betalingsudbyderen.',
            Sikkerhed:
              'Sessioner med browserens navn og en log over kontoens hændelser, med netværket i stedet for hele IP-adressen. For at beskytte konti og opdage misbrug (legitim interesse, litra f).',
            Korrespondance:
              'Hvad du skriver til os. For at svare og behandle reklamationer (legitim interesse eller retlig pligt).',
            'Måling af besøg': 'Kun med dit samtykke (litra a) og kun dér, hvor siden spørger om det.',
          },
        ],
      },
      {
        heading: 'Hvor længe',
        blocks: [
          {
            "CV'er, fotos og færdige PDF'er":
              'Indtil de slettes; i papirkurven 30 dage. Uden konto: indtil 90 dage efter seneste ændring.',
            Konto: 'Indtil den slettes.',
            Sessioner: 'Huskede: 30 dage uden brug, højst 180 dage. Andre: en dag uden brug, højst en uge.',
            'Ordrer og fakturaer':
              '5 år fra udgangen af det år, skatten forfaldt, eller 10 år, hvis du betalte moms til et andet EU-land; når kontoen er slettet, uden forbindelse til den.',
            'Log over hændelser': 'Et år.',
            'Beskeder fra betalingsudbydere': '30 dage efter behandling; derefter er kun deres nummer tilbage.',
            'Kø af e-mails': '30 dage efter afsendelse, uden beskedens indhold.',
            'Brugte prøveperioder':
              'To år: uigenkaldelige hashværdier af e-mailadressen og af kortet eller PayPal-kontoen, uden kontoen (vores interesse: én prøveperiode).',
            Korrespondance: 'Indtil sagen er afgjort, og krav er forældet.',
          },
        ],
      },
      {
        heading: 'Hvem ellers har adgang',
        blocks: [
          'Vi sælger ikke data. Vi giver dem kun til dem, tjenesten ikke kan undvære:',
          [
            'udbydere af servere og e-mail, som handler efter vores instruks;',
            'betalingsudbydere: Stripe, når du betaler med kort, BLIK eller Przelewy24, PayPal, når du vælger det;',
            'Europa-Kommissionens register over momsnumre (VIES), når du køber for en virksomhed i et andet EU-land: kun nummeret;',
            'Google, når du logger ind gennem Google eller accepterer måling af besøg;',
            'myndigheder, når loven kræver det.',
          ],
          'Stripe, PayPal og Google kan behandle data uden for Det Europæiske Økonomiske Samarbejdsområde på grundlag af Europa-Kommissionens afgørelse om tilstrækkelig beskyttelse eller standardkontraktbestemmelser.',
        ],
      },
      {
        heading: 'Dine rettigheder',
        blocks: [
          [
            'Indsigt og dataportabilitet: du henter en kopi af alle data på kontosiden.',
            "Berigtigelse: CV'er og dit navn ændrer du selv, resten ændrer vi på anmodning.",
            "Sletning: du sletter CV'er i Mine dokumenter og kontoen på dens side.",
            'Begrænsning og indsigelse mod behandling, der bygger på vores interesse.',
            'Tilbagetrækning af samtykke når som helst; det, der skete før, forbliver lovligt.',
            'Klage til formanden for den polske databeskyttelsesmyndighed eller til myndigheden i dit land.',
          ],
          'Vil du bruge en ret, der ikke har en knap, så skriv til {{mail}}. Vi svarer inden en måned.',
        ],
      },
      {
        heading: 'Hvad vi ikke gør',
        blocks: [
          'Vi træffer ikke afgørelser om dig alene automatisk, laver ikke profiler og viser ikke dit CV til rekrutterere. Det er frivilligt at give data, men uden e-mail er der ingen konto og uden fakturaoplysninger intet køb.',
        ],
      },
      {
        heading: 'Hvordan vi beskytter dem',
        blocks: [
          'Forbindelsen er krypteret, adgangskoder og sessionsnøgler har vi kun som hash, og et CV kan kun nås af sin ejer. Den tekniske log indeholder ingen e-mails, adgangskoder eller IP-adresser. Om vigtige ændringer skriver vi til dem, der har en konto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies og samtykke',
    lead: 'Hvad vi gemmer i din browser, og hvornår vi spørger om lov.',
    sections: [
      {
        heading: 'Sidens egne cookies',
        blocks: [
          'Siden sætter kun egne cookies. Ingen af dem tjener til reklame. Over en krypteret forbindelse begynder navnene på de fire første med „__Host-“.',
          {
            session: 'Husker, at du er på din konto. Indtil browseren lukkes, eller op til 30 dage uden brug.',
            visitor: 'Knytter et CV uden konto til denne browser. Et år, eller indtil du logger ind.',
            'sign-in': 'Beskytter login gennem Google. 10 minutter.',
            device:
              'Viser, at denne browser har logget ind på din konto før, så fremmede, der gætter på din adgangskode, ikke lukker dig ude. Et år.',
            language: 'Det sprog, du har valgt for siden. Et år.',
            currency: 'Den valgte valuta for priser. Et år.',
            consent: 'Dit svar om måling af besøg. Et år.',
            timezone: 'Browserens tidszone. Et år.',
            'screen-resolution': 'Skærmens opløsning. Et år.',
          },
        ],
      },
      {
        heading: 'Browserens lager',
        blocks: [
          'Ud over cookies opbevarer browseren: ændringer i et CV, der endnu ikke er gemt (indtil de gemmes, eller du logger ud), dit valg af lyst eller mørkt tema, dit valg af, om PDF’er skal indeholde CV’ets data, og en besked til næste side (indtil fanen lukkes). Når du har sagt ja til måling, husker browseren også numrene på de ordrer, der allerede er talt med.',
        ],
      },
      {
        heading: 'Andre firmaers cookies',
        blocks: [
          'Når du betaler med kort, BLIK eller Przelewy24, sætter Stripe egne cookies, der beskytter mod svindel. PayPal og Google sætter deres på egne sider, når du bruger dem.',
          'Besøg måles gennem Googles tag manager, og kun når siden har spurgt, og du har sagt ja. Det, der sendes, er hvilke sider og skabeloner du ser på, hvad du søger efter, og hvad du køber, aldrig indholdet af et CV, og din e-mailadresse, når du opretter en konto eller logger ind. Uden samtykke indlæses intet, og alt andet virker på samme måde. Du kan trække det tilbage; næste side åbner så uden måling.',
        ],
      },
      {
        heading: 'Hvordan du sletter dem',
        blocks: [
          'Cookies og lager sletter du i browserens indstillinger. Uden cookien visitor er der ingen vej tilbage til et CV uden konto. Uden session og visitor ved siden ikke, hvis CV den skal åbne.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Skriv til os med e-mail, på polsk eller engelsk. Vi svarer på reklamationer inden 14 dage og på henvendelser om data inden en måned.',
    sections: [
      {
        heading: 'Hvad du skal oplyse i hvilken sag',
        blocks: [
          {
            'Betaling eller faktura':
              'Oplys kontoens e-mail, betalingens dag og beløb eller fakturanummeret. Send aldrig et kortnummer.',
            'Penge tilbage':
              'Hurtigst er knappen „Fortryd aftalen her“ på siden Betalinger eller nederst på webstedets sider (undtagen i editoren). Har du ikke ordrenummeret, så oplys kontoens e-mail og købsdagen.',
            'Opsigelse af abonnement':
              'Det gør du på siden Betalinger. Hvis noget ikke virker, så oplys kontoens e-mail.',
            'Konto og login':
              'Oplys kontoens e-mail, og hvad du ser på skærmen. Vi kender ikke din adgangskode og spørger aldrig om den.',
            'Et CV eller en PDF ser forkert ud':
              "Oplys adressen på CV'ets side, browseren, og hvad der burde være anderledes. Et skærmbillede hjælper.",
            'Dine data': 'Skriv fra kontoens adresse, hvilken ret du bruger.',
            'Indhold, der bryder loven': 'Oplys adressen på siden, det står på, og hvorfor du anmelder det.',
          },
        ],
      },
    ],
  },
};
