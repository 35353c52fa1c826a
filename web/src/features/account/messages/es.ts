import type { Messages } from './pl.ts';

export const es: Messages = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  repeatPassword: 'Repite la contraseña',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  remember: 'Recordarme',
  goBack: 'Volver',
  fixForm: 'Corrige el formulario',
  login: {
    title: 'Inicia sesión',
    lead: 'Vuelve a tus CV y descárgalos en PDF.',
    submit: 'Iniciar sesión',
    noAccount: '¿No tienes cuenta?',
    toRegister: 'Regístrate',
    done: 'Has iniciado sesión',
  },
  register: {
    title: 'Crea una cuenta',
    lead: 'Guarda tus CV y descárgalos en PDF. Lo que ya has escrito se conserva.',
    leadDownload: 'Solo falta la cuenta y podrás descargar tu CV. Todo lo que has escrito se conserva.',
    submit: 'Registrarse',
    hasAccount: '¿Ya tienes cuenta?',
    toLogin: 'Inicia sesión',
    done: 'Registro completado, enseguida se iniciará tu sesión',
  },
  strength: {
    label: 'Seguridad de la contraseña',
    enter: 'Escribe una contraseña',
    weak: 'Baja',
    medium: 'Media',
    strong: 'Alta',
  },
  showPassword: 'Mostrar u ocultar la contraseña',
  logout: { going: 'Cerrando sesión...' },
};
