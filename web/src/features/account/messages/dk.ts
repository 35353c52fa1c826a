import type { Messages } from './pl.ts';

export const dk: Messages = {
  email: 'E-mail',
  password: 'Adgangskode',
  repeatPassword: 'Gentag adgangskoden',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  remember: 'Husk mig',
  goBack: 'Gå tilbage',
  fixForm: 'Ret formularen',
  login: {
    title: 'Log ind',
    lead: "Vend tilbage til dine CV'er, og hent dem som PDF.",
    submit: 'Log ind',
    noAccount: 'Har du ingen konto endnu?',
    toRegister: 'Opret dig',
    done: 'Du er logget ind',
  },
  register: {
    title: 'Opret en konto',
    lead: "Behold dine CV'er, og hent dem som PDF. Det, du allerede har skrevet, bliver.",
    leadDownload: 'Bare en konto, så kan du hente dit CV. Alt, hvad du har skrevet, bliver.',
    submit: 'Opret dig',
    hasAccount: 'Har du allerede en konto?',
    toLogin: 'Log ind',
    done: 'Kontoen er oprettet, du bliver logget ind om lidt',
  },
  strength: {
    label: 'Adgangskodens styrke',
    enter: 'Skriv en adgangskode',
    weak: 'Svag',
    medium: 'Middel',
    strong: 'Stærk',
  },
  showPassword: 'Vis eller skjul adgangskoden',
  logout: { going: 'Logger ud...' },
};
