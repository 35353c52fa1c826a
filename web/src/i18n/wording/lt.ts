import type { Wording } from './pl.ts';

export const lt: Wording = {
  'Selecting a value is required': 'Būtina pasirinkti reikšmę',
  'Phone required': 'Telefonas būtinas',
  'The phone must have at least # characters': 'Telefono numerį turi sudaryti bent # ženklai',
  'Date selection required': 'Būtina pasirinkti datą',
  'You must enter your email': 'Turite nurodyti el. paštą',
  'Email is invalid': 'El. pašto adresas neteisingas',
  'Password is required': 'Slaptažodis būtinas',
  'Password is too short': 'Slaptažodis per trumpas',
  'Password is too long': 'Slaptažodis per ilgas',
  'Passwords are not the same': 'Slaptažodžiai nesutampa',
  'You must enter a name': 'Turite nurodyti vardą',
  'Fix errors': 'Ištaisykite klaidas',
  'Fix form': 'Pataisykite formą',
  'Image cannot be larger than #mb': 'Paveikslėlis negali būti didesnis kaip # MB',
  'Failed to log in. Check your login and/or password':
    'Prisijungti nepavyko. Patikrinkite prisijungimo vardą ir (arba) slaptažodį',
  'A user with this login already exists in the system': 'Naudotojas tokiu prisijungimo vardu sistemoje jau yra',
  'An error occurred. Try again': 'Įvyko klaida. Bandykite dar kartą',
  'We need to verify your card': 'Turime patikrinti jūsų kortelę',
  'Active payment not found. Check if you have funds in your account and try again':
    'Aktyvus mokėjimas nerastas. Patikrinkite, ar sąskaitoje yra lėšų, ir bandykite dar kartą',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Būtina pasirinkti paketą. Netrukus būsite nukreipti į kainoraštį',
  'You do not have permission to download your CV': 'Neturite teisės atsisiųsti savo CV',
  'Too many downloads. Try again in a few minutes': 'Per daug atsisiuntimų. Bandykite po kelių minučių',
  'Two of your downloads are running already. Try again when one has finished':
    'Du jūsų atsisiuntimai jau vyksta. Bandykite, kai vienas baigsis',
  'The date must be in # or later': 'Data turi būti # metai arba vėliau',
  'The template has no such version': 'Šablonas tokios versijos neturi',
  'A CV can have at most # characters': 'CV gali turėti ne daugiau kaip # ženklų',
  'A CV can have at most # pages': 'CV gali turėti ne daugiau kaip # puslapių',
  'CV does not exist': 'Tokio CV nėra',
  'You must be logged in': 'Turite būti prisijungę',
  'No permissions': 'Neturite teisių',
  'The name can have at most # characters': 'Pavadinimas gali turėti ne daugiau kaip # ženklų',
  'The text can have at most # characters': 'Tekstas gali turėti ne daugiau kaip # ženklų',
  'The text contains characters that cannot be printed': 'Tekste yra ženklų, kurių negalima išspausdinti',
  'The payment was successful. You will soon be redirected to download your CV':
    'Mokėjimas sėkmingas. Netrukus būsite nukreipti atsisiųsti CV',
  'Too many attempts. Try again in a moment': 'Per daug bandymų. Bandykite po akimirkos',
  'The service is temporarily unavailable. Try again': 'Paslauga laikinai neprieinama. Bandykite dar kartą',
  'The request is too large': 'Užklausa per didelė',
  'This kind of content is not supported': 'Tokio turinio nepalaikome',
  'Not found': 'Nerasta',
};
