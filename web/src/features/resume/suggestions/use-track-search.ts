import { useEffect, useRef } from 'react';
import { track } from '../../../lib/analytics/analytics.ts';

/** Rest after a keystroke before what stands in the field is taken for a search, in milliseconds. */
const REST_MS = 1000;

/**
 * Records what is searched for, once it is typed and not letter by letter: after a rest, when the field goes, or when the answer is
 * called. What stood there at first was not typed, and is not a search.
 */
export function useTrackSearch(typed: string): () => void {
  const term = typed.trim();
  const current = useRef(term);
  const told = useRef(term);
  const tell = useRef(() => {
    if (current.current === told.current) return;
    told.current = current.current;
    if (current.current !== '') track({ event: 'search', search_term: current.current });
  }).current;

  useEffect(() => {
    current.current = term;
    const timer = setTimeout(tell, REST_MS);
    return () => clearTimeout(timer);
  }, [term, tell]);
  useEffect(() => tell, [tell]);
  return tell;
}
