import { expect, it, vi } from 'vitest';
import { loadable } from './loadable.ts';

/** A fetch that fails while there is no connection. */
function unsteady() {
  const connection = { isThere: false };
  const fetch = vi.fn(async () => {
    if (!connection.isThere) throw new Error('Failed to fetch dynamically imported module');
    return 'panel';
  });
  return { connection, fetch, chunk: loadable(fetch) };
}

it('fetches once for many calls', async () => {
  const { connection, fetch, chunk } = unsteady();
  connection.isThere = true;
  expect(chunk.load()).toBe(chunk.load());
  chunk.prefetch();
  expect(await chunk.load()).toBe('panel');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps a failure until forgetFailure, then fetches again', async () => {
  const { connection, fetch, chunk } = unsteady();
  await expect(chunk.load()).rejects.toThrow();
  connection.isThere = true;
  await expect(chunk.load()).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
  chunk.forgetFailure();
  expect(await chunk.load()).toBe('panel');
});

it('does not forget a success, nor a load in flight', async () => {
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

it('retries by itself after a failed prefetch', async () => {
  const { connection, chunk } = unsteady();
  chunk.prefetch();
  await vi.waitFor(async () => {
    connection.isThere = true;
    expect(await chunk.load()).toBe('panel');
  });
});

it('marks a fulfilled promise, so that React reads its value without suspending', async () => {
  const { connection, chunk } = unsteady();
  connection.isThere = true;
  expect(chunk.load()).not.toHaveProperty('status');
  await chunk.load();
  expect(chunk.load()).toMatchObject({ status: 'fulfilled', value: 'panel' });
});
