const TIMEOUT_MS = 5_000;
/** After a longer round trip the storage's time is too inexact. */
const MAX_ROUND_TRIP_MS = 2_000;
/** Dates of HTTP are cut off to whole seconds. */
const HALF_A_SECOND_MS = 500;

/**
 * How far our clock is ahead of the storage's clock, s; null if the answer has no date or took too long. The request is not signed: a
 * storage refuses signatures with a wrong time. Every answer has a date.
 *
 * @throws Error when the storage does not answer.
 */
export async function storageClockOffset(endpoint: string, clock: () => Date): Promise<number | null> {
  const askedAt = clock().getTime();
  const answer = await fetch(endpoint, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const roundTripMs = clock().getTime() - askedAt;
  const dated = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(dated) || roundTripMs > MAX_ROUND_TRIP_MS) return null;
  return (askedAt + roundTripMs / 2 - (dated + HALF_A_SECOND_MS)) / 1_000;
}
