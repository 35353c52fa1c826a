import { vi } from 'vitest';
import { type FileStorage, StorageDown } from '../platform/clients/file-storage.ts';

/** What a call loses in an outage: the call itself, or only the answer of a call that took effect. */
export type Loss = 'call' | 'answer';

/** A storage that a test takes away and brings back. */
export interface FragileStorage {
  /** Calls since the last `restore`. */
  calls(): number;
  /** Fails all calls after this many. */
  breakAfter(calls: number, loss: Loss): void;
  restore(): void;
}

/** Makes a storage fragile, for as long as the test runs. */
export function makeFragile(files: FileStorage): FragileStorage {
  let calls = 0;
  let left = Number.POSITIVE_INFINITY;
  let lost: Loss = 'call';
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    calls++;
    if (left-- > 0) return call();
    if (lost === 'answer') await call();
    throw new StorageDown('The file storage failed: taken away by the test');
  };
  const { get, put, remove, absent } = files;
  vi.spyOn(files, 'get').mockImplementation((key) => through(() => get.call(files, key)));
  vi.spyOn(files, 'put').mockImplementation((key, bytes) => through(() => put.call(files, key, bytes)));
  vi.spyOn(files, 'remove').mockImplementation((key) => through(() => remove.call(files, key)));
  vi.spyOn(files, 'absent').mockImplementation((keys) => through(() => absent.call(files, keys)));
  return {
    calls: () => calls,
    breakAfter(count, loss) {
      [left, lost] = [count, loss];
    },
    restore() {
      [calls, left] = [0, Number.POSITIVE_INFINITY];
    },
  };
}
