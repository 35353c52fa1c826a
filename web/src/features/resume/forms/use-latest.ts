import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that keeps its identity and calls the one of the latest drawing. Only for event handlers. */
export function useLatest<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
