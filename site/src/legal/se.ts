import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Villkor',
    lead: 'Reglerna för att använda {{name}} och köpa åtkomst. Du kan alltid läsa, spara och skriva ut dem här.',
    sections: [
      {
        heading: 'Vem som driver webbplatsen',
        blocks: [
          '{{name}} drivs av {{seller}}, {{address}}, skattenummer (NIP) {{taxId}}. I villkoren kallar vi oss ”vi”. Skriv till oss på {{mail}}.',
        ],
      },
      {
        heading: 'Vad du gör här',
        blocks: [
          'På webbplatsen kan du:',
          [
            'skapa CV:n, ändra deras utseende och se de färdiga A4-sidorna, gratis och utan konto;',
            'förvara CV:n på ett konto, gratis;',
            'ladda ner CV:n som PDF, Word-fil eller webbsida och läsa E-tidning+ så länge du har ett aktivt paket;',
            'se platsannonser; en annons besvarar du hos den som har lagt ut den.',
          ],
          'Du behöver en aktuell webbläsare med JavaScript och cookies påslagna, en internetanslutning och för ett konto en e-postadress. PDF-filen öppnas i vilket program som helst för formatet.',
        ],
      },
      {
        heading: 'Kontot',
        blocks: [
          'Ett konto är frivilligt och gratis. Du öppnar det med e-post och lösenord eller genom Google. Skydda lösenordet och dela inte kontot med andra.',
          'Avtalet om kontot gäller tills vidare. Du avslutar det när som helst genom att radera kontot på dess sida. CV:n, foton och färdiga filer försvinner med det, och en prenumeration slutar förnyas.',
          'Ett CV som gjorts utan konto hör till den webbläsare där det gjordes. Vi raderar det när inget i det har ändrats på 90 dagar. Det som ligger i papperskorgen raderas efter 30 dagar.',
        ],
      },
      {
        heading: 'Ditt innehåll',
        blocks: [
          'Det du skriver är ditt. Vi använder det bara för att leverera tjänsten.',
          'Du får inte lägga in olagligt innehåll eller andras uppgifter utan laglig grund, utge dig för att vara någon annan eller störa driften. Vi kan ta bort olagligt innehåll och spärra ett konto. Vi anger då skälet och prövar en invändning som skickas till {{mail}}. Till samma adress kan olagligt innehåll anmälas.',
        ],
      },
      {
        heading: 'Paket och priser',
        blocks: [
          'Aktuella paket och priser står i prislistan, på startsidan och före varje betalning. Priserna är i polska zloty eller i euro, som prislistan visar dem, och inkluderar moms. En prenumeration betalas i den valuta som den beställdes i. Det finns tre slags paket:',
          [
            'engångspaket: du betalar en gång, åtkomsten slutar efter angiven tid och inget förnyas;',
            'prenumeration: du betalar en månad eller ett år i förskott och åtkomsten förnyas tills du säger upp den;',
            'provtid: betalningssättet kontrolleras och inget dras; när den är slut börjar prenumerationen, om du inte har sagt upp den. Den ges en gång: per konto, brevlåda och kort eller PayPal-konto.',
          ],
          'En rabattkod sänker priset på ett köp, för en prenumeration priset på den första perioden.',
        ],
      },
      {
        heading: 'Köp och betalning',
        blocks: [
          'Du väljer ett paket, anger dina uppgifter, godkänner att tjänsten börjar genast och trycker på betalknappen. Dessförinnan ser du priset och vad som händer sedan. Du betalar med kort, BLIK eller Przelewy24 (genom Stripe) eller med PayPal, där de erbjuds.',
          'Avtalet ingås när leverantören bekräftar betalningen, för en provtid betalningssättet. Åtkomsten börjar genast. Vi skickar bekräftelse och faktura med e-post; fakturorna finns också på sidan Betalningar.',
        ],
      },
      {
        heading: 'Prenumeration och uppsägning',
        blocks: [
          'Perioderna är kalendermånader. Sidan Betalningar visar dag och belopp för nästa betalning. Priset som avtalades vid köpet ändras inte så länge prenumerationen löper.',
          'Du kan säga upp när som helst på sidan Betalningar, utan skäl. Åtkomsten gäller då till slutet av den betalda perioden, och fram till dess kan uppsägningen tas tillbaka.',
          'Om betalningen för en ny period misslyckas försöker vi igen efter 1, 3 och 5 dagar, med ett mejl varje gång. Sedan slutar prenumerationen. Du betalar inte för dagar utan åtkomst. Om banken ber om en bekräftelse eller inte tar emot betalningen på det sättet försöker vi inte igen, utan skriver direkt. Vi påminner med e-post före betalningen efter provperioden och före den årliga förnyelsen.',
        ],
      },
      {
        heading: 'Ånger och återbetalning',
        blocks: [
          'I 14 dagar efter köpet kan du frånträda avtalet utan skäl och få tillbaka allt du har betalat. Det gäller också varje betalning för en prenumeration och CV:n som redan laddats ner. Om den lagliga ångerrätten upphör tidigare för att tjänsten har fullgjorts betalar vi ändå tillbaka.',
          'Knappen ”Frånträd avtalet här” på sidan Betalningar eller längst ned på webbplatsens sidor (utom i redigeraren) räcker, också utan att logga in, med beställningsnummer och e-postadress. Det räcker också med ett meddelande till {{mail}}, till exempel: ”Jag frånträder avtalet om åtkomst till {{name}}. Köpdatum, för- och efternamn, kontots e-post”. Vi bekräftar genast meddelandet med e-post. Du är i tid om du skickar det innan tiden går ut.',
          'Vi betalar tillbaka utan dröjsmål, senast efter 14 dagar, samma väg som pengarna kom. När avtalet frånträds slutar åtkomsten och inget mer dras. Efter återbetalningen utfärdar vi en rättelse av fakturan.',
        ],
      },
      {
        heading: 'Reklamationer',
        blocks: [
          'Vi ansvarar för att tjänsten stämmer med avtalet enligt den polska lagen om konsumenträttigheter. Om något inte fungerar, skriv till {{mail}}: vad som hände, när och vad du väntar dig. Vi svarar inom 14 dagar.',
          'I en tvist kan du gratis be en konsumentombudsman eller den polska handelsinspektionen, som medlar, om hjälp. Du kan också gå till domstol.',
        ],
      },
      {
        heading: 'Vad vi inte ansvarar för',
        blocks: [
          'Vi lovar inte att ett CV leder till en intervju eller ett jobb och kontrollerar inte om det du skriver är sant. Vi ansvarar inte för annonser på andra företags webbplatser. Inget i villkoren begränsar de rättigheter som lagen ger dig.',
        ],
      },
      {
        heading: 'Ändringar och lag',
        blocks: [
          'Vi kan ändra villkoren när lagen, webbplatsen eller betalsätten ändras. Den som har ett konto får veta det med e-post minst 14 dagar före och kan radera kontot. För ett löpande paket gäller villkoren från köpdagen.',
          'Polsk lag gäller. Bor du i ett annat land behåller du det skydd som dess regler ger konsumenter.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Integritetspolicy',
    lead: 'Vilka uppgifter vi samlar in, varför, hur länge vi har dem och vad du kan göra med dem.',
    sections: [
      {
        heading: 'Vem som är ansvarig',
        blocks: [
          'Personuppgiftsansvarig är {{seller}}, {{address}}, skattenummer (NIP) {{taxId}}. Om dina uppgifter skriver du till {{mail}}.',
        ],
      },
      {
        heading: 'Vilka uppgifter och varför',
        blocks: [
          {
            'CV och foto':
              'Allt du skriver och lägger till. För att göra, förvara och sätta ditt dokument (avtal, artikel 6.1 b GDPR). Du bestämmer vad du anger; ett CV behöver sällan uppgifter om hälsa eller övertygelser.',
            Konto:
              'E-post, för- och efternamn, lösenordet som hash, språket och vid inloggning genom Google kontots Google-id. För att föra kontot (avtal).',
            'Köp och fakturor':
              'Namn, e-post, företagsuppgifter, land och det som bekräftar det (nätverksadressens och betalningens land), paket, belopp och datum. För att fullgöra avtalet och skatteplikter (artikel 6.1 b och c). Kortnumret ser vi aldrig: det ger du till betalleverantören.',
            Säkerhet:
              'Sessioner med webbläsarens namn och en logg över kontots händelser, med nätverket i stället för hela IP-adressen. För att skydda konton och upptäcka missbruk (berättigat intresse, led f).',
            Korrespondens:
              'Det du skriver till oss. För att svara och behandla reklamationer (berättigat intresse eller rättslig plikt).',
            'Mätning av besök': 'Bara med ditt samtycke (led a) och bara där webbplatsen frågar om det.',
          },
        ],
      },
      {
        heading: 'Hur länge',
        blocks: [
          {
            'CV:n, foton och färdiga PDF-filer':
              'Tills de raderas; i papperskorgen 30 dagar. Utan konto: till 90 dagar efter senaste ändringen.',
            Konto: 'Tills det raderas.',
            Sessioner:
              'Ihågkomna: 30 dagar utan användning, högst 180 dagar. Andra: en dag utan användning, högst en vecka.',
            'Beställningar och fakturor':
              '5 år från slutet av det år då skatten förföll, eller 10 år om du betalade moms till ett annat EU-land; när kontot är raderat utan koppling till det.',
            'Logg över händelser': 'Ett år.',
            'Meddelanden från betaltjänster': '30 dagar efter behandling; därefter finns bara deras nummer kvar.',
            'Kö av mejl': '30 dagar efter utskick, utan meddelandets innehåll.',
            'Använda provperioder':
              'Två år: oåterkalleliga hashvärden av e-postadressen och av kortet eller PayPal-kontot, utan kontot (vårt intresse: en provperiod var).',
            Korrespondens: 'Tills ärendet är avslutat och anspråk är preskriberade.',
          },
        ],
      },
      {
        heading: 'Vilka andra som har åtkomst',
        blocks: [
          'Vi säljer inte uppgifter. Vi lämnar dem bara till dem som tjänsten inte klarar sig utan:',
          [
            'leverantörer av servrar och e-post, som handlar på vårt uppdrag;',
            'betalleverantörer: Stripe när du betalar med kort, BLIK eller Przelewy24, PayPal när du väljer det;',
            'Europeiska kommissionens register över momsnummer (VIES) när du köper för ett företag i ett annat EU-land: endast numret;',
            'Google, när du loggar in genom Google eller godkänner mätning av besök;',
            'myndigheter, när lagen kräver det.',
          ],
          'Stripe, PayPal och Google kan behandla uppgifter utanför Europeiska ekonomiska samarbetsområdet, med stöd av EU-kommissionens beslut om adekvat skyddsnivå eller standardavtalsklausuler.',
        ],
      },
      {
        heading: 'Dina rättigheter',
        blocks: [
          [
            'Tillgång och portabilitet: du laddar ner en kopia av alla uppgifter på kontosidan.',
            'Rättelse: CV:n och ditt namn ändrar du själv, resten ändrar vi på begäran.',
            'Radering: du raderar CV:n i Mina dokument och kontot på dess sida.',
            'Begränsning och invändning mot behandling som bygger på vårt intresse.',
            'Återkallat samtycke när som helst; det som skedde före förblir lagligt.',
            'Klagomål till ordföranden för den polska dataskyddsmyndigheten eller till myndigheten i ditt land.',
          ],
          'Vill du använda en rätt som saknar knapp, skriv till {{mail}}. Vi svarar inom en månad.',
        ],
      },
      {
        heading: 'Vad vi inte gör',
        blocks: [
          'Vi fattar inga beslut om dig enbart automatiskt, profilerar dig inte och visar inte ditt CV för rekryterare. Det är frivilligt att lämna uppgifter, men utan e-post finns inget konto och utan fakturauppgifter inget köp.',
        ],
      },
      {
        heading: 'Hur vi skyddar dem',
        blocks: [
          'Anslutningen är krypterad, lösenord och sessionsnycklar har vi bara som hash, och ett CV nås bara av sin ägare. Den tekniska loggen innehåller inga e-postadresser, lösenord eller IP-adresser. Om viktiga ändringar skriver vi till dem som har ett konto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies och samtycke',
    lead: 'Vad vi sparar i din webbläsare och när vi frågar om lov.',
    sections: [
      {
        heading: 'Webbplatsens egna cookies',
        blocks: [
          'Webbplatsen sätter bara egna cookies. Ingen av dem används för reklam. Över en krypterad anslutning börjar namnen på de fyra första med ”__Host-”.',
          {
            session: 'Minns att du är på ditt konto. Tills webbläsaren stängs eller upp till 30 dagar utan användning.',
            visitor: 'Knyter ett CV utan konto till den här webbläsaren. Ett år eller tills du loggar in.',
            'sign-in': 'Skyddar inloggning genom Google. 10 minuter.',
            device:
              'Visar att den här webbläsaren har loggat in på ditt konto förut, så att andra som gissar ditt lösenord inte låser dig ute. Ett år.',
            language: 'Det språk du har valt för webbplatsen. Ett år.',
            currency: 'Vald valuta för priser. Ett år.',
            consent: 'Ditt svar om mätning av besök. Ett år.',
            timezone: 'Webbläsarens tidszon. Ett år.',
            'screen-resolution': 'Skärmens upplösning. Ett år.',
          },
        ],
      },
      {
        heading: 'Webbläsarens lagring',
        blocks: [
          'Utöver cookies förvarar webbläsaren: ändringar i ett CV som ännu inte sparats (tills de sparas eller du loggar ut), ditt val av ljust eller mörkt tema, ditt val om PDF:er ska ha med CV:ts data och ett meddelande till nästa sida (tills fliken stängs). När du har godkänt mätning minns webbläsaren även numren på de beställningar som redan har räknats.',
        ],
      },
      {
        heading: 'Andra företags cookies',
        blocks: [
          'När du betalar med kort, BLIK eller Przelewy24 sätter Stripe egna cookies som skyddar mot bedrägeri. PayPal och Google sätter sina på egna sidor när du använder dem.',
          'Besök mäts genom Googles tagghanterare, och bara när webbplatsen har frågat och du har sagt ja. Det som skickas är vilka sidor och mallar du tittar på, vad du söker efter och vad du köper, aldrig innehållet i ett CV, och din e-postadress när du registrerar dig eller loggar in. Utan samtycke laddas inget, och allt annat fungerar likadant. Du kan ta tillbaka det; nästa sida öppnas då utan mätning.',
        ],
      },
      {
        heading: 'Hur du raderar dem',
        blocks: [
          'Cookies och lagring raderar du i webbläsarens inställningar. Utan kakan visitor finns ingen väg tillbaka till ett CV utan konto. Utan session och visitor vet webbplatsen inte vems CV den ska öppna.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Skriv till oss med e-post, på polska eller engelska. Vi svarar på reklamationer inom 14 dagar och på frågor om uppgifter inom en månad.',
    sections: [
      {
        heading: 'Vad du anger i vilket ärende',
        blocks: [
          {
            'Betalning eller faktura':
              'Ange kontots e-post, betalningens dag och belopp eller fakturans nummer. Skicka aldrig ett kortnummer.',
            'Pengar tillbaka':
              'Snabbast är knappen ”Frånträd avtalet här” på sidan Betalningar eller längst ned på webbplatsens sidor (utom i redigeraren). Har du inte beställningsnumret, ange kontots e-post och köpdagen.',
            'Uppsägning av prenumeration':
              'Det gör du på sidan Betalningar. Om något inte fungerar, ange kontots e-post.',
            'Konto och inloggning':
              'Ange kontots e-post och vad du ser på skärmen. Vi känner inte till ditt lösenord och frågar aldrig efter det.',
            'Ett CV eller en PDF ser fel ut':
              'Ange adressen till CV:ts sida, webbläsaren och vad som borde vara annorlunda. En skärmbild hjälper.',
            'Dina uppgifter': 'Skriv från kontots adress vilken rätt du använder.',
            'Innehåll som bryter mot lagen': 'Ange adressen till sidan det finns på och varför du anmäler det.',
          },
        ],
      },
    ],
  },
};
