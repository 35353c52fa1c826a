/** Calls while the work is in flight share its result, so that probes do not pile up on a part that hangs. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let inFlight: Promise<T> | null = null;
  return () => {
    inFlight ??= work().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
