import { expect, it } from 'vitest';
import { loginSchema, registerSchema } from './schemas.ts';

const right = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Kowalska',
  password: 'correct horse',
  repeatPassword: 'correct horse',
};

function mistakes(values: Partial<typeof right>): Record<string, string> {
  const result = registerSchema(8).safeParse({ ...right, ...values });
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse() ?? []);
}

it('accepts a valid registration, with spaces around the e-mail address', () => {
  expect(registerSchema(8).parse({ ...right, email: ' anna@example.com ' }).email).toBe('anna@example.com');
});

it('gives the specification’s message for every mistake, at its own field', () => {
  expect(mistakes({ email: '' })).toEqual({ email: 'You must enter your email' });
  expect(mistakes({ email: 'anna' })).toEqual({ email: 'Email is invalid' });
  expect(mistakes({ firstName: ' ' })).toEqual({ firstName: 'You must enter a name' });
  expect(mistakes({ password: 'short', repeatPassword: 'short' })).toEqual({ password: 'Password is too short' });
  expect(mistakes({ repeatPassword: 'another one' })).toEqual({ repeatPassword: 'Passwords are not the same' });
});

it('reports all mistakes at once', () => {
  expect(mistakes({ email: 'anna', password: 'short', repeatPassword: 'other' })).toEqual({
    email: 'Email is invalid',
    password: 'Password is too short',
    repeatPassword: 'Passwords are not the same',
  });
});

it('does not check the length of a password at login', () => {
  expect(loginSchema.safeParse({ email: 'anna@example.com', password: 'x' }).success).toBe(true);
});
