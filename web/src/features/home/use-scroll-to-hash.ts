import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element that the address names after its `#`, also if the page is rendered later than the address is opened. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
