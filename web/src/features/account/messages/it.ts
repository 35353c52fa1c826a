import type { Messages } from './pl.ts';

export const it: Messages = {
  email: 'Indirizzo email',
  password: 'Password',
  repeatPassword: 'Ripeti la password',
  firstName: 'Nome',
  lastName: 'Cognome',
  remember: 'Ricordami',
  goBack: 'Torna indietro',
  fixForm: 'Correggi il modulo',
  login: {
    title: 'Accedi',
    lead: 'Torna ai tuoi CV e scaricali in PDF.',
    submit: 'Accedi',
    noAccount: 'Non hai un account?',
    toRegister: 'Registrati',
    done: 'Accesso effettuato',
  },
  register: {
    title: 'Crea un account',
    lead: 'Conserva i tuoi CV e scaricali in PDF. Quello che hai già scritto resta.',
    leadDownload: 'Manca solo l’account, poi puoi scaricare il tuo CV. Tutto quello che hai scritto resta.',
    submit: 'Registrati',
    hasAccount: 'Hai già un account?',
    toLogin: 'Accedi',
    done: 'Registrazione riuscita, tra poco avverrà l’accesso',
  },
  strength: {
    label: 'Sicurezza della password',
    enter: 'Inserisci una password',
    weak: 'Bassa',
    medium: 'Media',
    strong: 'Alta',
  },
  showPassword: 'Mostra o nascondi la password',
  logout: { going: 'Disconnessione in corso...' },
};
