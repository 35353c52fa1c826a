import type { Deps, UserContext } from '../context.ts';

/** A call by somebody logged in as services see it, for tests of more people than could be logged in over HTTP. */
export function userContext(deps: Deps, { id, email }: { id: string; email: string }): UserContext {
  return {
    ...deps,
    requestId: crypto.randomUUID(),
    user: { id, email, firstName: 'Łucja', lastName: 'Żak', hasPassword: false },
    visitorId: null,
    deviceCookie: null,
    session: null,
    userAgent: 'test',
    language: 'pl',
    // No answer is sent, and none of these is what services of billing do.
    cookies: { setSession() {}, clearSession() {}, setVisitor() {}, clearVisitor() {}, setDevice() {} },
    address: '127.0.0.1',
    limit: async () => {},
  };
}
