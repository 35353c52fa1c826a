/** Keeps the latest answers in memory. Calls with the key of an answer that is in flight share it. */
export interface ReadingCache<T> {
  /** The answer under the key, or else that of `work`. Failures are not cached. */
  get(key: string, work: () => Promise<T>): Promise<T>;
}

/** @param size is the number of answers kept; the least recently used one is evicted first. */
export function createReadingCache<T>(size: number): ReadingCache<T> {
  const answers = new Map<string, Promise<T>>();
  return {
    get(key, work) {
      const answer = answers.get(key) ?? work();
      answers.delete(key);
      answers.set(key, answer);
      if (answers.size > size) answers.delete(answers.keys().next().value!);
      answer.catch(() => {
        if (answers.get(key) === answer) answers.delete(key);
      });
      return answer;
    },
  };
}
