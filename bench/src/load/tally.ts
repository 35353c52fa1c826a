/** Counts what users experienced, by action. */
export interface Tally {
  /** Counts a success and its duration in ms, retries included. */
  done(action: string, ms: number): void;
  /** Counts a failure that the user saw, and the time until then in ms. */
  failed(action: string, error: unknown, ms: number): void;
  /** Counts a retry. */
  repeated(action: string): void;
  rows(): TallyRow[];
}

/** Durations in ms. */
export interface TallyRow {
  action: string;
  done: number;
  failed: number;
  repeated: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Messages of failures, the most frequent first, each with the longest time until it, in ms. */
  errors: { message: string; count: number; maxMs: number }[];
}

interface Noted {
  durations: number[];
  errors: Map<string, { count: number; maxMs: number }>;
  repeated: number;
}

/** @param wording the text of an error by which failures are counted; by default name and message. */
export function createTally(wording = nameAndMessage): Tally {
  const actions = new Map<string, Noted>();
  const of = (action: string): Noted => {
    const known = actions.get(action) ?? { durations: [], errors: new Map(), repeated: 0 };
    actions.set(action, known);
    return known;
  };
  return {
    done: (action, ms) => void of(action).durations.push(ms),
    failed: (action, error, ms) => {
      const { errors } = of(action);
      const message = wording(error).slice(0, 160);
      const { count, maxMs } = errors.get(message) ?? { count: 0, maxMs: 0 };
      errors.set(message, { count: count + 1, maxMs: Math.max(maxMs, ms) });
    },
    repeated: (action) => {
      of(action).repeated += 1;
    },
    rows: () => [...actions].map(([action, noted]) => rowOf(action, noted)),
  };
}

function nameAndMessage(error: unknown): string {
  return String(error instanceof Error ? `${error.name}: ${error.message}` : error);
}

function rowOf(action: string, { durations, errors, repeated }: Noted): TallyRow {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    action,
    done: sorted.length,
    failed: [...errors.values()].reduce((sum, { count }) => sum + count, 0),
    repeated,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1) ?? Number.NaN,
    errors: Array.from(errors, ([message, met]) => ({ message, ...met })).toSorted((a, b) => b.count - a.count),
  };
}

/** The rows as a table. @param seconds the duration, for the rates. */
export function tallyTable(rows: readonly TallyRow[], seconds: number): string {
  const columns = ['what', 'done', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'repeated', 'failed'];
  const cells = rows.map(({ action, done, p50, p95, p99, max, repeated, failed }) => [
    action,
    String(done),
    (done / seconds).toFixed(1),
    ...[p50, p95, p99, max].map((ms) => (Number.isNaN(ms) ? '-' : ms.toFixed(0))),
    String(repeated),
    String(failed),
  ]);
  const lines = [columns, ...cells].map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(9))).join(' '),
  );
  const errors = rows.flatMap(({ action, errors: met }) =>
    met.map(({ message, count }) => `  ${count} × ${action}: ${message}`),
  );
  return [...lines, ...errors].join('\n');
}
