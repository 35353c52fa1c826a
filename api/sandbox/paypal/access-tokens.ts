import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PaypalFaults } from './state.ts';

/** How long a token is good, s; PayPal's nine hours. */
const LIFETIME_S = 32_400;

export interface AccessTokens {
  /** Takes back every token, as PayPal does before their time when credentials change. */
  revokeAll(): void;
}

/** `POST /v1/oauth2/token`, and its check on everything else of the API. Any client is taken, as long as it says who it is. */
export function accessTokens(app: FastifyInstance, faults: PaypalFaults): AccessTokens {
  // In memory, and so gone after a restart: a token must be able to end early.
  const good = new Set<string>();
  app.post('/v1/oauth2/token', async ({ headers, body }, reply) => {
    if (faults.failTokens > 0) {
      faults.failTokens--;
      return reply.status(500).send({ error: 'server_error', error_description: 'The sandbox was told to fail' });
    }
    const [, credentials = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (faults.refuseClient || !/^[^:]+:.+$/.test(Buffer.from(credentials, 'base64').toString('utf8')))
      return reply.status(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    if ((body as { grant_type?: unknown } | null)?.grant_type !== 'client_credentials')
      return reply
        .status(400)
        .send({ error: 'unsupported_grant_type', error_description: 'Grant Type is not supported' });
    const token = `A21AA${randomBytes(24).toString('base64url')}`;
    good.add(token);
    return {
      scope: 'openid',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: LIFETIME_S,
    };
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(v2|v3|v1\/customer)\//.test(request.url)) return;
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!good.has(token))
      return reply
        .status(401)
        .send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
  });
  return { revokeAll: () => good.clear() };
}
