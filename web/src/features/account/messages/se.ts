import type { Messages } from './pl.ts';

export const se: Messages = {
  email: 'E-post',
  password: 'Lösenord',
  repeatPassword: 'Upprepa lösenordet',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  remember: 'Kom ihåg mig',
  goBack: 'Gå tillbaka',
  fixForm: 'Rätta formuläret',
  login: {
    title: 'Logga in',
    lead: 'Kom tillbaka till dina CV och ladda ner dem som PDF.',
    submit: 'Logga in',
    noAccount: 'Inget konto än?',
    toRegister: 'Skapa konto',
    done: 'Du är inloggad',
  },
  register: {
    title: 'Skapa ett konto',
    lead: 'Behåll dina CV och ladda ner dem som PDF. Det du redan har skrivit finns kvar.',
    leadDownload: 'Bara ett konto, sedan kan du ladda ner ditt CV. Allt du har skrivit finns kvar.',
    submit: 'Skapa konto',
    hasAccount: 'Har du redan ett konto?',
    toLogin: 'Logga in',
    done: 'Kontot är skapat, du loggas snart in',
  },
  strength: {
    label: 'Lösenordets styrka',
    enter: 'Skriv ett lösenord',
    weak: 'Svagt',
    medium: 'Medel',
    strong: 'Starkt',
  },
  showPassword: 'Visa eller dölj lösenordet',
  logout: { going: 'Loggar ut...' },
};
