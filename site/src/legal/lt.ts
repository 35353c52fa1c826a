import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Taisyklės',
    lead: 'Naudojimosi „{{name}}“ ir prieigos pirkimo taisyklės. Jas čia bet kada galite perskaityti, išsaugoti ir išspausdinti.',
    sections: [
      {
        heading: 'Kas valdo svetainę',
        blocks: [
          '„{{name}}“ valdo {{seller}}, {{address}}, mokesčių mokėtojo kodas (NIP) {{taxId}}. Taisyklėse save vadiname „mes“. Rašykite mums adresu {{mail}}.',
        ],
      },
      {
        heading: 'Ką čia darote',
        blocks: [
          'Svetainėje galite:',
          [
            'kurti CV, keisti jų išvaizdą ir matyti gatavus A4 puslapius, nemokamai ir be paskyros;',
            'laikyti CV paskyroje, nemokamai;',
            'atsisiųsti CV kaip PDF, „Word“ failą arba tinklalapį ir skaityti „El. žurnalą+“, kol turite galiojantį paketą;',
            'peržiūrėti darbo skelbimus; į skelbimą atsakote tam, kas jį paskelbė.',
          ],
          'Reikia naujos naršyklės su įjungtu „JavaScript“ ir slapukais, interneto ryšio, o paskyrai – el. pašto adreso. PDF atidarys bet kuri šio formato programa.',
        ],
      },
      {
        heading: 'Paskyra',
        blocks: [
          'Paskyra yra savanoriška ir nemokama. Ją sukuriate el. paštu ir slaptažodžiu arba per „Google“. Saugokite slaptažodį ir nesidalykite paskyra.',
          'Paskyros sutartis neterminuota. Ją bet kada nutraukiate ištrindami paskyrą jos puslapyje. Kartu dingsta CV, nuotraukos ir gatavi failai, o prenumerata nebeatnaujinama.',
          'CV, sukurtas be paskyros, priklauso naršyklei, kurioje atsirado. Ištriname jį, kai 90 dienų jame niekas nesikeičia. Šiukšliadėžėje esantį CV ištriname po 30 dienų.',
        ],
      },
      {
        heading: 'Jūsų turinys',
        blocks: [
          'Tai, ką įrašote, yra jūsų. Naudojame tik paslaugai teikti.',
          'Negalima teikti neteisėto turinio ar svetimų duomenų be teisinio pagrindo, apsimesti kitu asmeniu ir trikdyti svetainės darbo. Neteisėtą turinį galime pašalinti, o paskyrą užblokuoti. Nurodysime priežastį ir išnagrinėsime skundą, atsiųstą adresu {{mail}}. Tuo pačiu adresu galima pranešti apie neteisėtą turinį.',
        ],
      },
      {
        heading: 'Paketai ir kainos',
        blocks: [
          'Dabartiniai paketai ir kainos yra kainoraštyje, pradžios puslapyje ir prieš kiekvieną mokėjimą. Kainos nurodytos Lenkijos zlotais arba eurais, kaip rodo kainoraštis, ir su PVM. Už prenumeratą mokama ta valiuta, kuria ji užsakyta. Paketai yra trijų rūšių:',
          [
            'vienkartinis: mokate kartą, prieiga po nurodyto laiko baigiasi ir niekas neatsinaujina;',
            'prenumerata: mokate už mėnesį ar metus į priekį, o prieiga atsinaujina, kol neatšaukiate;',
            'bandomasis laikotarpis: patikriname mokėjimo būdą ir nieko nenuskaitome; jam pasibaigus prasideda prenumerata, jei jos neatšaukėte. Suteikiamas vieną kartą: paskyrai, pašto dėžutei ir kortelei arba „PayPal“ paskyrai.',
          ],
          'Nuolaidos kodas sumažina pirkinio, o prenumeratos – pirmojo laikotarpio kainą.',
        ],
      },
      {
        heading: 'Pirkimas ir mokėjimas',
        blocks: [
          'Pasirenkate paketą, nurodote duomenis, sutinkate, kad paslauga prasidėtų iš karto, ir spaudžiate mokėjimo mygtuką. Prieš tai matote kainą ir kas bus toliau. Mokate kortele, per BLIK ar „Przelewy24“ (per „Stripe“) arba per „PayPal“, kur jie siūlomi.',
          'Sutartis sudaroma, kai teikėjas patvirtina mokėjimą, o bandomuoju laikotarpiu – mokėjimo būdą. Prieiga prasideda iš karto. Patvirtinimą ir sąskaitą siunčiame el. paštu; sąskaitos yra ir puslapyje „Mokėjimai“.',
        ],
      },
      {
        heading: 'Prenumerata ir atšaukimas',
        blocks: [
          'Laikotarpiai yra kalendoriniai mėnesiai. Kito mokėjimo dieną ir sumą rodo puslapis „Mokėjimai“. Perkant sutarta kaina nesikeičia, kol prenumerata galioja.',
          'Atšaukti galite bet kada puslapyje „Mokėjimai“, nenurodydami priežasties. Tada prieiga galioja iki apmokėto laikotarpio pabaigos ir iki tos dienos atšaukimą galima atsiimti.',
          'Jei mokėjimas už kitą laikotarpį nepavyksta, bandome vėl po 1, 3 ir 5 dienų ir kaskart parašome. Paskui prenumerata baigiasi. Už dienas be prieigos nemokate. Jei bankas prašo patvirtinimo arba taip mokėjimo nepriima, jo nekartojame, o iškart parašome. Apie mokėjimą po bandomojo laikotarpio ir apie metinį atnaujinimą iš anksto primename el. laišku.',
        ],
      },
      {
        heading: 'Sutarties atsisakymas ir grąžinimas',
        blocks: [
          '14 dienų nuo pirkimo galite atsisakyti sutarties nenurodydami priežasties ir atgauti viską, ką sumokėjote. Tai galioja ir kiekvienam prenumeratos mokėjimui, ir jau atsisiųstiems CV. Jei įstatyminė teisė atsisakyti baigiasi anksčiau, nes paslauga visiškai suteikta, pinigus vis tiek grąžiname.',
          'Pakanka mygtuko „Atsisakyti sutarties čia“ puslapyje „Mokėjimai“ arba svetainės puslapių apačioje (išskyrus redaktorių), taip pat neprisijungus, su užsakymo numeriu ir el. paštu. Pakanka ir pareiškimo adresu {{mail}}, pavyzdžiui: „Atsisakau sutarties dėl prieigos prie {{name}}. Pirkimo data, vardas ir pavardė, paskyros el. paštas“. Pareiškimo gavimą iškart patvirtiname el. laišku. Termino laikotės, jei išsiunčiate jam nepasibaigus.',
          'Pinigus grąžiname nedelsdami, vėliausiai po 14 dienų, tuo pačiu keliu, kuriuo jie atėjo. Atsisakius prieiga baigiasi ir daugiau nieko nenuskaitome. Grąžinę išrašome patikslintą sąskaitą.',
        ],
      },
      {
        heading: 'Skundai',
        blocks: [
          'Už paslaugos atitiktį sutarčiai atsakome pagal Lenkijos vartotojų teisių įstatymą. Jei kas nors neveikia, rašykite adresu {{mail}}: kas nutiko, kada ir ko tikitės. Atsakome per 14 dienų.',
          'Ginčo atveju galite nemokamai kreiptis į vartotojų ombudsmeną arba Lenkijos prekybos inspekciją, kuri tarpininkauja. Galite kreiptis ir į teismą.',
        ],
      },
      {
        heading: 'Už ką neatsakome',
        blocks: [
          'Nežadame, kad CV atneš pokalbį ar darbą, ir netikriname, ar tai, ką rašote, tiesa. Neatsakome už skelbimus kitų įmonių svetainėse. Niekas šiose taisyklėse neriboja įstatymo suteiktų teisių.',
        ],
      },
      {
        heading: 'Pakeitimai ir teisė',
        blocks: [
          'Taisykles galime keisti, kai keičiasi teisė, svetainė ar mokėjimo būdai. Kas turi paskyrą, sužinos el. paštu bent prieš 14 dienų ir galės paskyrą ištrinti. Galiojančiam paketui taikomos pirkimo dienos taisyklės.',
          'Taikoma Lenkijos teisė. Jei gyvenate kitoje šalyje, išlieka apsauga, kurią vartotojams teikia jos nuostatos.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privatumo politika',
    lead: 'Kokius duomenis renkame, kam, kiek juos laikome ir ką galite su jais daryti.',
    sections: [
      {
        heading: 'Kas yra valdytojas',
        blocks: [
          'Duomenų valdytojas yra {{seller}}, {{address}}, mokesčių mokėtojo kodas (NIP) {{taxId}}. Dėl duomenų rašykite adresu {{mail}}.',
        ],
      },
      {
        heading: 'Kokie duomenys ir kam',
        blocks: [
          {
            'CV ir nuotrauka':
              'Viskas, ką įrašote ir pridedate. Dokumentui parengti, laikyti ir surinkti (sutartis, BDAR 6 str. 1 d. b p.). Ką nurodyti, sprendžiate jūs; sveikatos ar įsitikinimų duomenų CV retai reikia.',
            Paskyra:
              'El. paštas, vardas ir pavardė, slaptažodžio santrauka, kalba, o jungiantis per „Google“ – „Google“ paskyros identifikatorius. Paskyrai tvarkyti (sutartis).',
            'Pirkiniai ir sąskaitos':
              'Vardas ir pavardė, el. paštas, įmonės duomenys, šalis ir kas ją patvirtina (tinklo adreso ir mokėjimo šalis), paketas, sumos ir datos. Sutarčiai ir mokesčių prievolėms vykdyti (6 str. 1 d. b ir c p.). Kortelės numerio nematome: jį pateikiate mokėjimų teikėjui.',
            Saugumas:
              'Seansai su naršyklės pavadinimu ir paskyros įvykių žurnalas, kuriame yra tinklas, o ne visas IP adresas. Paskyroms saugoti ir piktnaudžiavimui aptikti (teisėtas interesas, f p.).',
            Susirašinėjimas:
              'Tai, ką mums rašote. Atsakyti ir skundams nagrinėti (teisėtas interesas arba teisinė prievolė).',
            'Apsilankymų matavimas': 'Tik su jūsų sutikimu (a p.) ir tik ten, kur svetainė jo prašo.',
          },
        ],
      },
      {
        heading: 'Kiek laiko',
        blocks: [
          {
            'CV, nuotraukos ir gatavi PDF':
              'Kol ištrinami; šiukšliadėžėje 30 dienų. Be paskyros: iki 90 dienų nuo paskutinio pakeitimo.',
            Paskyra: 'Kol ji ištrinama.',
            Seansai:
              'Įsiminti: 30 dienų nenaudojant, daugiausia 180 dienų. Kiti: diena nenaudojant, daugiausia savaitė.',
            'Užsakymai ir sąskaitos':
              '5 metus nuo metų, kuriais reikėjo sumokėti mokestį, pabaigos arba 10 metų, jei sumokėjote kitos Sąjungos šalies PVM; ištrynus paskyrą – be ryšio su ja.',
            'Įvykių žurnalas': 'Vienus metus.',
            'Mokėjimo paslaugų teikėjų pranešimai': '30 dienų nuo apdorojimo; vėliau lieka tik jų numeris.',
            'El. laiškų eilė': '30 dienų nuo išsiuntimo, be laiško turinio.',
            'Panaudoti bandomieji laikotarpiai':
              'Dvejus metus: negrįžtamos el. pašto adreso ir kortelės arba „PayPal“ paskyros santraukos, be paskyros (mūsų interesas: vienas bandomasis laikotarpis).',
            Susirašinėjimas: 'Kol reikalas išspręstas ir baigiasi reikalavimų senatis.',
          },
        ],
      },
      {
        heading: 'Kas dar turi prieigą',
        blocks: [
          'Duomenų neparduodame. Perduodame tik tiems, be kurių paslaugos nebūtų:',
          [
            'serverių ir pašto teikėjams, veikiantiems mūsų nurodymu;',
            'mokėjimų teikėjams: „Stripe“, kai mokate kortele, per BLIK ar „Przelewy24“, „PayPal“, kai jį pasirenkate;',
            'Europos Komisijos PVM kodų registrui (VIES), kai perkate kitos Sąjungos šalies įmonei: tik kodą;',
            '„Google“, kai per ją jungiatės arba sutinkate su apsilankymų matavimu;',
            'valdžios institucijoms, kai to reikalauja teisė.',
          ],
          '„Stripe“, „PayPal“ ir „Google“ gali tvarkyti duomenis už Europos ekonominės erdvės ribų, remdamosi Europos Komisijos sprendimu dėl tinkamumo arba standartinėmis sutarčių sąlygomis.',
        ],
      },
      {
        heading: 'Jūsų teisės',
        blocks: [
          [
            'Susipažinti ir perkelti: visų duomenų kopiją atsisiunčiate paskyros puslapyje.',
            'Ištaisyti: CV ir vardą keičiate patys, visa kita – mes jūsų prašymu.',
            'Ištrinti: CV ištrinate puslapyje „Mano dokumentai“, paskyrą – jos puslapyje.',
            'Apriboti tvarkymą ir nesutikti su tvarkymu, grindžiamu mūsų interesu.',
            'Bet kada atšaukti sutikimą; kas padaryta anksčiau, lieka teisėta.',
            'Pateikti skundą Lenkijos asmens duomenų apsaugos tarnybos pirmininkui arba savo šalies institucijai.',
          ],
          'Teise, kuriai nėra mygtuko, naudojatės parašę adresu {{mail}}. Atsakome per mėnesį.',
        ],
      },
      {
        heading: 'Ko nedarome',
        blocks: [
          'Nepriimame dėl jūsų vien automatinių sprendimų, neprofiliuojame ir nerodome jūsų CV darbdavių atrankos specialistams. Duomenis teikiate savanoriškai, bet be el. pašto nėra paskyros, o be sąskaitos duomenų – pirkimo.',
        ],
      },
      {
        heading: 'Kaip juos saugome',
        blocks: [
          'Ryšys šifruotas, slaptažodžius ir seansų raktus laikome tik kaip santraukas, o CV pasiekia tik jo savininkas. Techniniame žurnale nėra el. pašto adresų, slaptažodžių ar IP adresų. Apie svarbų šios politikos pakeitimą parašome turintiems paskyrą.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Slapukai ir sutikimas',
    lead: 'Ką įrašome jūsų naršyklėje ir kada klausiame leidimo.',
    sections: [
      {
        heading: 'Svetainės slapukai',
        blocks: [
          'Svetainė naudoja tik savo slapukus. Nė vienas neskirtas reklamai. Per šifruotą ryšį pirmųjų keturių pavadinimai prasideda „__Host-“.',
          {
            session: 'Prisimena, kad esate savo paskyroje. Kol uždaroma naršyklė arba iki 30 dienų nenaudojant.',
            visitor: 'Susieja be paskyros sukurtą CV su šia naršykle. Metus arba kol prisijungiate.',
            'sign-in': 'Saugo prisijungimą per „Google“. 10 minučių.',
            device:
              'Parodo, kad šioje naršyklėje jau buvo prisijungta prie jūsų paskyros, kad svetimi bandymai atspėti slaptažodį jūsų neužblokuotų. Metus.',
            language: 'Jūsų pasirinkta svetainės kalba. Metus.',
            currency: 'Pasirinkta kainų valiuta. Metai.',
            consent: 'Jūsų atsakymas dėl apsilankymų matavimo. Metus.',
            timezone: 'Naršyklės laiko juosta. Metus.',
            'screen-resolution': 'Ekrano skiriamoji geba. Metus.',
          },
        ],
      },
      {
        heading: 'Naršyklės saugykla',
        blocks: [
          'Be slapukų, naršyklė saugo: dar neišsaugotus CV pakeitimus (kol išsaugomi arba atsijungiate), pasirinktą šviesią ar tamsią temą, pasirinkimą, ar prie PDF pridėti CV duomenis, ir pranešimą kitam puslapiui (kol uždaroma kortelė). Jei sutikote su matavimu, naršyklė prisimena ir jau suskaičiuotų užsakymų numerius.',
        ],
      },
      {
        heading: 'Kitų įmonių slapukai',
        blocks: [
          'Mokant kortele, per BLIK ar „Przelewy24“, „Stripe“ įrašo savo slapukus, saugančius nuo sukčiavimo. „PayPal“ ir „Google“ savuosius įrašo savo puslapiuose, jei jais naudojatės.',
          'Apsilankymai matuojami per „Google“ žymų tvarkytuvę ir tik tada, kai svetainė paklausė, o jūs sutikote. Tada siunčiame, kokius puslapius ir šablonus žiūrite, ko ieškote ir ką perkate, bet niekada ne CV turinį, o registruojantis ir prisijungiant – ir jūsų el. pašto adresą. Be sutikimo niekas neįkeliama, o visa kita veikia taip pat. Sutikimą galite atšaukti; kitas puslapis atsivers jau be matavimo.',
        ],
      },
      {
        heading: 'Kaip juos ištrinti',
        blocks: [
          'Slapukus ir saugyklą ištrinate naršyklės nustatymuose. Be slapuko visitor nėra kelio atgal prie CV, sukurto be paskyros. Be session ir visitor svetainė nežino, kieno CV atverti.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontaktai',
    lead: 'Rašykite mums el. paštu, lenkiškai arba angliškai. Į skundus atsakome per 14 dienų, į prašymus dėl duomenų – per mėnesį.',
    sections: [
      {
        heading: 'Ką kuriuo klausimu nurodyti',
        blocks: [
          {
            'Mokėjimas ar sąskaita':
              'Nurodykite paskyros el. paštą, mokėjimo dieną ir sumą arba sąskaitos numerį. Niekada nesiųskite kortelės numerio.',
            'Pinigų grąžinimas':
              'Greičiausia – mygtukas „Atsisakyti sutarties čia“ puslapyje „Mokėjimai“ arba svetainės puslapių apačioje (išskyrus redaktorių). Jei neturite užsakymo numerio, nurodykite paskyros el. paštą ir pirkimo dieną.',
            'Prenumeratos atšaukimas':
              'Tai padarote puslapyje „Mokėjimai“. Jei kas nors neveikia, nurodykite paskyros el. paštą.',
            'Paskyra ir prisijungimas':
              'Nurodykite paskyros el. paštą ir ką matote ekrane. Jūsų slaptažodžio nežinome ir niekada jo neklausiame.',
            'CV ar PDF atrodo blogai':
              'Nurodykite CV puslapio adresą, naršyklę ir kas turėtų būti kitaip. Padeda ekrano nuotrauka.',
            'Jūsų duomenys': 'Iš paskyros adreso parašykite, kuria teise naudojatės.',
            'Teisę pažeidžiantis turinys': 'Nurodykite puslapio, kuriame jis yra, adresą ir pranešimo priežastį.',
          },
        ],
      },
    ],
  },
};
