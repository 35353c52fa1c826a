import type { Statements } from './statements.ts';

/** Whether a webhook event is due at `now`. Each process asks every second, and the answer is nearly always no. */
export async function selectHasDueEvent(sql: Statements, now: Date): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM webhook_events WHERE state IN ('new', 'failed') AND nextTryAt <= ? LIMIT 1`,
    [now],
  );
  return rows.length > 0;
}
