/** Runs what it is given, at most `count` at the same time; the rest waits in the order in which it came. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // A place goes straight to the next one, so that nobody who comes now is before it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
