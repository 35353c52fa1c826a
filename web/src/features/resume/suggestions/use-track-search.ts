import { useEffect, useRef } from 'react';
import { track } from '../../../lib/analytics/analytics.ts';

/** Debounce before typed text counts as a search, in milliseconds. */
const DEBOUNCE_MS = 1000;

/**
 * Records a search in analytics once it is typed: after the debounce, on unmount, or when the returned function is called. The
 * initial value is not recorded.
 */
export function useTrackSearch(typed: string): () => void {
  const term = typed.trim();
  const current = useRef(term);
  const tracked = useRef(term);
  const trackNow = useRef(() => {
    if (current.current === tracked.current) return;
    tracked.current = current.current;
    if (current.current !== '') track({ event: 'search', search_term: current.current });
  }).current;

  useEffect(() => {
    current.current = term;
    const timer = setTimeout(trackNow, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term, trackNow]);
  useEffect(() => trackNow, [trackNow]);
  return trackNow;
}
