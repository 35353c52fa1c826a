import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../testing/databases.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { openDatabase } from './database.ts';
import { addressKey, createRateLimits, networkOf, TooManyTries } from './rate-limits.ts';

const CONFIG = { loginAttemptsPerMinute: 5, newVisitorsPerHour: 3, newResumesPerHour: 2 };

onEachDatabase('limits on $kind', { tags: ['concurrency'] }, ({ create }) => {
  let database: TestDatabase;
  const processes: ReturnType<typeof openDatabase>[] = [];

  beforeAll(async () => {
    database = await create();
  });
  afterAll(async () => {
    for (const db of processes) await db.$disconnect();
    await database.drop();
  });
  /** Another API process: a separate connection and limiter, on the same database. */
  const newProcess = () => {
    const db = openDatabase(database.url);
    processes.push(db);
    return createRateLimits(db, CONFIG);
  };

  test('are shared by all processes, and exact with concurrent attempts', async () => {
    const limits = [newProcess(), newProcess(), newProcess()];
    const tries = Array.from({ length: 30 }, (_, index) => limits[index % 3]!.consume('attempts', '203.0.113.7'));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(TooManyTries);
  });

  test('report when to retry, and count each key and each limit separately', async () => {
    const limits = newProcess();
    for (let count = 0; count < 3; count++) await limits.consume('visitors', '198.51.100.1');
    const refusal = await limits.consume('visitors', '198.51.100.1').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'rate-limited' });
    expect((refusal as TooManyTries).retryAfterS).toBeGreaterThan(3_500);
    await limits.consume('visitors', '198.51.100.2');
    await limits.consume('attempts', '198.51.100.1');
    await limits.forget('visitors', '198.51.100.1');
    await limits.consume('visitors', '198.51.100.1');
  });

  test('give an IPv6 network of 48 bits ten times the attempts of one address', async () => {
    const limits = newProcess();
    const visit = (address: string) => limits.consumeAddress('visitors', { address, isLoggedIn: false });
    for (let line = 0; line < 10; line++) {
      for (let count = 0; count < 3; count++) await visit(`2001:db8:7:${line}::${count}`);
      // Attempts that the address's own limit refuses do not count for the network.
      await expect(visit(`2001:db8:7:${line}::9`)).rejects.toBeInstanceOf(TooManyTries);
    }
    await expect(visit('2001:db8:7:ff::1')).rejects.toBeInstanceOf(TooManyTries);
    await visit('2001:db8:8:ff::1');
    for (let last = 0; last < 31; last++) await visit(`192.0.2.${last}`);
  });

  test('count logged-in users apart from others at their address, and limit them too', async () => {
    const limits = newProcess();
    const read = (isLoggedIn: boolean, address = '192.0.2.77') =>
      limits.consumeAddress('addressImports', { address, isLoggedIn });
    for (let count = 0; count < 10; count++) await read(false);
    await expect(read(false)).rejects.toBeInstanceOf(TooManyTries);
    for (let count = 0; count < 100; count++) await read(true);
    await expect(read(true)).rejects.toBeInstanceOf(TooManyTries);
    for (let count = 0; count < 100; count++) await read(true, `2001:db8:9:${count}::1`);
    await expect(read(true, '2001:db8:9:ff::1')).rejects.toBeInstanceOf(TooManyTries);
    // Logging in to any account gives no more attempts at passwords.
    const attempt = () => limits.consumeAddress('attempts', { address: '192.0.2.77', isLoggedIn: true });
    for (let count = 0; count < 5; count++) await attempt();
    await expect(attempt()).rejects.toBeInstanceOf(TooManyTries);
  });

  test('store no plain keys', async () => {
    const limits = newProcess();
    await limits.consume('guesses', 'anna@example.pl');
    expect(JSON.stringify(await processes[0]!.rateLimit.findMany())).not.toMatch(/anna|203\.0\.113|198\.51/);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.7:51234', '203.0.113.7', '203.0.113.0/24'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  [undefined, 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
  ['unknown', 'unknown', 'unknown'],
  ['203.0.113.7, evil', 'unknown', 'unknown'],
])('%s counts as %s, and is logged as %s', (address, key, network) => {
  expect(addressKey(address)).toBe(key);
  expect(networkOf(address)).toBe(network);
});
