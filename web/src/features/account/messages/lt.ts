import type { Messages } from './pl.ts';

export const lt: Messages = {
  email: 'El. paštas',
  password: 'Slaptažodis',
  repeatPassword: 'Pakartokite slaptažodį',
  firstName: 'Vardas',
  lastName: 'Pavardė',
  remember: 'Prisiminti mane',
  goBack: 'Grįžti',
  fixForm: 'Pataisykite formą',
  login: {
    title: 'Prisijungimas',
    lead: 'Grįžkite prie savo CV ir atsisiųskite juos kaip PDF.',
    submit: 'Prisijungti',
    noAccount: 'Dar neturite paskyros?',
    toRegister: 'Registruotis',
    done: 'Sėkmingai prisijungėte',
  },
  register: {
    title: 'Sukurti paskyrą',
    lead: 'Išsaugokite savo CV ir atsisiųskite juos kaip PDF. Tai, ką jau parašėte, išliks.',
    leadDownload: 'Tereikia paskyros ir galėsite atsisiųsti CV. Viskas, ką parašėte, išliks.',
    submit: 'Registruotis',
    hasAccount: 'Jau turite paskyrą?',
    toLogin: 'Prisijungti',
    done: 'Registracija sėkminga, netrukus būsite prijungti',
  },
  strength: {
    label: 'Slaptažodžio stiprumas',
    enter: 'Įveskite slaptažodį',
    weak: 'Silpnas',
    medium: 'Vidutinis',
    strong: 'Stiprus',
  },
  showPassword: 'Rodyti arba slėpti slaptažodį',
  logout: { going: 'Atsijungiama...' },
};
