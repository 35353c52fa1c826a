import type { Messages } from './pl.ts';

export const cz: Messages = {
  email: 'E-mail',
  password: 'Heslo',
  repeatPassword: 'Heslo znovu',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  remember: 'Zapamatovat si mě',
  goBack: 'Zpět',
  fixForm: 'Opravte formulář',
  login: {
    title: 'Přihlášení',
    lead: 'Vraťte se ke svým životopisům a stáhněte si je jako PDF.',
    submit: 'Přihlásit se',
    noAccount: 'Ještě nemáte účet?',
    toRegister: 'Zaregistrovat se',
    done: 'Přihlášení proběhlo úspěšně',
  },
  register: {
    title: 'Založit účet',
    lead: 'Uchovejte své životopisy a stahujte je jako PDF. Co už jste napsali, zůstane.',
    leadDownload: 'Už jen účet a můžete si životopis stáhnout. Vše, co jste napsali, zůstane.',
    submit: 'Zaregistrovat se',
    hasAccount: 'Už máte účet?',
    toLogin: 'Přihlásit se',
    done: 'Registrace proběhla úspěšně, za chvíli budete přihlášeni',
  },
  strength: {
    label: 'Síla hesla',
    enter: 'Zadejte heslo',
    weak: 'Slabé',
    medium: 'Střední',
    strong: 'Silné',
  },
  showPassword: 'Zobrazit nebo skrýt heslo',
  logout: { going: 'Odhlašování...' },
};
