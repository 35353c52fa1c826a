import type { RouteTitles } from './pl.ts';

export const lt: RouteTitles = {
  home: {
    title: 'CV kūrimas',
    description:
      'Pasirinkite šabloną, įrašykite savo patirtį ir iškart matykite gatavus A4 puslapius. Atsisiųskite CV kaip PDF, kuris atrodo lygiai taip, kaip peržiūra.',
  },
  editor: { title: 'CV kūrimas' },
  pricing: { title: 'Kainos' },
  payment: { title: 'Mokėjimas' },
  thankYou: { title: 'Dėkojame už mokėjimą' },
  download: { title: 'Atsisiųsti CV' },
  preview: { title: 'CV peržiūra' },
  myDocuments: { title: 'Mano dokumentai' },
  login: { title: 'Prisijungimas', description: 'Prisijunkite, grįžkite prie savo CV ir atsisiųskite juos kaip PDF.' },
  register: {
    title: 'Registracija',
    description: 'Susikurkite paskyrą, išsaugokite savo CV ir atsisiųskite juos kaip PDF.',
  },
  account: { title: 'Paskyra' },
  remindPassword: {
    title: 'Slaptažodžio atkūrimas',
    description: 'Įveskite el. paštą ir atsiųsime nuorodą naujam slaptažodžiui nustatyti.',
  },
  resetPassword: { title: 'Nustatyti naują slaptažodį' },
  verifyEmail: { title: 'Patvirtinkite el. pašto adresą' },
  payments: { title: 'Mokėjimai' },
  logout: { title: 'Atsijungimas' },
  magazine: { title: 'El. žurnalas' },
  jobOffers: {
    title: 'Darbo skelbimai',
    description: 'Raskite darbą pagal pareigas, miestą ir sritį, o tada susikurkite CV pasirinktam skelbimui.',
  },
  jobOffer: { title: 'Darbo skelbimas' },
  terms: {
    title: 'Taisyklės',
    description:
      'Naudojimosi svetaine ir prieigos pirkimo taisyklės: paketai, prenumerata, sutarties atsisakymas ir skundai.',
  },
  privacy: {
    title: 'Privatumo politika',
    description: 'Kokius duomenis renkame, kam, kiek laiko juos laikome ir ką galite su jais daryti.',
  },
  cookies: {
    title: 'Slapukai ir sutikimas',
    description: 'Ką įrašome jūsų naršyklėje ir kada prašome sutikimo.',
  },
  contact: {
    title: 'Kontaktai',
    description: 'Kaip mums parašyti ir ką nurodyti dėl mokėjimo, paskyros, CV ar duomenų.',
  },
  withdrawal: {
    title: 'Sutarties atsisakymas',
    description:
      'Atsisakykite sutarties per 14 dienų nuo pirkimo neprisijungę: pakanka užsakymo numerio ir el. pašto adreso.',
  },
  notFound: { title: '404 Error' },
};
