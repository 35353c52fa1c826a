import type { Messages } from './pl.ts';

export const lt: Messages = {
  hero: {
    title: 'CV, paliekantis gerą pirmą įspūdį',
    lead: 'Įrašykite vardą ir profesiją, ir tikras A4 puslapis iškart susirinks. Atsisiųstas PDF atrodo lygiai taip, kaip peržiūra.',
    start: 'Pasirinkite šabloną',
    name: 'Vardas ir pavardė',
    profession: 'Pareigos arba profesija',
    contact: 'Kontaktai',
    next: 'Toliau',
    bring: 'Jau turite CV? Importuokite jį',
    template: 'Šablonas',
    picture: 'CV puslapis pasirinktame šablone',
    page: 'A4 puslapis',
    software: 'Ką skaito programa',
    read: 'Štai ką mūsų programa perskaitė iš šių puslapių teksto:',
    failed: 'Nepavyko įkelti gyvos peržiūros. Galite tęsti, niekas nedings.',
    facts: {
      free: 'Pradėkite be paskyros',
      exact: 'PDF toks pat kaip peržiūra',
      readable: 'Skaitomas atrankos sistemoms',
    },
  },
  forJob: {
    title: 'CV pareigoms: {{profession}}',
    lead: 'Pasirinkite šabloną. Pareigas įrašysime už jus, o visa kita užpildysite žingsnis po žingsnio.',
  },
  templates: {
    title: 'Pasirinkite šabloną',
    lead: 'Spustelėkite šabloną, ir kūrimas prasidės iš karto. Šabloną, spalvas ir šriftus keisite bet kada.',
  },
  steps: {
    title: 'Kaip tai veikia',
    pick: {
      title: 'Pasirenkate šabloną',
      text: 'Be paskyros ir be el. pašto adreso.',
    },
    write: {
      title: 'Įrašote savo duomenis',
      text: 'Žingsnis po žingsnio, su pasiūlymais. A4 puslapiai matomi šalia ir keičiasi su kiekviena raide.',
    },
    adjust: {
      title: 'Pritaikote išvaizdą',
      text: 'Spalvos, šriftai, skilčių tvarka ir nuotrauka. CV galima sutalpinti ir į vieną puslapį.',
    },
    download: {
      title: 'Atsisiunčiate PDF',
      text: 'Dabar reikia paskyros ir paketo. CV lieka jūsų dokumentuose, paruoštas kitiems pakeitimams.',
    },
  },
  different: {
    title: 'Kuo išsiskiriame',
    preview: {
      title: 'Peržiūra yra dokumentas',
      text: 'CV surenkamas kartą, ir tie patys puslapiai eina į ekraną ir į failą. Atsisiunčiant niekas nepasislenka.',
    },
    readable: {
      title: 'Tikras tekstas',
      text: 'PDF tekstas yra skaitymo tvarka, su pažymėtomis antraštėmis ir sąrašais. Jį perskaito atrankos programos ir ekrano skaitytuvai, o jūs iš anksto patikrinate, ką jie matys.',
    },
    languages: {
      title: '11 kalbų',
      text: 'Svetainės ir CV kalbą renkatės atskirai: skilčių pavadinimai, datos ir žodžių kėlimas atitinka dokumentą.',
    },
    data: {
      title: 'Jūsų duomenys yra jūsų',
      text: 'Savo CV matote tik jūs. Bet kada atsisiųsite visko kopiją arba ištrinsite paskyrą su visais dokumentais.',
    },
  },
  pricing: {
    title: 'Kiek tai kainuoja',
    lead: 'Kurti, taisyti ir peržiūrėti galima nemokamai. Mokate už CV atsisiuntimą kaip PDF.',
    loading: 'Įkeliame kainas...',
    failed: 'Kainų dabar įkelti nepavyko. Prieš mokėdami jas visada matysite.',
    gross: 'Kainos su PVM.',
    terms:
      'Vienkartinis paketas baigiasi pats; bandomasis laikotarpis ir prenumeratos atsinaujina, kol jų neatšaukiate puslapyje „Mokėjimai“. Per 14 dienų nuo pirkimo galite atsisakyti sutarties ir atgauti visą sumą.',
    once: 'vieną kartą',
    monthly: 'per mėnesį',
    yearly: 'per metus',
    everyMonths: 'kas {{months}} mėn.',
    trial: '{{days}} dienas, paskui {{amount}} {{period}}',
  },
  questions: {
    title: 'Klausimai ir atsakymai',
    account: {
      question: 'Ar norint pradėti reikia paskyros?',
      answer:
        'Ne. Kūrimas prasideda iš karto ir viskas išsisaugo savaime. Paskyros reikia tik PDF atsisiųsti. Be jos CV laukia šioje naršyklėje ir ištrinamas, kai 90 dienų jame niekas nesikeičia.',
    },
    paying: {
      question: 'Už ką tiksliai moku?',
      answer:
        'Už visų savo CV atsisiuntimą kaip PDF, kol galioja paketas, ir už prieigą prie „El. žurnalo+“. Šablonai, šriftai, spalvos ir peržiūra nemokami, o CV skaičius kainos nekeičia.',
    },
    renewal: {
      question: 'Ar kas nors atsinaujins be mano žinios?',
      answer:
        'Vienkartinis paketas neatsinaujina niekada. Bandomasis laikotarpis virsta prenumerata, o ji atsinaujina, kol neatšaukiate. Tai parašyta prie kainos, o kito mokėjimo dieną ir sumą rodo puslapis „Mokėjimai“. Ten ir atšaukiate.',
    },
    refund: {
      question: 'Kaip atgauti pinigus?',
      answer:
        'Puslapyje „Mokėjimai“ pasirinkite „Atsisakyti sutarties“. 14 dienų nuo pirkimo grąžiname visą sumą, neklausdami priežasties, tuo pačiu keliu. Tada prieiga baigiasi iš karto.',
    },
    recruiters: {
      question: 'Ar atrankos programos perskaitys mano CV?',
      answer:
        'Faile yra tikras tekstas, o ne paveikslas: skaitymo tvarka, su antraštėmis ir sąrašais. Puslapyje „Mano dokumentai“ pamatysite, ką tokia programa perskaito. Už kiekvieną programą laiduoti negalime.',
    },
    afterwards: {
      question: 'Kas bus su mano CV, kai prieiga baigsis?',
      answer:
        'Jie lieka paskyroje ir galite toliau juos taisyti. Prieigos metu atsisiųstą PDF puslapyje „Mano dokumentai“ atsisiųsite dar kartą. Naujam PDF reikia paketo.',
    },
    languages: {
      question: 'Kokiomis kalbomis galiu rašyti CV?',
      answer:
        'Lenkų, anglų, vokiečių, čekų, ukrainiečių, danų, ispanų, italų, lietuvių, švedų ir slovakų. Kiekvienas CV turi savo kalbą, nepriklausomą nuo svetainės.',
    },
    data: {
      question: 'Kas vyksta su mano duomenimis?',
      answer:
        'Jie reikalingi CV parengti, paskyrai tvarkyti ir pirkiniui atsiskaityti. Jų neparduodame ir nerodome atrankos specialistams. Paskyros puslapyje atsisiunčiate visų duomenų kopiją ir ištrinate paskyrą; lieka tik teisės reikalaujamos sąskaitos.',
    },
  },
  closing: {
    title: 'Pradėkite nuo šablono',
    text: 'Paskyra ir paketas palauks iki atsisiuntimo.',
  },
};
