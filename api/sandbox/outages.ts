/**
 * What a provider may answer to every call of its API while something is wrong: it does not accept the key, the permissions or the number
 * of calls, rejects the request, does not find what it names, knows its idempotency key with other parameters, fails, is hidden behind a
 * gateway's page, or hangs up.
 */
export const OUTAGES = [
  'bad-key',
  'no-permission',
  'too-many-calls',
  'rejected',
  'not-found',
  'key-reused',
  'failing',
  'gateway-page',
  'hanging-up',
] as const;
export type Outage = (typeof OUTAGES)[number];

/** What a gateway in front of a provider answers: no JSON. */
export const GATEWAY_PAGE = '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>';
