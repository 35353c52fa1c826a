import type { FastifyInstance } from 'fastify';
import { loginSchema, registerSchema } from './schema.ts';
import * as account from './service.ts';

/** The specification's account calls (section 7). */
export function accountRoutes(app: FastifyInstance): void {
  app.get('/me', async (request) => ({ data: await account.me(request.ctx) }));

  app.post('/register', async (request, reply) => {
    await request.ctx.limitAttempts();
    reply.status(201);
    return { data: await account.register(request.ctx, registerSchema.parse(request.body)) };
  });

  app.post('/login', async (request) => {
    await request.ctx.limitAttempts();
    return { data: await account.login(request.ctx, loginSchema.parse(request.body)) };
  });

  app.post('/logout', async (request, reply) => {
    await account.logout(request.ctx);
    return reply.status(204).send();
  });

  app.get('/is-paid', (request) => account.isPaid(request.ctx));
}
