import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOffered, type SiteLanguage } from '../../../web/src/i18n/language.ts';
import { findVisitorId } from '../account/repo.ts';
import { findLiveSession } from '../account/session.ts';
import { hashToken } from '../account/token.ts';
import type { Cookies, Deps, RequestContext } from '../context.ts';

const SESSION_COOKIE = 'session';
const VISITOR_COOKIE = 'visitor';
const YEAR_S = 365 * 24 * 3600;

/** Counts one attempt of a request's client; throws when there were too many. */
export type AttemptLimit = (request: FastifyRequest) => Promise<void>;

/** What one address may do how often. */
export interface RequestLimits {
  /** Logging in and registering. */
  attempts: AttemptLimit;
  /** Starting without an account. */
  visitors: AttemptLimit;
}

/** Finds out who is asking: the one place where cookies become a user or a visitor, for both transports. */
export async function requestContext(
  deps: Deps,
  { request, reply, limits }: { request: FastifyRequest; reply: FastifyReply; limits: RequestLimits },
): Promise<RequestContext> {
  const cookies = cookiesOf(deps, reply);
  const { session: sessionToken, visitor: visitorToken } = request.cookies;
  const session = sessionToken ? await findLiveSession(deps, sessionToken) : null;
  if (sessionToken && session?.remember && session.extendedTo) cookies.setSession(sessionToken, session.extendedTo);
  return {
    ...deps,
    log: request.log,
    requestId: request.id,
    user: session?.user ?? null,
    sessionHash: session?.tokenHash ?? null,
    visitorId: visitorToken ? await findVisitorId(deps.db, hashToken(visitorToken)) : null,
    userAgent: request.headers['user-agent'] ?? '',
    language: chosenLanguage(request.cookies.language) ?? deps.config.site.language,
    cookies,
    limitAttempts: () => limits.attempts(request),
    limitVisitors: () => limits.visitors(request),
  };
}

/** Only languages that the interface speaks can be chosen. */
function chosenLanguage(cookie: string | undefined): SiteLanguage | undefined {
  return isOffered(cookie) ? cookie : undefined;
}

function cookiesOf({ config, clock }: Deps, reply: FastifyReply): Cookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps };
  return {
    setSession(token, expiresAt) {
      const maxAge = expiresAt && Math.round((expiresAt.getTime() - clock().getTime()) / 1000);
      reply.setCookie(SESSION_COOKIE, token, maxAge === null ? options : { ...options, maxAge });
    },
    clearSession: () => void reply.clearCookie(SESSION_COOKIE, options),
    setVisitor: (token) => void reply.setCookie(VISITOR_COOKIE, token, { ...options, maxAge: YEAR_S }),
    clearVisitor: () => void reply.clearCookie(VISITOR_COOKIE, options),
  };
}
