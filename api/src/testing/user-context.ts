import type { Deps, UserContext } from '../context.ts';

/** The context of a logged-in user's call, for tests with too many users to log in over HTTP. */
export function userContext(deps: Deps, { id, email }: { id: string; email: string }): UserContext {
  return {
    ...deps,
    requestId: crypto.randomUUID(),
    user: { id, email, firstName: 'Łucja', lastName: 'Żak', hasPassword: false },
    visitorId: null,
    deviceCookie: null,
    session: null,
    userAgent: 'test',
    chosenCurrency: null,
    knownSections: new Set(),
    language: 'pl',
    // There is no answer, and billing's services set no cookies.
    cookies: { setSession() {}, clearSession() {}, setVisitor() {}, clearVisitor() {}, setDevice() {} },
    address: '127.0.0.1',
    addressCountry: null,
    limit: async () => {},
  };
}
