import type { CookieSerializeOptions } from '@fastify/cookie';
import { CURRENCY_COOKIE, type Currency, isCurrency } from '@kreda/site/currencies';
import { LANGUAGE_HEADER } from '@kreda/site/language-header';
import { isOffered, type SiteLanguage } from '@kreda/site/languages';
import { SECTIONS_HEADER } from '@kreda/site/sections-header';
import { isCountry } from '@kreda/site/tax/countries';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Cookies, Deps, RequestContext } from '../../context.ts';
import { TooManyTries } from '../rate-limits.ts';

const YEAR_S = 365 * 24 * 3600;

/** A request and its reply. */
interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The context of a request, with the user or the visitor of its cookies. REST, tRPC and pages all use it. */
export async function requestContext(deps: Deps, { request, reply }: Exchange): Promise<RequestContext> {
  const anonymous = anonymousContext(deps, { request, reply });
  const sessionToken = request.cookies[cookieName('session', deps.config)];
  const visitorToken = request.cookies[cookieName('visitor', deps.config)];
  const session = sessionToken ? await deps.findSession(sessionToken) : null;
  if (sessionToken && session?.remember && session.extendedTo)
    anonymous.cookies.setSession(sessionToken, session.extendedTo);
  return {
    ...anonymous,
    limit: limitOf(deps, { request, reply }, session !== null),
    user: session?.user ?? null,
    session: session && { id: session.id, tokenHash: session.tokenHash, createdAt: session.createdAt },
    visitorId: visitorToken ? await deps.findVisitor(visitorToken) : null,
  };
}

/** The same without a user or a visitor. It does not query the database. */
export function anonymousContext(deps: Deps, { request, reply }: Exchange): RequestContext {
  return {
    ...deps,
    log: request.log,
    requestId: request.id,
    user: null,
    session: null,
    visitorId: null,
    deviceCookie: request.cookies[cookieName('device', deps.config)] ?? null,
    userAgent: request.headers['user-agent'] ?? '',
    language:
      offered(request.cookies.language) ?? offered(request.headers[LANGUAGE_HEADER]) ?? deps.config.site.language,
    chosenCurrency: knownCurrency(request.cookies[CURRENCY_COOKIE]),
    knownSections: new Set(String(request.headers[SECTIONS_HEADER] ?? '').split(',')),
    cookies: cookiesOf(deps, reply),
    address: request.ip,
    addressCountry: countryOf(request.headers, deps.config.tax.countryHeader),
    limit: limitOf(deps, { request, reply }, false),
  };
}

/** What a proxy's header says; null for anything but a country, such as Cloudflare's XX (unknown) and T1 (Tor). */
function countryOf(headers: FastifyRequest['headers'], name: string | null): string | null {
  const told = name === null ? undefined : headers[name];
  return typeof told === 'string' && isCountry(told) ? told : null;
}

function limitOf({ rateLimits }: Deps, { request, reply }: Exchange, isLoggedIn: boolean): RequestContext['limit'] {
  return async (name, who, points = 1) => {
    try {
      if (who !== undefined) await rateLimits.consume(name, who, points);
      else await rateLimits.consumeAddress(name, { address: request.ip, isLoggedIn }, points);
    } catch (error) {
      if (error instanceof TooManyTries) reply.header('retry-after', error.retryAfterS);
      throw error;
    }
  };
}

/** Over https with the prefix `__Host-`: browsers then accept the cookie from this host over https only (RFC 6265bis). */
export function cookieName(name: string, { isHttps }: Pick<Config, 'isHttps'>): string {
  return isHttps ? `__Host-${name}` : name;
}

/** Undefined for a language that the interface does not have. */
function offered(language: string | string[] | undefined): SiteLanguage | undefined {
  return typeof language === 'string' && isOffered(language) ? language : undefined;
}

function knownCurrency(currency: string | undefined): Currency | null {
  return isCurrency(currency) ? currency : null;
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
    setDevice: (value) => void reply.setCookie(cookieName('device', config), value, { ...options, maxAge: YEAR_S }),
  };
}
