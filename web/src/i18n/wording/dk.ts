import type { Wording } from './pl.ts';

export const dk: Wording = {
  'Selecting a value is required': 'Der skal vælges en værdi',
  'Phone required': 'Telefonnummer er påkrævet',
  'The phone must have at least # characters': 'Telefonnummeret skal have mindst # tegn',
  'Date selection required': 'Der skal vælges en dato',
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
  'Failed to log in. Check your login and/or password':
    'Login mislykkedes. Tjek dit brugernavn og/eller din adgangskode',
  'A user with this login already exists in the system': 'En bruger med dette brugernavn findes allerede i systemet',
  'An error occurred. Try again': 'Der opstod en fejl. Prøv igen',
  'We need to verify your card': 'Vi skal bekræfte dit kort',
  'Active payment not found. Check if you have funds in your account and try again':
    'Ingen aktiv betaling fundet. Tjek, om der er dækning på din konto, og prøv igen',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Du skal vælge en pakke. Om lidt bliver du sendt til prislisten',
  'You do not have permission to download your CV': 'Du har ikke tilladelse til at hente dit CV',
  'Too many downloads. Try again in a few minutes': 'For mange hentninger. Prøv igen om få minutter',
  'Two of your downloads are running already. Try again when one has finished':
    'To af dine hentninger er allerede i gang. Prøv igen, når den ene er færdig',
  'The date must be in # or later': 'Datoen skal ligge i # eller senere',
  'The template has no such version': 'Skabelonen har ikke den version',
  'A CV can have at most # characters': 'Et CV kan højst have # tegn',
  'A CV can have at most # pages': 'Et CV kan højst have # sider',
  'CV does not exist': "CV'et findes ikke",
  'You must be logged in': 'Du skal være logget ind',
  'No permissions': 'Ingen tilladelse',
  'The name can have at most # characters': 'Navnet må højst have # tegn',
  'The text can have at most # characters': 'Teksten må højst have # tegn',
  'The text contains characters that cannot be printed': 'Teksten indeholder tegn, der ikke kan udskrives',
  'The payment was successful. You will soon be redirected to download your CV':
    'Betalingen er gennemført. Du bliver om lidt sendt videre til at hente dit CV',
  'Too many attempts. Try again in a moment': 'For mange forsøg. Prøv igen om lidt',
  'The service is temporarily unavailable. Try again': 'Tjenesten er midlertidigt utilgængelig. Prøv igen',
  'The request is too large': 'Forespørgslen er for stor',
  'This kind of content is not supported': 'Denne type indhold understøttes ikke',
  'Not found': 'Ikke fundet',
};
