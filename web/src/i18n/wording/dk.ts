import type { Wording } from './pl.ts';

export const dk: Wording = {
  'Selecting a value is required': 'Der skal vælges en værdi',
  'Phone required': 'Telefonnummer er påkrævet',
  'The phone must have at least # characters': 'Telefonnummeret skal have mindst # tegn',
  'Date selection required': 'Der skal vælges en dato',
  'The end date is earlier than the start date': 'Slutdatoen ligger før startdatoen',
  'You must enter your email': 'Du skal skrive din e-mail',
  'Email is invalid': 'E-mailen er ikke gyldig',
  'Password is required': 'Adgangskode er påkrævet',
  'Password is too short': 'Adgangskoden er for kort',
  'Password is too long': 'Adgangskoden er for lang',
  'Passwords are not the same': 'Adgangskoderne er ikke ens',
  'You must enter a name': 'Du skal skrive et navn',
  'Fix errors': 'Ret fejlene',
  'Fix form': 'Ret formularen',
  'Image cannot be larger than #mb': 'Billedet må højst fylde # MB',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'Billedet har for mange pixels. Gør det mindre, eller gem det som JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Der kommer mange billeder lige nu. Prøv igen om et øjeblik',
  'Too many photos. Try again in a few minutes': 'For mange billeder. Prøv igen om få minutter',
  'Too many photos without an account. Log in or try again in an hour':
    'For mange billeder uden konto. Log ind, eller prøv igen om en time',
  'The file can have at most # keys and list entries': 'Filen kan højst have # nøgler og listepunkter',
  'The file can have at most # lines of text': 'Filen kan højst have # linjer tekst',
  'The file can be nested at most # levels deep': 'Filen kan højst have # niveauer inde i hinanden',
  'Failed to log in. Check your login and/or password':
    'Login mislykkedes. Tjek dit brugernavn og/eller din adgangskode',
  'A user with this login already exists in the system': 'En bruger med dette brugernavn findes allerede i systemet',
  'An error occurred. Try again': 'Der opstod en fejl. Prøv igen',
  Code: 'Kode',
  'We need to verify your card': 'Vi skal bekræfte dit kort',
  'Active payment not found. Check if you have funds in your account and try again':
    'Ingen aktiv betaling fundet. Tjek, om der er dækning på din konto, og prøv igen',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Du skal vælge en pakke. Om lidt bliver du sendt til prislisten',
  'You do not have permission to download your CV': 'Du har ikke tilladelse til at hente dit CV',
  'Your CV is still empty. Fill it in before downloading it': 'Dit CV er stadig tomt. Udfyld det, før du henter det',
  'Too many downloads. Try again in a few minutes': 'For mange hentninger. Prøv igen om få minutter',
  'Too many new CVs in a short time. Try again later': "For mange nye CV'er på kort tid. Prøv igen senere",
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    "Uden konto kan du højst have # CV'er, inklusive dem i papirkurven. Opret en konto for at lave flere",
  'Two of your downloads are running already. Try again when one has finished':
    'To af dine hentninger er allerede i gang. Prøv igen, når den ene er færdig',
  'The date must be in # or later': 'Datoen skal ligge i # eller senere',
  'The template has no such version': 'Skabelonen har ikke den version',
  'A CV can have at most # characters': 'Et CV kan højst have # tegn',
  'A CV can have at most # pages': 'Et CV kan højst have # sider',
  'page #: it takes too long to draw': 'side #: Det tager for lang tid at tegne den',
  'page #: checksum does not match': 'side #: Kontrolsummen stemmer ikke',
  'The pages are too large': 'Siderne er for store',
  'CV does not exist': "CV'et findes ikke",
  'You must be logged in': 'Du skal være logget ind',
  'No permissions': 'Ingen tilladelse',
  'The name can have at most # characters': 'Navnet må højst have # tegn',
  'The text can have at most # characters': 'Teksten må højst have # tegn',
  'The text contains characters that cannot be printed': 'Teksten indeholder tegn, der ikke kan udskrives',
  'The payment was successful. You will soon be redirected to download your CV':
    'Betalingen er gennemført. Du bliver om lidt sendt videre til at hente dit CV',
  'Too many attempts. Try again in a moment': 'For mange forsøg. Prøv igen om lidt',
  'The payment provider is not responding. Try again in a few minutes':
    'Betalingsudbyderen svarer ikke. Prøv igen om et par minutter',
  'The service is temporarily unavailable. Try again': 'Tjenesten er midlertidigt utilgængelig. Prøv igen',
  'The request is too large': 'Forespørgslen er for stor',
  'This kind of content is not supported': 'Denne type indhold understøttes ikke',
  'This password is easy to guess. Choose another': 'Denne adgangskode er let at gætte. Vælg en anden',
  'The password is not right': 'Adgangskoden er ikke rigtig',
  'Log in again to confirm that it is you': 'Log ind igen for at bekræfte, at det er dig',
  'The link has expired or is invalid': 'Linket er udløbet eller ugyldigt',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Hvis e-mailadressen var rigtig, er der sendt et link til nulstilling af adgangskoden',
  'The password has been changed': 'Adgangskoden er ændret',
  'The field is required': 'Feltet skal udfyldes',
  'The tax number (NIP) is not right': 'Skattenummeret (NIP) er ikke rigtigt',
  'The 14 days for withdrawing from the contract are over': 'De 14 dages fortrydelsesret er udløbet',
  'Voucher activation failed': 'Rabatkoden kunne ikke aktiveres',
  'You already have a subscription. Manage it on the Payments page':
    'Du har allerede et abonnement. Du administrerer det på siden Betalinger',
  'You have used your trial already. Choose another package':
    'Du har allerede brugt din prøveperiode. Vælg en anden pakke',
  'The payment is being processed. Try again in a moment': 'Betalingen er ved at blive behandlet. Prøv igen om lidt',
  'Another payment of yours is being opened. Try again in a moment':
    'En anden af dine betalinger er ved at blive åbnet. Prøv igen om lidt',
  'Your order has just changed. Try again in a moment': 'Din ordre er netop ændret. Prøv igen om lidt',
  'Too many payments were opened. Try again in a few minutes':
    'Der er åbnet for mange betalinger. Prøv igen om nogle minutter',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Linket er sendt flere gange i dag. Tjek også spam, eller prøv igen i morgen',
  'There is no running subscription': 'Du har intet aktivt abonnement',
  'There is nothing to pay': 'Der er intet at betale',
  'This way of paying is not available': 'Denne betalingsmåde er ikke tilgængelig',
  'Cannot cancel subscription': 'Abonnementet kan ikke opsiges',
  'The refund is larger than what is left': 'Refusionen er større end det, der er tilbage',
  'Not found': 'Ikke fundet',
};
