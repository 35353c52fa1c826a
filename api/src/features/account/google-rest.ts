import type { CookieSerializeOptions } from '@fastify/cookie';
import { pathIn } from '@kreda/site/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { DomainError } from '../../platform/errors.ts';
import { cookieName } from '../../platform/rest/request-context.ts';
import { access } from '../../platform/rest/route-access.ts';
import { GOOGLE_CALLBACK, GoogleRefusal, type SignInAttempt, signInAttemptSchema } from './google.ts';
import { loginWithGoogle } from './google-login.ts';

const ATTEMPT_S = 10 * 60;
/** The query of the page that the sign-in starts from says what follows it: a download, the page to go on to. */
const MAX_QUERY_CHARACTERS = 1_000;

/** `GET /auth/google?…` redirects to Google. The browser comes back to the callback, which redirects to the login page. */
export function googleRoutes(app: FastifyInstance): void {
  app.get('/auth/google', access('anybody'), async (request, reply) => {
    const { ctx } = request;
    if (!ctx.google) throw new DomainError('not-found');
    if (isEmbedded(request)) throw new DomainError('forbidden');
    await ctx.limit('google');
    // Google redirects back to the public address, so the cookie has to be set there.
    if (request.host !== new URL(ctx.config.publicUrl).host) return reply.redirect(ctx.config.publicUrl + request.url);
    const query = (request.url.split('?', 2)[1] ?? '').slice(0, MAX_QUERY_CHARACTERS);
    try {
      const { url, attempt } = await ctx.google.begin(query);
      reply.setCookie(cookieName('sign-in', ctx.config), encode(attempt), { ...options(ctx), maxAge: ATTEMPT_S });
      return reply.redirect(url);
    } catch (error) {
      request.log.error({ err: error }, 'Google cannot be reached');
      return redirectToLogin(request, reply, { query, outcome: { problem: 'google' } });
    }
  });

  app.get(GOOGLE_CALLBACK, access('anybody'), async (request, reply) => {
    const { ctx } = request;
    if (!ctx.google) throw new DomainError('not-found');
    if (isEmbedded(request)) throw new DomainError('forbidden');
    await ctx.limit('google');
    const attempt = decode(request.cookies[cookieName('sign-in', ctx.config)]);
    reply.clearCookie(cookieName('sign-in', ctx.config), options(ctx));
    if (!attempt) return redirectToLogin(request, reply, { query: '', outcome: { problem: 'google' } });
    const { query } = attempt;
    try {
      const profile = await ctx.google.finish(new URL(request.url, ctx.config.publicUrl), attempt);
      return redirectToLogin(request, reply, { query, outcome: { via: await loginWithGoogle(ctx, profile) } });
    } catch (error) {
      if (error instanceof DomainError && error.reason.code === 'account-blocked')
        return redirectToLogin(request, reply, { query, outcome: { problem: 'blocked' } });
      if (error instanceof GoogleRefusal) {
        request.log.warn({ err: error }, 'signing in with Google was refused');
        await audit(ctx.db, ctx, 'account.google-refused', { userId: null });
      } else request.log.error({ err: error }, 'signing in with Google failed');
      return redirectToLogin(request, reply, { query, outcome: { problem: 'google' } });
    }
  });
}

/** Whether a picture or a frame of another page made the request, and not a user who wants to sign in (Sec-Fetch-Dest). */
function isEmbedded({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination !== undefined && destination !== 'document';
}

/** Redirects to the login page, which shows the outcome and goes on to where the user was going. */
function redirectToLogin(
  { ctx }: FastifyRequest,
  reply: FastifyReply,
  { query, outcome }: { query: string; outcome: Record<string, string> },
): FastifyReply {
  const kept = Object.fromEntries(new URLSearchParams(query));
  return reply.redirect(pathIn(ctx.language, 'login', { query: { ...kept, ...outcome } }));
}

function options({ config }: RequestContext): CookieSerializeOptions {
  // Lax: the redirect back from Google is a cross-site navigation.
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps };
}

function encode(attempt: SignInAttempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

function decode(cookie: string | undefined): SignInAttempt | null {
  try {
    return signInAttemptSchema.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()));
  } catch {
    // No valid cookie: the attempt is too old, or was begun in another browser.
    return null;
  }
}
