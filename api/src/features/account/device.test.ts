import { expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { type DeviceAccount, deviceOf, rememberDevice } from './device.ts';

const ANNA = { id: 'anna', passwordHash: 'hash-1' };

/** A call by a browser with that cookie, and nothing else of a context. `call.cookie` is what the browser has afterwards. */
function browser(cookie: string | null, key = 'key') {
  const call = { cookie };
  const context = {
    deviceCookie: cookie,
    config: { deviceKey: Buffer.from(key) },
    cookies: {
      setDevice(value: string) {
        call.cookie = value;
      },
    },
  } as unknown as RequestContext;
  return { call, context };
}

function remembered(cookie: string | null, account: DeviceAccount): string {
  const { call, context } = browser(cookie);
  rememberDevice(context, account);
  return call.cookie!;
}

const idIn = (cookie: string | null, account: DeviceAccount, key?: string) =>
  deviceOf(browser(cookie, key).context, account);

test('knows a browser that logged in to the account, until the password changes', () => {
  const cookie = remembered(null, ANNA);
  expect(idIn(cookie, ANNA)).toMatch(/^[\w-]{43}$/);
  expect(idIn(cookie, { ...ANNA, id: 'ola' })).toBeNull();
  expect(idIn(cookie, { ...ANNA, passwordHash: 'hash-2' })).toBeNull();
  expect(idIn(cookie, { ...ANNA, passwordHash: null })).toBeNull();
  expect(idIn(cookie, ANNA, 'another key')).toBeNull();
});

test('refuses a forged or changed cookie', () => {
  const [id, signature] = remembered(null, ANNA).split('.') as [string, string];
  const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const cookie of [
    null,
    '',
    '.',
    '~',
    id,
    `${id}.`,
    `${id}.${changed}`,
    `${signature}.${id}`,
    `${'ż'.repeat(43)}.${signature}`,
  ])
    expect(idIn(cookie, ANNA), String(cookie)).toBeNull();
});

test('keeps one token for each of the last four accounts', () => {
  let cookie: string | null = null;
  const accounts = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, passwordHash: 'hash' }));
  for (const account of accounts) for (let count = 0; count < 3; count++) cookie = remembered(cookie, account);
  expect(accounts.map((account) => idIn(cookie, account) !== null)).toEqual([false, true, true, true, true]);
  expect(cookie!.length).toBeLessThan(400);
});
