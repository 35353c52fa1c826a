import { invalidRequest } from './stripe-error.ts';

interface Parameters {
  required?: readonly string[];
  optional?: readonly string[];
}

/** Refuses a form as Stripe does: 400 for a parameter that is missing, or that Stripe does not know. */
export function requireParameters(form: object, { required = [], optional = [] }: Parameters): void {
  for (const name of required)
    if (!(name in form)) throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  for (const name of Object.keys(form))
    if (![...required, ...optional, 'expand'].includes(name))
      throw invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
}
