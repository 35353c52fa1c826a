/** Returns a function that runs work, at most `count` at the same time. The rest waits in the order of the calls. */
export function limitConcurrency(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // The place passes to the next one at once, so that a new call cannot overtake it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
