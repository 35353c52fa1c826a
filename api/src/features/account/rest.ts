import type { FastifyInstance } from 'fastify';
import { attachment } from '../../platform/rest/attachment.ts';
import { access } from '../../platform/rest/route-access.ts';
import { requireUser } from '../../policy.ts';
import { changePassword, remindPassword, resetPassword } from './change-password.ts';
import { countUserAttempt } from './count-attempts.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import {
  CHANGE_PASSWORD,
  DELETE_ACCOUNT,
  EXPORT_ACCOUNT,
  IS_PAID,
  LOGIN,
  LOGOUT,
  ME,
  REGISTER,
  REMIND_PASSWORD,
  RESET_PASSWORD,
} from './rest-operations.ts';
import * as account from './service.ts';

/** The account calls of the specification (section 7), and the export of a user's data. */
export function accountRoutes(app: FastifyInstance): void {
  app.get('/me', access('anybody', ME), async (request) => ({ data: await account.me(request.ctx) }));

  app.post('/register', access('anybody', REGISTER), async (request, reply) => {
    await request.ctx.limit('registrations');
    reply.status(201);
    return { data: await account.register(request.ctx, REGISTER.body.parse(request.body)) };
  });

  app.post('/login', access('anybody', LOGIN), async (request) => {
    return { data: await account.login(request.ctx, LOGIN.body.parse(request.body)) };
  });

  app.post('/logout', access('anybody', LOGOUT), async (request, reply) => {
    await account.logout(request.ctx);
    return reply.status(204).send();
  });

  app.get('/is-paid', access('anybody', IS_PAID), (request) => account.isPaid(request.ctx));

  app.post('/password/reset', access('anybody', REMIND_PASSWORD), async (request) => {
    await request.ctx.limit('attempts');
    await remindPassword(request.ctx, REMIND_PASSWORD.body.parse(request.body).email);
    return { message: REMINDED };
  });

  app.post('/password/save', access('anybody', RESET_PASSWORD), async (request) => {
    await request.ctx.limit('attempts');
    await resetPassword(request.ctx, RESET_PASSWORD.body.parse(request.body));
    return { message: CHANGED };
  });

  app.post('/password/change', access('user', CHANGE_PASSWORD), async (request) => {
    const context = requireUser(request.ctx);
    await countUserAttempt(context, context.user.id);
    await changePassword(context, CHANGE_PASSWORD.body.parse(request.body));
    return { message: CHANGED };
  });

  app.delete('/account', access('user', DELETE_ACCOUNT), async (request, reply) => {
    const context = requireUser(request.ctx);
    await countUserAttempt(context, context.user.id);
    await deleteAccount(context, DELETE_ACCOUNT.body.parse(request.body ?? {}));
    return reply.status(204).send();
  });

  app.get('/account/export', access('user', EXPORT_ACCOUNT), async (request, reply) => {
    const { fileName, zip } = await exportData(requireUser(request.ctx));
    return reply
      .type('application/zip')
      .header('content-disposition', attachment(fileName))
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}

// Specification, section 8.
const REMINDED = 'If the email address was correct, a password reset link was sent to the provided email address';
const CHANGED = 'The password has been changed';
