import { useEffect, useSyncExternalStore } from 'react';

let chosen: string | null = null;
const listeners = new Set<() => void>();

function change(slug: string | null): void {
  chosen = slug;
  for (const listener of listeners) listener();
}

/**
 * Publishes the package that the screen offers to pay for, as long as it is shown. A package that is chosen from the start is not in the address: writing it
 * there would be a navigation, which closes the messages that the screen opened with.
 */
export function usePublishChosenPackage(slug: string): void {
  useEffect(() => {
    change(slug);
    return () => change(null);
  }, [slug]);
}

/** The package that the present screen offers to pay for, for the link to log in; null on other screens. */
export function useChosenPackage(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => null,
  );
}
