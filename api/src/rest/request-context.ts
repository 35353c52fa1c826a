import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOffered, type SiteLanguage } from '../../../web/src/i18n/language.ts';
import { findVisitorId } from '../account/repo.ts';
import { findLiveSession } from '../account/session.ts';
import { hashToken } from '../account/token.ts';
import type { Config } from '../config.ts';
import type { Cookies, Deps, RequestContext } from '../context.ts';
import { addressKey, TooManyTries } from '../rate-limits.ts';

const YEAR_S = 365 * 24 * 3600;

/** Finds out who is asking: the one place where cookies become a user or a visitor, for both transports. */
export async function requestContext(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<RequestContext> {
  const cookies = cookiesOf(deps, reply);
  const sessionToken = request.cookies[cookieName('session', deps.config)];
  const visitorToken = request.cookies[cookieName('visitor', deps.config)];
  const session = sessionToken ? await findLiveSession(deps, sessionToken) : null;
  if (sessionToken && session?.remember && session.extendedTo) cookies.setSession(sessionToken, session.extendedTo);
  return {
    ...deps,
    log: request.log,
    requestId: request.id,
    user: session?.user ?? null,
    session: session && { id: session.id, tokenHash: session.tokenHash, createdAt: session.createdAt },
    visitorId: visitorToken ? await findVisitorId(deps.db, hashToken(visitorToken)) : null,
    userAgent: request.headers['user-agent'] ?? '',
    language: chosenLanguage(request.cookies.language) ?? deps.config.site.language,
    cookies,
    address: request.ip,
    async limit(name, who = addressKey(request.ip)) {
      try {
        await deps.rateLimits.consume(name, who);
      } catch (error) {
        if (error instanceof TooManyTries) reply.header('retry-after', error.retryAfterS);
        throw error;
      }
    },
  };
}

/** Over https the name itself makes browsers insist that the cookie is ours alone: no subdomain, no plain http (RFC 6265bis). */
export function cookieName(name: string, { isHttps }: Pick<Config, 'isHttps'>): string {
  return isHttps ? `__Host-${name}` : name;
}

/** Only languages that the interface speaks can be chosen. */
export function chosenLanguage(cookie: string | undefined): SiteLanguage | undefined {
  return isOffered(cookie) ? cookie : undefined;
}

function cookiesOf({ config, clock }: Deps, reply: FastifyReply): Cookies {
  const [session, visitor] = [cookieName('session', config), cookieName('visitor', config)];
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps };
  return {
    setSession(token, expiresAt) {
      const maxAge = expiresAt && Math.round((expiresAt.getTime() - clock().getTime()) / 1000);
      reply.setCookie(session, token, maxAge === null ? options : { ...options, maxAge });
    },
    clearSession: () => void reply.clearCookie(session, options),
    setVisitor: (token) => void reply.setCookie(visitor, token, { ...options, maxAge: YEAR_S }),
    clearVisitor: () => void reply.clearCookie(visitor, options),
  };
}
