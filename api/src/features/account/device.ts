import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { newToken } from '../../platform/token.ts';

/** One browser is remembered for the last so many accounts that logged in there. */
const MAX_ACCOUNTS = 4;
const BETWEEN_TOKENS = '~';

/** The account that a device token is for. The token ends when its password changes. */
export interface DeviceAccount {
  id: string;
  passwordHash: string | null;
}

/**
 * The id of this browser's device token for the account; null without one. The token proves that the browser has logged in to the
 * account since its password was set. It logs nobody in. It only gives the browser its own count of wrong passwords, apart from
 * other people's.
 *
 * The cookie holds random ids, each signed for one account, and no names. The database does not store them.
 */
export function deviceOf({ deviceCookie, config }: RequestContext, account: DeviceAccount): string | null {
  for (const token of tokensOf(deviceCookie)) {
    const [id = '', signature = ''] = token.split('.', 2);
    if (isSame(signature, sign(config.deviceKey, account, id))) return id;
  }
  return null;
}

/** Remembers that this browser has logged in to the account. Call it after the login is committed. */
export function rememberDevice(context: RequestContext, account: DeviceAccount): void {
  const { deviceCookie, config, cookies } = context;
  const known = deviceOf(context, account);
  const id = newToken();
  const others = tokensOf(deviceCookie).filter((token) => known === null || !token.startsWith(`${known}.`));
  const tokens = [`${id}.${sign(config.deviceKey, account, id)}`, ...others].slice(0, MAX_ACCOUNTS);
  cookies.setDevice(tokens.join(BETWEEN_TOKENS));
}

/** Drops what has not the form of a token: two times 256 bits in base64url. */
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
