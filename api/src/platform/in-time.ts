/** No probe waits longer: what has not answered until then counts as away. */
export const PATIENCE_MS = 2_000;

/** The work may still come to its end; nobody waits for it. */
export class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime';
}

export type Outcome<T> = { value: T } | { error: unknown };

/**
 * What came of the work, or that it took too long. Never rejects.
 *
 * @param patienceMs how long it may take.
 */
export async function inTime<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<Outcome<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => resolve({ error: new NoAnswerInTime(`no answer in ${patienceMs} ms`) }), patienceMs);
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
