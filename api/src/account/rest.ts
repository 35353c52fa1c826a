import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { requireUser } from '../policy.ts';
import { access } from '../rest/route-access.ts';
import { changePassword, remindPassword, resetPassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import {
  changePasswordSchema,
  deleteSchema,
  loginSchema,
  registerSchema,
  remindSchema,
  resetSchema,
} from './schema.ts';
import * as account from './service.ts';

/** The specification's account calls (section 7), and the export of all that is kept about somebody. */
export function accountRoutes(app: FastifyInstance): void {
  app.get('/me', access('anybody'), async (request) => ({ data: await account.me(request.ctx) }));

  app.post('/register', access('anybody'), async (request, reply) => {
    await request.ctx.limit('attempts');
    reply.status(201);
    return { data: await account.register(request.ctx, registerSchema.parse(request.body)) };
  });

  app.post('/login', access('anybody'), async (request) => {
    await request.ctx.limit('attempts');
    return { data: await account.login(request.ctx, loginSchema.parse(request.body)) };
  });

  app.post('/logout', access('anybody'), async (request, reply) => {
    await account.logout(request.ctx);
    return reply.status(204).send();
  });

  app.get('/is-paid', access('anybody'), (request) => account.isPaid(request.ctx));

  /** Body `{ email }`: sends a link to set a new password. */
  app.post('/password/reset', access('anybody'), async (request) => {
    await request.ctx.limit('attempts');
    await remindPassword(request.ctx, remindSchema.parse(request.body).email);
    return { message: REMINDED };
  });

  /** Body `{ token, password }`: sets a new password by such a link. */
  app.post('/password/save', access('anybody'), async (request) => {
    await request.ctx.limit('attempts');
    await resetPassword(request.ctx, resetSchema.parse(request.body));
    return { message: CHANGED };
  });

  /** Body `{ oldPassword, password }`. */
  app.post('/password/change', access('user'), async (request) => {
    await request.ctx.limit('attempts');
    await changePassword(requireUser(request.ctx), changePasswordSchema.parse(request.body));
    return { message: CHANGED };
  });

  /** Body `{ password }`, or none within ten minutes of logging in. */
  app.delete('/account', access('user'), async (request, reply) => {
    await request.ctx.limit('attempts');
    await deleteAccount(requireUser(request.ctx), deleteSchema.parse(request.body ?? {}));
    return reply.status(204).send();
  });

  app.get('/account/export', access('user'), async (request, reply) => {
    const { fileName, zip } = await exportData(requireUser(request.ctx));
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(fileName))
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}

// Specification, section 8.
const REMINDED = 'If the email address was correct, a password reset link was sent to the provided email address';
const CHANGED = 'The password has been changed';
