/** Keeps the latest answers in memory. Calls with the key of an answer that is in flight share it. */
export interface ReadingCache<T> {
  /**
   * The answer under the key, or else that of `work`. Failures are not cached.
   *
   * @param signal the caller waits no longer. When no caller waits, the signal that `work` has got is aborted.
   */
  get(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Entry<T> {
  answer: Promise<T>;
  isSettled: boolean;
  /** How many callers wait for it. */
  callers: number;
  ending: AbortController;
}

/** @param size is the number of answers kept; the least recently used one is evicted first. */
export function createReadingCache<T>(size: number): ReadingCache<T> {
  const entries = new Map<string, Entry<T>>();
  const forget = (key: string, entry: Entry<T>) => {
    if (entries.get(key) === entry) entries.delete(key);
  };
  const start = (key: string, work: (signal: AbortSignal) => Promise<T>): Entry<T> => {
    const ending = new AbortController();
    const entry: Entry<T> = { answer: work(ending.signal), isSettled: false, callers: 0, ending };
    entry.answer.then(
      () => {
        entry.isSettled = true;
      },
      () => {
        entry.isSettled = true;
        forget(key, entry);
      },
    );
    return entry;
  };
  return {
    get(key, work, signal) {
      const entry = entries.get(key) ?? start(key, work);
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > size) entries.delete(entries.keys().next().value!);
      entry.callers += 1;
      const leave = () => {
        entry.callers -= 1;
        if (entry.callers > 0 || entry.isSettled) return;
        forget(key, entry);
        entry.ending.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      return entry.answer;
    },
  };
}
