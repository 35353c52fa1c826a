import type { Messages } from './pl.ts';

export const de: Messages = {
  email: 'E-Mail',
  password: 'Passwort',
  repeatPassword: 'Passwort wiederholen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  remember: 'Angemeldet bleiben',
  goBack: 'Zurück',
  fixForm: 'Bitte korrigiere das Formular',
  login: {
    title: 'Anmelden',
    lead: 'Kehre zu deinen Lebensläufen zurück und lade sie als PDF herunter.',
    submit: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    toRegister: 'Registrieren',
    done: 'Erfolgreich angemeldet',
  },
  register: {
    title: 'Konto erstellen',
    lead: 'Behalte deine Lebensläufe und lade sie als PDF herunter. Was du schon geschrieben hast, bleibt erhalten.',
    leadDownload:
      'Nur noch ein Konto, dann kannst du deinen Lebenslauf herunterladen. Alles Geschriebene bleibt erhalten.',
    submit: 'Registrieren',
    hasAccount: 'Schon ein Konto?',
    toLogin: 'Anmelden',
    done: 'Registrierung erfolgreich, du wirst gleich angemeldet',
  },
  strength: {
    label: 'Passwortstärke',
    enter: 'Passwort eingeben',
    weak: 'Schwach',
    medium: 'Mittel',
    strong: 'Stark',
  },
  showPassword: 'Passwort zeigen oder verbergen',
  logout: { going: 'Du wirst abgemeldet...' },
};
