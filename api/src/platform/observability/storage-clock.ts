const TIMEOUT_MS = 5_000;
/** An answer that took longer says little about the time at which the storage dated it. */
const LONGEST_TRIP_MS = 2_000;
/** HTTP's dates have whole seconds, cut off. */
const HALF_A_SECOND_MS = 500;

/**
 * How far our clock is ahead of the storage's, s; null where its answer does not tell. It is asked without a signature, since a storage
 * that finds our clock wrong refuses those that are signed; whatever it answers is dated.
 *
 * @throws when it does not answer.
 */
export async function storageClockOffset(endpoint: string, clock: () => Date): Promise<number | null> {
  const askedAt = clock().getTime();
  const answer = await fetch(endpoint, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const tripMs = clock().getTime() - askedAt;
  const dated = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(dated) || tripMs > LONGEST_TRIP_MS) return null;
  return (askedAt + tripMs / 2 - (dated + HALF_A_SECOND_MS)) / 1_000;
}
