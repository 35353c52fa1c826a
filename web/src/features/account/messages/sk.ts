import type { Messages } from './pl.ts';

export const sk: Messages = {
  email: 'E-mail',
  password: 'Heslo',
  repeatPassword: 'Zopakujte heslo',
  firstName: 'Meno',
  lastName: 'Priezvisko',
  remember: 'Zapamätať si ma',
  goBack: 'Naspäť',
  fixForm: 'Opravte formulár',
  login: {
    title: 'Prihlásenie',
    lead: 'Vráťte sa k svojim životopisom a stiahnite si ich ako PDF.',
    submit: 'Prihlásiť sa',
    noAccount: 'Ešte nemáte účet?',
    toRegister: 'Zaregistrovať sa',
    done: 'Prihlásenie prebehlo úspešne',
  },
  register: {
    title: 'Založiť účet',
    lead: 'Uchovajte svoje životopisy a sťahujte ich ako PDF. Čo ste už napísali, zostane.',
    leadDownload: 'Už len účet a môžete si životopis stiahnuť. Všetko, čo ste napísali, zostane.',
    submit: 'Zaregistrovať sa',
    hasAccount: 'Už máte účet?',
    toLogin: 'Prihlásiť sa',
    done: 'Registrácia prebehla úspešne, o chvíľu budete prihlásení',
  },
  strength: {
    label: 'Sila hesla',
    enter: 'Zadajte heslo',
    weak: 'Slabé',
    medium: 'Stredné',
    strong: 'Silné',
  },
  showPassword: 'Zobraziť alebo skryť heslo',
  logout: { going: 'Odhlasovanie...' },
};
