import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { newToken } from './token.ts';

/** How many accounts one browser is remembered for, the last ones that logged in. */
const MAX_ACCOUNTS = 4;
const BETWEEN_TOKENS = '~';

/** What a device token is bound to: it ends with the account's password. */
export interface DeviceAccount {
  id: string;
  passwordHash: string | null;
}

/**
 * The id of the token by which this browser shows that it has logged in to the account since its password was set; null without one.
 * A device cookie logs nobody in: strangers' wrong passwords do not count against the browser that has it, and its own do.
 *
 * The cookie holds random ids, each signed for one account, and no names; the database keeps nothing of it.
 */
export function deviceOf({ deviceCookie, config }: RequestContext, account: DeviceAccount): string | null {
  for (const token of tokensOf(deviceCookie)) {
    const [id = '', signature = ''] = token.split('.', 2);
    if (isSame(signature, sign(config.deviceKey, account, id))) return id;
  }
  return null;
}

/** Remembers that this browser has logged in to the account; call it when the log-in stands. */
export function rememberDevice(context: RequestContext, account: DeviceAccount): void {
  const { deviceCookie, config, cookies } = context;
  const known = deviceOf(context, account);
  const id = newToken();
  const others = tokensOf(deviceCookie).filter((token) => known === null || !token.startsWith(`${known}.`));
  const tokens = [`${id}.${sign(config.deviceKey, account, id)}`, ...others].slice(0, MAX_ACCOUNTS);
  cookies.setDevice(tokens.join(BETWEEN_TOKENS));
}

/** Only what has the length of a token is kept, whatever a client sends: two times 256 bits in base64url. */
function tokensOf(cookie: string | null): string[] {
  const tokens = (cookie ?? '').split(BETWEEN_TOKENS, MAX_ACCOUNTS);
  return tokens.filter((token) => /^[\w-]{43}\.[\w-]{43}$/.test(token));
}

function sign(key: Buffer, { id: userId, passwordHash }: DeviceAccount, id: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, passwordHash, id]))
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
