import { vi } from 'vitest';
import { type FileStorage, StorageDown } from '../platform/clients/file-storage.ts';

/** What is lost in an outage: the call itself, or only its answer after the call took effect. */
export type Loss = 'call' | 'answer';

/** Controls a storage that a test breaks and restores. */
export interface FragileStorage {
  /** The number of calls since the last `restore`. */
  calls(): number;
  /** Fails all calls after this many. */
  breakAfter(calls: number, loss: Loss): void;
  restore(): void;
}

/** Makes a storage breakable until the test's mocks are restored. */
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
