import { expect, it, vi } from 'vitest';
import { loadable } from './loadable.ts';

/** Fails as long as the connection is away. */
function unsteady() {
  const connection = { isThere: false };
  const fetch = vi.fn(async () => {
    if (!connection.isThere) throw new Error('Failed to fetch dynamically imported module');
    return 'panel';
  });
  return { connection, fetch, chunk: loadable(fetch) };
}

it('fetches once, however often it is asked', async () => {
  const { connection, fetch, chunk } = unsteady();
  connection.isThere = true;
  expect(chunk.load()).toBe(chunk.load());
  chunk.prefetch();
  expect(await chunk.load()).toBe('panel');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps a failure until it is told to forget it, and then really fetches again', async () => {
  const { connection, fetch, chunk } = unsteady();
  await expect(chunk.load()).rejects.toThrow();
  connection.isThere = true;
  await expect(chunk.load()).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
  chunk.forgetFailure();
  expect(await chunk.load()).toBe('panel');
});

it('forgets no success and no loading under way', async () => {
  const { connection, fetch, chunk } = unsteady();
  connection.isThere = true;
  const loading = chunk.load();
  chunk.forgetFailure();
  expect(chunk.load()).toBe(loading);
  await loading;
  chunk.forgetFailure();
  expect(chunk.load()).toBe(loading);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('tries again by itself after loading ahead has failed', async () => {
  const { connection, chunk } = unsteady();
  chunk.prefetch();
  await vi.waitFor(async () => {
    connection.isThere = true;
    expect(await chunk.load()).toBe('panel');
  });
});
