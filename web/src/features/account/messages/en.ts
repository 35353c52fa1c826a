import type { Messages } from './pl.ts';

export const en: Messages = {
  email: 'E-mail',
  password: 'Password',
  repeatPassword: 'Repeat password',
  firstName: 'First name',
  lastName: 'Last name',
  remember: 'Remember me',
  goBack: 'Go back',
  fixForm: 'Fix form',
  login: {
    title: 'Log in',
    lead: 'Return to your CVs and download them as PDF.',
    submit: 'Log in',
    noAccount: 'No account yet?',
    toRegister: 'Register',
    done: 'Successfully logged in',
  },
  register: {
    title: 'Create an account',
    lead: 'Keep your CVs and download them as PDF. What you have typed so far stays.',
    leadDownload: 'Just an account, then you can download your CV. Everything you have typed stays.',
    submit: 'Register',
    hasAccount: 'Already have an account?',
    toLogin: 'Log in',
    done: 'Registration was successful, you will be logged in soon',
  },
  strength: {
    label: 'Password strength',
    enter: 'Enter a password',
    weak: 'Weak',
    medium: 'Medium',
    strong: 'Strong',
  },
  showPassword: 'Show or hide the password',
  logout: { going: 'Logging out...' },
};
