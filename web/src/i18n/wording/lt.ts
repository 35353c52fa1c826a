import type { Wording } from './pl.ts';

export const lt: Wording = {
  'Selecting a value is required': 'Būtina pasirinkti reikšmę',
  'Phone required': 'Telefonas būtinas',
  'The phone must have at least # characters': 'Telefono numerį turi sudaryti bent # ženklai',
  'Date selection required': 'Būtina pasirinkti datą',
  'The end date is earlier than the start date': 'Pabaigos data ankstesnė už pradžios datą',
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
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'Paveikslėlis turi per daug pikselių. Sumažinkite jį arba išsaugokite kaip JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Šiuo metu gaunama daug nuotraukų. Bandykite po akimirkos',
  'Too many photos. Try again in a few minutes': 'Per daug nuotraukų. Bandykite po kelių minučių',
  'Too many photos without an account. Log in or try again in an hour':
    'Per daug nuotraukų be paskyros. Prisijunkite arba bandykite po valandos',
  'The file can have at most # keys and list entries': 'Faile gali būti ne daugiau kaip # raktų ir sąrašų elementų',
  'The file can have at most # lines of text': 'Faile gali būti ne daugiau kaip # teksto eilučių',
  'The file can be nested at most # levels deep': 'Faile gali būti ne daugiau kaip # įdėjimo lygių',
  'Failed to log in. Check your login and/or password':
    'Prisijungti nepavyko. Patikrinkite prisijungimo vardą ir (arba) slaptažodį',
  'A user with this login already exists in the system': 'Naudotojas tokiu prisijungimo vardu sistemoje jau yra',
  'An error occurred. Try again': 'Įvyko klaida. Bandykite dar kartą',
  Code: 'Kodas',
  'We need to verify your card': 'Turime patikrinti jūsų kortelę',
  'Active payment not found. Check if you have funds in your account and try again':
    'Aktyvus mokėjimas nerastas. Patikrinkite, ar sąskaitoje yra lėšų, ir bandykite dar kartą',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Būtina pasirinkti paketą. Netrukus būsite nukreipti į kainoraštį',
  'You do not have permission to download your CV': 'Neturite teisės atsisiųsti savo CV',
  'Your CV is still empty. Fill it in before downloading it': 'CV dar tuščias. Užpildykite jį prieš atsisiųsdami',
  'Too many downloads. Try again in a few minutes': 'Per daug atsisiuntimų. Bandykite po kelių minučių',
  'Too many new CVs in a short time. Try again later': 'Per daug naujų CV per trumpą laiką. Bandykite vėliau',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Be paskyros galite turėti daugiausia # CV, įskaitant esančius šiukšliadėžėje. Užsiregistruokite, kad sukurtumėte daugiau',
  'Two of your downloads are running already. Try again when one has finished':
    'Du jūsų atsisiuntimai jau vyksta. Bandykite, kai vienas baigsis',
  'The date must be in # or later': 'Data turi būti # metai arba vėliau',
  'The template has no such version': 'Šablonas tokios versijos neturi',
  'A CV can have at most # characters': 'CV gali turėti ne daugiau kaip # ženklų',
  'A CV can have at most # pages': 'CV gali turėti ne daugiau kaip # puslapių',
  'page #: it takes too long to draw': '# puslapis: jo piešimas trunka per ilgai',
  'page #: checksum does not match': '# puslapis: kontrolinė suma nesutampa',
  'The pages are too large': 'Puslapiai per dideli',
  'CV does not exist': 'Tokio CV nėra',
  'You must be logged in': 'Turite būti prisijungę',
  'No permissions': 'Neturite teisių',
  'The name can have at most # characters': 'Pavadinimas gali turėti ne daugiau kaip # ženklų',
  'The text can have at most # characters': 'Tekstas gali turėti ne daugiau kaip # ženklų',
  'The text contains characters that cannot be printed': 'Tekste yra ženklų, kurių negalima išspausdinti',
  'The payment was successful. You will soon be redirected to download your CV':
    'Mokėjimas sėkmingas. Netrukus būsite nukreipti atsisiųsti CV',
  'Too many attempts. Try again in a moment': 'Per daug bandymų. Bandykite po akimirkos',
  'The payment provider is not responding. Try again in a few minutes':
    'Mokėjimų teikėjas neatsako. Bandykite dar kartą po kelių minučių',
  'The service is temporarily unavailable. Try again': 'Paslauga laikinai neprieinama. Bandykite dar kartą',
  'The request is too large': 'Užklausa per didelė',
  'This kind of content is not supported': 'Tokio turinio nepalaikome',
  'This password is easy to guess. Choose another': 'Šį slaptažodį lengva atspėti. Pasirinkite kitą',
  'The password is not right': 'Slaptažodis neteisingas',
  'Log in again to confirm that it is you': 'Prisijunkite iš naujo ir patvirtinkite, kad tai jūs',
  'The link has expired or is invalid': 'Nuoroda nebegalioja arba yra neteisinga',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Jei el. pašto adresas buvo teisingas, juo išsiųsta slaptažodžio atkūrimo nuoroda',
  'The password has been changed': 'Slaptažodis pakeistas',
  'The field is required': 'Šis laukas privalomas',
  'The tax number (NIP) is not right': 'Mokesčių numeris (NIP) neteisingas',
  'The 14 days for withdrawing from the contract are over': '14 dienų sutarties atsisakymo terminas jau baigėsi',
  'Voucher activation failed': 'Nepavyko aktyvuoti nuolaidos kodo',
  'You already have a subscription. Manage it on the Payments page':
    'Prenumeratą jau turite. Ją tvarkote puslapyje „Mokėjimai“',
  'You have used your trial already. Choose another package':
    'Bandomąjį laikotarpį jau išnaudojote. Pasirinkite kitą paketą',
  'The payment is being processed. Try again in a moment': 'Mokėjimas apdorojamas. Pabandykite dar kartą po akimirkos',
  'Another payment of yours is being opened. Try again in a moment':
    'Šiuo metu atidaromas kitas jūsų mokėjimas. Pabandykite dar kartą po akimirkos',
  'Your order has just changed. Try again in a moment':
    'Jūsų užsakymas ką tik pasikeitė. Pabandykite dar kartą po akimirkos',
  'Too many payments were opened. Try again in a few minutes':
    'Atidaryta per daug mokėjimų. Pabandykite dar kartą po kelių minučių',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Nuoroda šiandien jau siųsta kelis kartus. Patikrinkite ir šlamštą arba bandykite rytoj',
  'There is no running subscription': 'Neturite galiojančios prenumeratos',
  'There is nothing to pay': 'Nėra ko mokėti',
  'This way of paying is not available': 'Šis mokėjimo būdas negalimas',
  'Cannot cancel subscription': 'Prenumeratos atšaukti negalima',
  'The refund is larger than what is left': 'Grąžinama suma didesnė, nei liko',
  'Not found': 'Nerasta',
};
