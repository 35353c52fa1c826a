/**
 * Wraps a pure function so that it is not called again for the same object while its other arguments stay the same. Resumes are
 * never changed in place, so an object that is the same has the same content. Only the last result of an object is kept, and no
 * longer than the object itself.
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
