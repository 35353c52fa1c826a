import { z } from 'zod';
import { DONE, dataOf, FILE_HEADERS, json, operation } from '../../platform/rest/operation.ts';
import {
  changePasswordSchema,
  currentUserSchema,
  deleteSchema,
  loginSchema,
  registerSchema,
  remindSchema,
  resetSchema,
} from './schema.ts';

const tag = 'Account';
const user = dataOf(currentUserSchema);
const messageSchema = z.strictObject({ message: z.string() });

export const ME = operation({
  tag,
  summary: 'The caller',
  answers: { 200: json('The user; a visitor is `unknown` and has no id.', user) },
});

export const REGISTER = operation({
  tag,
  summary: 'Makes an account and logs it in',
  description: 'What this browser’s visitor has made becomes the account’s.',
  body: registerSchema,
  answers: { 201: json('The user, with a session cookie.', user) },
  refusals: ['conflict', 'rate-limited'],
});

export const LOGIN = operation({
  tag,
  summary: 'Logs in',
  description: 'What this browser’s visitor has made becomes the account’s.',
  body: loginSchema,
  answers: { 200: json('The user, with a session cookie.', user) },
  refusals: ['unauthenticated', 'rate-limited'],
});

export const LOGOUT = operation({ tag, summary: 'Ends this browser’s session', answers: DONE });

export const IS_PAID = operation({
  tag,
  summary: 'Whether the caller has paid access',
  answers: { 200: json('True while it lasts; false for a visitor, too.', z.boolean()) },
});

export const REMIND_PASSWORD = operation({
  tag,
  summary: 'Sends a link to set a new password',
  description: 'Answers the same whether the address has an account or not.',
  body: remindSchema,
  answers: { 200: json('A message for the user.', messageSchema) },
  refusals: ['rate-limited'],
});

export const RESET_PASSWORD = operation({
  tag,
  summary: 'Sets a new password with the token of such a link',
  description: 'Ends all sessions of the account.',
  body: resetSchema,
  answers: { 200: json('A message for the user.', messageSchema) },
  refusals: ['rate-limited'],
});

export const CHANGE_PASSWORD = operation({
  tag,
  summary: 'Changes the password',
  description: 'Ends all other sessions of the account.',
  body: changePasswordSchema,
  answers: { 200: json('A message for the user.', messageSchema) },
  refusals: ['rate-limited'],
});

export const DELETE_ACCOUNT = operation({
  tag,
  summary: 'Deletes the account with everything in it',
  description:
    'The password confirms it; without one the login must be younger than ten minutes. Invoices stay, as tax law asks.',
  body: deleteSchema,
  isBodyOptional: true,
  answers: DONE,
  refusals: ['rate-limited'],
});

export const EXPORT_ACCOUNT = operation({
  tag,
  summary: 'All data that is stored about the caller',
  answers: {
    200: { description: 'A ZIP of JSON, photos and PDFs.', file: ['application/zip'], headers: FILE_HEADERS },
  },
  refusals: ['rate-limited'],
});
