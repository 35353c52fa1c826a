import type { Statements } from './statements.ts';

/** Whether a payment notice is to be worked off by `now`. Each process asks every second, nearly always in vain. */
export async function selectHasDueEvent(sql: Statements, now: Date): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM webhook_events WHERE state IN ('new', 'failed') AND nextTryAt <= ? LIMIT 1`,
    [now],
  );
  return rows.length > 0;
}
