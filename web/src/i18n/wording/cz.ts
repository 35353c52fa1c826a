import type { Wording } from './pl.ts';

export const cz: Wording = {
  'Selecting a value is required': 'Výběr hodnoty je povinný',
  'Phone required': 'Telefon je povinný',
  'The phone must have at least # characters': 'Telefon musí mít alespoň # znaky',
  'Date selection required': 'Výběr data je povinný',
  'You must enter your email': 'Musíte zadat svůj e-mail',
  'Email is invalid': 'E-mail není platný',
  'Password is required': 'Heslo je povinné',
  'Password is too short': 'Heslo je příliš krátké',
  'Password is too long': 'Heslo je příliš dlouhé',
  'Passwords are not the same': 'Hesla se neshodují',
  'You must enter a name': 'Musíte zadat jméno',
  'Fix errors': 'Opravte chyby',
  'Fix form': 'Opravte formulář',
  'Image cannot be larger than #mb': 'Obrázek nesmí být větší než # MB',
  'Failed to log in. Check your login and/or password':
    'Přihlášení se nezdařilo. Zkontrolujte přihlašovací jméno a/nebo heslo',
  'A user with this login already exists in the system': 'Uživatel s tímto přihlašovacím jménem už v systému existuje',
  'An error occurred. Try again': 'Došlo k chybě. Zkuste to znovu',
  'We need to verify your card': 'Musíme ověřit vaši kartu',
  'Active payment not found. Check if you have funds in your account and try again':
    'Aktivní platba nenalezena. Zkontrolujte, zda máte na účtu prostředky, a zkuste to znovu',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Je nutné vybrat balíček. Za chvíli budete přesměrováni do ceníku',
  'You do not have permission to download your CV': 'Nemáte oprávnění stáhnout svůj životopis',
  'Too many downloads. Try again in a few minutes': 'Příliš mnoho stahování. Zkuste to za několik minut',
  'Two of your downloads are running already. Try again when one has finished':
    'Dvě vaše stahování už probíhají. Zkuste to znovu, až jedno skončí',
  'The date must be in # or later': 'Datum musí být v roce # nebo později',
  'The template has no such version': 'Šablona takovou verzi nemá',
  'A CV can have at most # characters': 'CV může mít nejvýše # znaků',
  'A CV can have at most # pages': 'CV může mít nejvýše # stran',
  'CV does not exist': 'CV neexistuje',
  'You must be logged in': 'Musíte být přihlášeni',
  'No permissions': 'Nemáte oprávnění',
  'The name can have at most # characters': 'Název může mít nejvýše # znaků',
  'The text can have at most # characters': 'Text může mít nejvýše # znaků',
  'The text contains characters that cannot be printed': 'Text obsahuje znaky, které nelze vytisknout',
  'The payment was successful. You will soon be redirected to download your CV':
    'Platba proběhla úspěšně. Za chvíli budete přesměrováni ke stažení životopisu',
  'Too many attempts. Try again in a moment': 'Příliš mnoho pokusů. Zkuste to za chvíli',
  'The service is temporarily unavailable. Try again': 'Služba je dočasně nedostupná. Zkuste to znovu',
  'The request is too large': 'Požadavek je příliš velký',
  'This kind of content is not supported': 'Tento druh obsahu není podporován',
  'Not found': 'Nenalezeno',
};
