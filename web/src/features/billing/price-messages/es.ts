import type { Messages } from './pl.ts';

export const es: Messages = {
  currency: 'Moneda',
  payBy: 'Formas de pago: {{methods}}.',
  payByOnce: 'Para un paquete de pago único, también: {{methods}}.',
  cardNoun: 'tarjeta',
  lowest: 'Precio más bajo de los 30 días anteriores a la rebaja: {{amount}}',
  reducedUntil: 'Rebajado hasta el {{date}}',
};
