/** The timeout of probes: a part that has not answered by then counts as away. */
export const PROBE_TIMEOUT_MS = 2_000;

/** The work did not end in time. It is not cancelled. */
export class TimeoutElapsed extends Error {
  override readonly name = 'TimeoutElapsed';
}

export type Outcome<T> = { value: T } | { error: unknown };

/**
 * The result of the work, or an error when it failed or took longer than `timeoutMs`. Never rejects.
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs = PROBE_TIMEOUT_MS): Promise<Outcome<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => resolve({ error: new TimeoutElapsed(`no answer in ${timeoutMs} ms`) }), timeoutMs);
  });
  const outcome = work.then(
    (value): Outcome<T> => ({ value }),
    (error: unknown): Outcome<T> => ({ error }),
  );
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
