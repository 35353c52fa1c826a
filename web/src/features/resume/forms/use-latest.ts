import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the handler of the latest render. Only for event handlers. */
export function useLatest<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
