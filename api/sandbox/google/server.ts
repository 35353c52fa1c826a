import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';
import { accountPage } from './account-page.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { PERSONS, type Person, personSchema, subjectOf } from './persons.ts';

export interface GoogleSandboxOptions {
  /** 0 takes any. */
  port: number;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface GoogleSandbox {
  /** What the product discovers it by. */
  issuer: string;
  stop(): Promise<void>;
}

const SCOPE = 'openid email profile';
const MAX_BODY_BYTES = 10_000;

/**
 * A provider of OpenID Connect in Google's place: a certified implementation, with a page on which one chooses who to be instead
 * of proving it. It listens on loopback only, and forgets everything when it ends.
 */
export async function startGoogleSandbox(options: GoogleSandboxOptions): Promise<GoogleSandbox> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, options);
  server.on('request', provider.callback());
  return { issuer, stop: () => close(server) };
}

function createProvider(issuer: string, { clientId, clientSecret, redirectUri }: GoogleSandboxOptions): Provider {
  const persons = new Map<string, Person>(PERSONS.map((person) => [subjectOf(person.email), person]));
  const policy = interactionPolicy.base();
  // Google's way to ask which account, even of somebody who is logged in there.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey(), use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // As Google does: the claims stand in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [crypto.randomUUID()] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    async findAccount(_ctx, accountId) {
      const person = persons.get(accountId);
      return person && { accountId, claims: async () => claimsOf(accountId, person) };
    },
    // Nobody is asked what the product may know of them: it is always the same.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });

  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/choose/')) return next();
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method !== 'POST') {
      ctx.type = 'html';
      ctx.body = accountPage(`/choose/${interaction.uid}`, [...persons.values()]);
      return;
    }
    const form = new URLSearchParams(await readBody(ctx.req));
    const person = form.has('cancel') ? null : personSchema.parse(Object.fromEntries(form));
    if (person) persons.set(subjectOf(person.email), person);
    const result = person
      ? { select_account: {}, login: { accountId: subjectOf(person.email) } }
      : { error: 'access_denied', error_description: 'nobody was chosen' };
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    // The answer has been written past koa.
    ctx.respond = false;
  });
  return provider;
}

function signingKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
}

function claimsOf(sub: string, { email, firstName, lastName, isVerified }: Person) {
  const name = `${firstName} ${lastName}`.trim();
  return { sub, email, email_verified: isVerified, name, given_name: firstName, family_name: lastName };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY_BYTES) throw new Error('the form is too large');
  }
  return body;
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
