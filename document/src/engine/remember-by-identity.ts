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
  const known = new WeakMap<K, readonly { rest: A; result: R }[]>();
  return (key, ...rest) => {
    const results = known.get(key) ?? [];
    const last = results.find((one) => one.rest.every((value, index) => Object.is(value, rest[index])));
    if (last) return last.result;
    const result = make(key, ...rest);
    known.set(key, [{ rest, result }, ...results.slice(0, kept - 1)]);
    return result;
  };
}
