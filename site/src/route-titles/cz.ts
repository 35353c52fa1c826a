import type { RouteTitles } from './pl.ts';

export const cz: RouteTitles = {
  home: {
    title: 'Tvorba životopisu',
    description:
      'Vyberte šablonu, vyplňte své zkušenosti a hned uvidíte hotové stránky A4. Stáhněte si životopis jako PDF, které vypadá přesně jako náhled.',
  },
  editor: { title: 'Tvorba životopisu' },
  pricing: { title: 'Ceník' },
  payment: { title: 'Platba' },
  thankYou: { title: 'Děkujeme za platbu' },
  download: { title: 'Stáhnout CV' },
  preview: { title: 'Náhled CV' },
  myDocuments: { title: 'Moje dokumenty' },
  login: { title: 'Přihlášení', description: 'Přihlaste se, vraťte se ke svým životopisům a stáhněte si je jako PDF.' },
  register: { title: 'Registrace', description: 'Založte si účet, uchovejte své životopisy a stahujte je jako PDF.' },
  account: { title: 'Účet' },
  remindPassword: {
    title: 'Obnovení hesla',
    description: 'Zadejte svůj e-mail a pošleme vám odkaz k nastavení nového hesla.',
  },
  resetPassword: { title: 'Nastavit nové heslo' },
  verifyEmail: { title: 'Potvrďte e-mailovou adresu' },
  payments: { title: 'Platby' },
  logout: { title: 'Odhlášení' },
  magazine: { title: 'E-časopis' },
  jobOffers: {
    title: 'Nabídky práce',
    description: 'Najděte práci podle pozice, města a oboru a pak si k vybrané nabídce vytvořte životopis.',
  },
  jobOffer: { title: 'Nabídka práce' },
  terms: {
    title: 'Obchodní podmínky',
    description: 'Pravidla používání služby a nákupu přístupu: balíčky, předplatné, odstoupení a reklamace.',
  },
  privacy: {
    title: 'Zásady ochrany soukromí',
    description: 'Jaké údaje sbíráme, k čemu, jak dlouho je uchováváme a co s nimi můžete dělat.',
  },
  cookies: {
    title: 'Cookies a souhlas',
    description: 'Co ukládáme ve vašem prohlížeči a kdy žádáme o souhlas.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Jak nám napsat a co uvést k platbě, účtu, CV nebo údajům.',
  },
  withdrawal: {
    title: 'Odstoupení od smlouvy',
    description: 'Odstupte od smlouvy do 14 dnů od nákupu, bez přihlášení: stačí číslo objednávky a e-mail.',
  },
  notFound: { title: '404 Error' },
};
