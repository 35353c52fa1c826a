import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows the part of the page that the address names behind its `#`, also where the page is drawn after the address was opened. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
