import type { Wording } from './pl.ts';

export const sk: Wording = {
  'Selecting a value is required': 'Výber hodnoty je povinný',
  'Phone required': 'Telefón je povinný',
  'The phone must have at least # characters': 'Telefón musí mať aspoň # znaky',
  'Date selection required': 'Výber dátumu je povinný',
  'You must enter your email': 'Musíte zadať svoj e-mail',
  'Email is invalid': 'E-mail nie je platný',
  'Password is required': 'Heslo je povinné',
  'Password is too short': 'Heslo je príliš krátke',
  'Password is too long': 'Heslo je príliš dlhé',
  'Passwords are not the same': 'Heslá sa nezhodujú',
  'You must enter a name': 'Musíte zadať meno',
  'Fix errors': 'Opravte chyby',
  'Fix form': 'Opravte formulár',
  'Image cannot be larger than #mb': 'Obrázok nesmie byť väčší ako # MB',
  'Failed to log in. Check your login and/or password':
    'Prihlásenie sa nepodarilo. Skontrolujte prihlasovacie meno a/alebo heslo',
  'A user with this login already exists in the system': 'Používateľ s týmto prihlasovacím menom už v systéme existuje',
  'An error occurred. Try again': 'Nastala chyba. Skúste to znova',
  'We need to verify your card': 'Musíme overiť vašu kartu',
  'Active payment not found. Check if you have funds in your account and try again':
    'Aktívna platba sa nenašla. Skontrolujte, či máte na účte prostriedky, a skúste to znova',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Je potrebné vybrať balík. O chvíľu budete presmerovaní do cenníka',
  'You do not have permission to download your CV': 'Nemáte oprávnenie stiahnuť si životopis',
  'Too many downloads. Try again in a few minutes': 'Príliš veľa sťahovaní. Skúste to o niekoľko minút',
  'Two of your downloads are running already. Try again when one has finished':
    'Dve vaše sťahovania už prebiehajú. Skúste to znova, keď sa jedno skončí',
  'The date must be in # or later': 'Dátum musí byť v roku # alebo neskôr',
  'The template has no such version': 'Šablóna takú verziu nemá',
  'A CV can have at most # characters': 'CV môže mať najviac # znakov',
  'A CV can have at most # pages': 'CV môže mať najviac # strán',
  'CV does not exist': 'CV neexistuje',
  'You must be logged in': 'Musíte byť prihlásení',
  'No permissions': 'Nemáte oprávnenie',
  'The name can have at most # characters': 'Názov môže mať najviac # znakov',
  'The text can have at most # characters': 'Text môže mať najviac # znakov',
  'The text contains characters that cannot be printed': 'Text obsahuje znaky, ktoré nemožno vytlačiť',
  'The payment was successful. You will soon be redirected to download your CV':
    'Platba prebehla úspešne. O chvíľu budete presmerovaní na stiahnutie životopisu',
  'Too many attempts. Try again in a moment': 'Príliš veľa pokusov. Skúste to o chvíľu',
  'The service is temporarily unavailable. Try again': 'Služba je dočasne nedostupná. Skúste to znova',
  'The request is too large': 'Požiadavka je príliš veľká',
  'This kind of content is not supported': 'Tento druh obsahu nie je podporovaný',
  'Not found': 'Nenájdené',
};
