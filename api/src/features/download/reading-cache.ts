/** Keeps the latest answers in memory, so that the same question asked again costs nothing, not even while it is worked on. */
export interface ReadingCache<T> {
  /** The answer kept under the key, or that of `work`; a failure is not kept. */
  get(key: string, work: () => Promise<T>): Promise<T>;
}

/** @param size how many answers are kept; the one that was not asked for longest goes first. */
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
