/**
 * Memoises a pure function by the identity of its first argument: it is not called again for the same object while its other arguments stay
 * the same. Resumes are immutable, so the same object has the same content. Only the last result of each object is kept, and no longer than
 * the object itself.
 */
export function rememberByIdentity<K extends object, A extends readonly unknown[], R>(
  make: (key: K, ...rest: A) => R,
): (key: K, ...rest: A) => R {
  const known = new WeakMap<K, { rest: A; result: R }>();
  return (key, ...rest) => {
    const last = known.get(key);
    if (last?.rest.every((value, index) => Object.is(value, rest[index]))) return last.result;
    const result = make(key, ...rest);
    known.set(key, { rest, result });
    return result;
  };
}
