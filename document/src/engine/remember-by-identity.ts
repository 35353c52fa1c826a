/**
 * Memoises a pure function by the identity of its first argument: it is not called again for the same object while its other arguments stay
 * the same. Resumes are immutable, so the same object has the same content. Only the last results of each object are kept, and no longer
 * than the object itself.
 *
 * @param kept how many results of an object are kept, for other arguments that alternate.
 */
export function rememberByIdentity<K extends object, A extends readonly unknown[], R>(
  make: (key: K, ...rest: A) => R,
  kept = 1,
): (key: K, ...rest: A) => R {
  const known = new WeakMap<K, { rest: A; result: R }[]>();
  return (key, ...rest) => {
    const results = known.get(key);
    if (results !== undefined) {
      for (const one of results) if (areSame(one.rest, rest)) return one.result;
    }
    const result = make(key, ...rest);
    if (results === undefined) known.set(key, [{ rest, result }]);
    else {
      results.unshift({ rest, result });
      if (results.length > kept) results.pop();
    }
    return result;
  };
}

function areSame(first: readonly unknown[], second: readonly unknown[]): boolean {
  for (let index = 0; index < first.length; index++) if (!Object.is(first[index], second[index])) return false;
  return true;
}
